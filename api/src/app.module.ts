import { type Config, ConfigModule } from '@kinloom/config';
import { DatabaseModule } from '@kinloom/database';
import { JobsModule } from '@kinloom/jobs';
import { RealtimeModule } from '@kinloom/realtime';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccountsApiModule } from './accounts/accounts-api.module';
import { AgentsApiModule } from './agents/agents-api.module';
import { AdministrationApiModule } from './administration/administration-api.module';
import { SessionGuard } from './common/session.guard';
import { DomainExceptionFilter } from './common/domain-exception.filter';
import { ParsePipe } from './common/parse.pipe';
import { BudgetsApiModule } from './budgets/budgets-api.module';
import { CareApiModule } from './care/care-api.module';
import { ConversationsApiModule } from './conversations/conversations-api.module';
import { InsightApiModule } from './insight/insight-api.module';
import { AccountDataApiModule } from './account-data/account-data-api.module';
import { MemoriesApiModule } from './memories/memories-api.module';
import { ModelsApiModule } from './models/models-api.module';
import { SecurityLogApiModule } from './security-log/security-log-api.module';
import { SoulprintsApiModule } from './soulprints/soulprints-api.module';
import { SoulsApiModule } from './souls/souls-api.module';
import { SystemApiModule } from './system/system-api.module';
import { BackgroundTasksApiModule } from './background-tasks/background-tasks-api.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(config, 'api'),
        JobsModule,
        RealtimeModule,
        AccountsApiModule,
        AdministrationApiModule,
        AgentsApiModule,
        BudgetsApiModule,
        CareApiModule,
        SoulsApiModule,
        SoulprintsApiModule,
        ConversationsApiModule,
        MemoriesApiModule,
        ModelsApiModule,
        InsightApiModule,
        AccountDataApiModule,
        SecurityLogApiModule,
        SystemApiModule,
        BackgroundTasksApiModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_PIPE, useClass: ParsePipe },
        { provide: APP_FILTER, useClass: DomainExceptionFilter },
      ],
    };
  }
}
