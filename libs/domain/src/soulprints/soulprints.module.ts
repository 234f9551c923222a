import { BudgetsModule } from '@kinloom/domain/budgets';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { SoulsModule } from '@kinloom/domain/souls';
import { WorkModule } from '@kinloom/domain/work';
import { MemoriesModule } from '@kinloom/domain/memories';
import { Module } from '@nestjs/common';
import { FileStore, FilesRepository, FilesService } from './files';
import { Importer, ImportsRepository, ImportsService, ImportWork, ExportsService } from './importing';
import {
  AnalysisService,
  CardsService,
  MAKING,
  ManagementService,
  PendingMemoriesService,
  QuickSoulsService,
  SoulFilesService,
} from './making';

@Module({
  imports: [BudgetsModule, ConversationsModule, MemoriesModule, SoulsModule, WorkModule],
  providers: [
    ExportsService,
    FileStore,
    FilesRepository,
    FilesService,
    Importer,
    ImportsRepository,
    ImportsService,
    ImportWork,
    ...MAKING,
  ],
  exports: [
    AnalysisService,
    CardsService,
    FilesService,
    ImportsService,
    ImportWork,
    ManagementService,
    PendingMemoriesService,
    QuickSoulsService,
    SoulFilesService,
  ],
})
export class SoulprintsModule {}
