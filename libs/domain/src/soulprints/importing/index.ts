export { ArchiveWriter } from './archive-writer';
export { ExportsService } from './exports.service';
export { ImportStagingRepository } from './import-staging.repository';
export { ImportTaskService } from './import-task.service';
export { Importer } from './importer';
export { ImportsRepository } from './imports.repository';
export { ImportsService, type ExportUpload } from './imports.service';
export { ExportsRepository } from './exports.repository';
