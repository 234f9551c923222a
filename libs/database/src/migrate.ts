import { runMigrations as runQueueMigrations } from 'bullmq';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrateCheckpoints } from './checkpoints';
import { createDataSource } from './data-source';
import { MIGRATION_LOCK } from './locks';
import { assertKnownSchema } from './schema-version';

/**
 * Brings a database to the newest schema: our own tables and the queue's. Safe to run from several processes at once.
 * @param url postgres:// address of a database this user may create tables in
 * @throws UnknownMigrationError where a newer release changed the schema; RefusedStart where a restore did not finish
 */
export async function migrate(url: string): Promise<void> {
  await underMigrationLock(url, async (client) => {
    await assertKnownSchema(client);
    await runOwnMigrations(createDataSource(url, 2));
    await runQueueMigrations(client);
    await migrateCheckpoints(client, url);
  });
}

/**
 * Brings the database of a restore to a schema that a backup was made with, or, without a list, to the newest.
 * @param names the migrations to execute; all must be known
 */
export async function migrateTo(url: string, names?: readonly string[]): Promise<void> {
  await underMigrationLock(url, async (client) => {
    const { options } = createDataSource(url, 2);
    const all = Object.values(options.migrations ?? {}) as (new () => { name: string })[];
    const migrations = all.filter((Migration) => !names || names.includes(new Migration().name));
    await runOwnMigrations(new DataSource({ ...options, migrations }));
    if (!names) await runQueueMigrations(client);
    await migrateCheckpoints(client, url);
  });
}

async function underMigrationLock(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}

async function runOwnMigrations(source: DataSource): Promise<void> {
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}
