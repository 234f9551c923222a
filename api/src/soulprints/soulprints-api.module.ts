import { BudgetsModule } from '@kinloom/domain/budgets';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { SoulprintsModule } from '@kinloom/domain/soulprints';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { FilesController } from '../conversations/files.controller';
import { CardsController } from './cards.controller';
import { ImportsController } from './imports.controller';
import { ManagementController } from './management.controller';
import { PendingMemoriesController } from './pending-memories.controller';
import { SoulFilesController } from './soul-files.controller';
import { Uploads } from './uploads';

@Module({
  imports: [BudgetsModule, ConversationsModule, SoulprintsModule, SoulsModule],
  controllers: [
    CardsController,
    FilesController,
    ImportsController,
    ManagementController,
    PendingMemoriesController,
    SoulFilesController,
  ],
  providers: [Uploads],
  exports: [Uploads],
})
export class SoulprintsApiModule {}
