import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Config } from '@kinloom/config';
import { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { poolOf, Sql } from './sql';
import { type DatabaseRole, dropSilentConnections, timeLimitsOf } from './time-limits';

/** The data source of the process, and the prepared statements over it. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param role of the process: an api gives up sooner than a worker */
  static with(config: Config, role: DatabaseRole): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: DataSource,
          useFactory: async () => {
            const limits = timeLimitsOf(role, config.databaseTimeout * 1_000);
            const source = await createDataSource(config.databaseUrl, config.databasePool, limits).initialize();
            dropSilentConnections(poolOf(source), limits);
            // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
            poolOf(source).on('error', (error) => new Logger('Database').warn(`connection lost: ${error.message}`));
            return source;
          },
        },
        { provide: Sql, useFactory: (source: DataSource) => new Sql(source), inject: [DataSource] },
        ClosesDataSource,
      ],
      exports: [DataSource, Sql],
    };
  }
}

@Injectable()
class ClosesDataSource implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.source.destroy();
  }
}
