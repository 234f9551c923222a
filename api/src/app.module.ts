import { type Config, ConfigModule } from '@kinloom/config';
import { DatabaseModule } from '@kinloom/database';
import { JobsModule } from '@kinloom/jobs';
import { RealtimeModule } from '@kinloom/realtime';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccountsApi } from './accounts/accounts.api';
import { AgentsApi } from './agents/agents.api';
import { AdministrationApi } from './administration/administration.api';
import { AccountGuard } from './border/access';
import { FailureFilter } from './border/failures';
import { ParsePipe } from './border/parse';
import { BudgetsApi } from './budgets/budgets.api';
import { CareApi } from './care/care.api';
import { ConversationsApi } from './conversations/conversations.api';
import { InsightApi } from './insight/insight.api';
import { LeavingApi } from './leaving/leaving.api';
import { MemoriesApi } from './memories/memories.api';
import { SecurityLogApi } from './security-log/security-log.api';
import { SoulprintsApi } from './soulprints/soulprints.api';
import { SoulsApi } from './souls/souls.api';
import { SystemApi } from './system/system.api';
import { WorkApi } from './work/work.api';

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
        AccountsApi,
        AdministrationApi,
        AgentsApi,
        BudgetsApi,
        CareApi,
        SoulsApi,
        SoulprintsApi,
        ConversationsApi,
        MemoriesApi,
        InsightApi,
        LeavingApi,
        SecurityLogApi,
        SystemApi,
        WorkApi,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccountGuard },
        { provide: APP_PIPE, useClass: ParsePipe },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
    };
  }
}
