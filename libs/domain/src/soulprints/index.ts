export { decodedName, type Download, FilesService, type Received } from './files';
export { ImportsService, ImportTaskService, type Sent } from './importing';
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
