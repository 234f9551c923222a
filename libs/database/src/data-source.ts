import { types } from 'pg';
import { DataSource } from 'typeorm';
import { AccountEntity } from './entities/account.entity';
import { CompanionEntity } from './entities/companion.entity';
import { ThreadKeyEntity } from './entities/thread-key.entity';
import { Ground1763600000000 } from './migrations/1763600000000-ground';
import { Mind1763650000000 } from './migrations/1763650000000-mind';

// Ids are bigint in the database and numbers here: none will reach 2^53. Set for the whole process, so that every path agrees.
types.setTypeParser(types.builtins.INT8, (text) => Number(text));

/**
 * The data source of one process. The schema is changed by migrations alone.
 * @param url postgres:// address
 * @param poolSize connections it may open
 */
export function createDataSource(url: string, poolSize: number): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [AccountEntity, CompanionEntity, ThreadKeyEntity],
    migrations: [Ground1763600000000, Mind1763650000000],
    migrationsTransactionMode: 'each',
    synchronize: false,
    applicationName: 'kinloom',
    extra: {
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      // Every statement here finds its rows by an index, in memory or on a flash disk: the planner should not think of a spinning one.
      options: '-c random_page_cost=1.1 -c jit=off',
    },
  });
}
