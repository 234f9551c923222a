import { runMigrations as runQueueMigrations } from 'bullmq';
import { Client } from 'pg';
import { migrateCheckpoints } from './checkpoints';
import { createDataSource } from './data-source';

/** Any fixed number: held while migrating, so that processes that start together do it once. */
const MIGRATION_LOCK = 5_466_566;

/**
 * Brings a database to the newest schema: our own tables and the queue's. Safe to run from several processes at once.
 * @param url postgres:// address of a database this user may create tables in
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const source = createDataSource(url, 2);
    await source.initialize();
    try {
      await source.runMigrations();
    } finally {
      await source.destroy();
    }
    await runQueueMigrations(client);
    await migrateCheckpoints(client, url);
  } finally {
    await client.end();
  }
}
