import { type DynamicModule, Global, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '@kinloom/config';
import { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { SelectBatch } from './select-batch';
import { poolOf, Sql } from './sql';
import { type DatabaseRole, dropSilentConnections, timeLimitsOf } from './time-limits';

/** Provides the data source of the process, and prepared statements on its connection pool. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param role of the process; it selects the timeouts, which are shorter for an api */
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
            // The pool replaces broken idle connections; without a listener the error would end the process.
            poolOf(source).on('error', (error) =>
              new Logger('Database').warn(`database.connection_lost error="${error.message}": the pool reconnects`),
            );
            return source;
          },
        },
        { provide: Sql, useFactory: (source: DataSource) => new Sql(source), inject: [DataSource] },
        { provide: SelectBatch, useFactory: (source: DataSource) => new SelectBatch(source), inject: [DataSource] },
        DataSourceShutdown,
      ],
      exports: [DataSource, SelectBatch, Sql],
    };
  }
}

@Injectable()
class DataSourceShutdown implements OnApplicationShutdown {
  constructor(private readonly source: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.source.destroy();
  }
}
