import { type Config, ConfigModule } from '@kinloom/config';
import { DatabaseModule } from '@kinloom/database';
import { AccountsModule } from '@kinloom/domain/accounts';
import { AdministrationModule } from '@kinloom/domain/administration';
import { AgentsModule } from '@kinloom/domain/agents';
import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { BackupsModule } from '@kinloom/domain/backups';
import { BudgetsModule } from '@kinloom/domain/budgets';
import { CareModule } from '@kinloom/domain/care';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { InsightModule } from '@kinloom/domain/insight';
import { MemoriesModule } from '@kinloom/domain/memories';
import { ModelsModule } from '@kinloom/domain/models';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { AccountDataModule } from '@kinloom/domain/account-data';
import { SoulprintsModule } from '@kinloom/domain/soulprints';
import { RealtimePublisherModule } from '@kinloom/realtime';
import { JobProcessors, JobsModule } from '@kinloom/jobs';
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountDataProcessor } from './account-data/account-data.processor';
import { AccountsProcessor } from './accounts/accounts.processor';
import { AgentsProcessor } from './agents/agents.processor';
import { BackgroundTasksHousekeeping } from './background-tasks/background-tasks.housekeeping';
import { BudgetsHousekeeping } from './budgets/budgets.housekeeping';
import { CareHousekeeping } from './care/care.housekeeping';
import { ConversationsProcessor } from './conversations/conversations.processor';
import { OfferedTurns } from './conversations/offered-turns';
import { HousekeepingRepository } from './housekeeping/housekeeping.repository';
import { HousekeepingRunner } from './housekeeping/housekeeping.runner';
import { WorkerActivity } from './housekeeping/worker-activity';
import { InsightProcessor } from './insight/insight.processor';
import { MemoriesProcessor } from './memories/memories.processor';
import { ModelsProcessor } from './models/models.processor';
import { SecurityLogHousekeeping } from './security-log/security-log.housekeeping';
import { SoulprintsProcessor } from './soulprints/soulprints.processor';

@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(config, 'worker'),
        DiscoveryModule,
        JobsModule,
        RealtimePublisherModule,
        AccountsModule,
        AdministrationModule,
        AgentsModule,
        BackgroundTasksModule,
        BackupsModule,
        BudgetsModule,
        CareModule,
        ConversationsModule,
        InsightModule,
        MemoriesModule,
        ModelsModule,
        SecurityLogModule,
        AccountDataModule,
        SoulprintsModule,
      ],
      providers: [
        JobProcessors,
        HousekeepingRepository,
        HousekeepingRunner,
        WorkerActivity,
        AccountDataProcessor,
        AccountsProcessor,
        AgentsProcessor,
        BackgroundTasksHousekeeping,
        BudgetsHousekeeping,
        CareHousekeeping,
        ConversationsProcessor,
        InsightProcessor,
        MemoriesProcessor,
        ModelsProcessor,
        OfferedTurns,
        SecurityLogHousekeeping,
        SoulprintsProcessor,
      ],
    };
  }
}
