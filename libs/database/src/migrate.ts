import { runMigrations as runQueueMigrations } from 'bullmq';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrateCheckpoints } from './checkpoints';
import { createDataSource } from './data-source';
import { MIGRATION_LOCK } from './locks';
import { assertKnownSchema } from './schema-version';

/**
 * Migrates a database to the newest schema: product tables, queue tables and checkpoint tables. Safe to run concurrently (advisory lock).
 * @param url postgres:// URL; the user must be allowed to create tables
 * @throws UnknownMigrationError if a newer release migrated the database; RefusedStart if a restore did not finish
 */
export async function migrate(url: string): Promise<void> {
  await withMigrationLock(url, async (client) => {
    await assertKnownSchema(client);
    await runOwnMigrations(createDataSource(url, 2));
    await runQueueMigrations(client);
    await migrateCheckpoints(client, url);
  });
}

/**
 * Migrates the database of a restore to the schema of a backup, or without a list to the newest schema.
 * @param names migrations to execute; all must be known
 */
export async function migrateTo(url: string, names?: readonly string[]): Promise<void> {
  await withMigrationLock(url, async (client) => {
    const { options } = createDataSource(url, 2);
    const all = Object.values(options.migrations ?? {}) as (new () => { name: string })[];
    const migrations = all.filter((Migration) => !names || names.includes(new Migration().name));
    await runOwnMigrations(new DataSource({ ...options, migrations }));
    if (!names) await runQueueMigrations(client);
    await migrateCheckpoints(client, url);
  });
}

async function withMigrationLock(url: string, work: (client: Client) => Promise<void>): Promise<void> {
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
