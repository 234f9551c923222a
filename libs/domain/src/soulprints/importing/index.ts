export { ArchiveWriter } from './archive-writer';
export { ExportsService } from './exports.service';
export { ImportWork } from './import-work.service';
export { Importer } from './importer';
export { ImportsRepository } from './imports.repository';
export { ImportsService, type Sent } from './imports.service';
