export { decodeFileName, type Download, FilesService, type ReceivedFile } from './files';
export { type Archive, type ArchiveEntry, type ExportSource, openArchive, UnreadableExportError } from './formats';
export { ExportsService, ImportsService, ImportTaskService, type ExportUpload } from './importing';
export {
  AnalysisService,
  CardsService,
  ManagementService,
  PendingMemoriesService,
  pictureIn,
  QuickSoulsService,
  SoulFilesService,
} from './making';
export { SoulprintsModule } from './soulprints.module';
