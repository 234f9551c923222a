import { type Config, ConfigModule } from '@kinloom/config';
import { DatabaseModule } from '@kinloom/database';
import { AccountsModule } from '@kinloom/domain/accounts';
import { AdministrationModule } from '@kinloom/domain/administration';
import { AgentsModule } from '@kinloom/domain/agents';
import { BackupsModule } from '@kinloom/domain/backups';
import { BudgetsModule } from '@kinloom/domain/budgets';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { InsightModule } from '@kinloom/domain/insight';
import { LeavingModule } from '@kinloom/domain/leaving';
import { SoulprintsModule } from '@kinloom/domain/soulprints';
import { JobsModule } from '@kinloom/jobs';
import { RealtimePublisherModule } from '@kinloom/realtime';
import { type DynamicModule, Module } from '@nestjs/common';

@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(config, 'worker'),
        JobsModule,
        RealtimePublisherModule,
        AccountsModule,
        AdministrationModule,
        AgentsModule,
        BackupsModule,
        BudgetsModule,
        ConversationsModule,
        InsightModule,
        LeavingModule,
        SoulprintsModule,
      ],
    };
  }
}
