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

/** The data source of the process, and the prepared statements over it. */
@Global()
@Module({})
export class DatabaseModule {
  static with(config: Config): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: DataSource,
          useFactory: async () => {
            const source = await createDataSource(config.databaseUrl, config.databasePool).initialize();
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
