import { BudgetsModule } from '@kinloom/domain/budgets';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { SoulsModule } from '@kinloom/domain/souls';
import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { MemoriesModule } from '@kinloom/domain/memories';
import { Module } from '@nestjs/common';
import { FileStore, FilesRepository, FilesService } from './files';
import {
  Importer,
  ImportsRepository,
  ImportsService,
  ImportStagingRepository,
  ImportTaskService,
  ExportsRepository,
  ExportsService,
} from './importing';
import {
  AnalysisService,
  CardsService,
  MAKING_PROVIDERS,
  ManagementService,
  PendingMemoriesService,
  QuickSoulsService,
  SoulFilesService,
} from './making';

@Module({
  imports: [BudgetsModule, ConversationsModule, MemoriesModule, SoulsModule, BackgroundTasksModule],
  providers: [
    ExportsRepository,
    ExportsService,
    FileStore,
    FilesRepository,
    FilesService,
    Importer,
    ImportsRepository,
    ImportsService,
    ImportStagingRepository,
    ImportTaskService,
    ...MAKING_PROVIDERS,
  ],
  exports: [
    AnalysisService,
    CardsService,
    ExportsService,
    FilesService,
    ImportsService,
    ImportTaskService,
    ManagementService,
    PendingMemoriesService,
    QuickSoulsService,
    SoulFilesService,
  ],
})
export class SoulprintsModule {}
