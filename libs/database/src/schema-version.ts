import { type Config, RefusedStart } from '@kinloom/config';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';

/** Marker table that exists only during a restore. A database that has it is incomplete. */
export const RESTORE_MARK = 'restore_in_progress';

/** The database has executed a migration that is unknown to this release. */
export class UnknownMigrationError extends RefusedStart {
  constructor(readonly migration: string) {
    super(
      `This database was made by a newer release (migration ${migration}). Start that release or restore a backup.`,
    );
    this.name = 'UnknownMigrationError';
  }
}

/** A connection, pool or data source that runs statements. */
export interface Queryable {
  query(text: string): Promise<unknown>;
}

/** @returns the names of all migrations of this release, in execution order */
export function knownMigrations(): string[] {
  const { migrations } = createDataSource('postgres://none', 1).options;
  const classes = Object.values(migrations ?? {}) as (new () => { name: string })[];
  const names = classes.map((Migration) => new Migration().name);
  return names.sort((a, b) => timestampOf(a) - timestampOf(b));
}

/** TypeORM orders migrations by the 13 digits at the end of their names: milliseconds since 1970. */
const timestampOf = (name: string): number => Number(name.slice(-13));

/** @returns the names of the executed migrations of a database; empty without a schema */
export async function executedMigrations(database: Queryable): Promise<string[]> {
  const [table] = await rowsOf<{ exists: boolean }>(
    database,
    `SELECT to_regclass('public.migrations') IS NOT NULL AS exists`,
  );
  if (!table?.exists) return [];
  const rows = await rowsOf<{ name: string }>(database, 'SELECT name FROM public.migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/**
 * Checks that this release supports the schema of the database.
 * @throws UnknownMigrationError if a newer release migrated the database
 * @throws RefusedStart if a restore did not finish
 */
export async function assertKnownSchema(database: Queryable): Promise<void> {
  const known = new Set(knownMigrations());
  const unknown = (await executedMigrations(database)).find((name) => !known.has(name));
  if (unknown !== undefined) throw new UnknownMigrationError(unknown);
  const [mark] = await rowsOf<{ exists: boolean }>(
    database,
    `SELECT to_regclass('public.${RESTORE_MARK}') IS NOT NULL AS exists`,
  );
  if (mark?.exists) {
    throw new RefusedStart(
      'A restore into this database did not finish, so it is not complete. Run the restore again.',
    );
  }
}

/** Marks the database as incomplete: processes refuse to start on it until `endRestore`. */
export async function beginRestore(database: Queryable): Promise<void> {
  await database.query(`CREATE TABLE IF NOT EXISTS public.${RESTORE_MARK} (started_at timestamptz DEFAULT now())`);
}

/** Removes the marker of `beginRestore`. */
export async function endRestore(database: Queryable): Promise<void> {
  await database.query(`DROP TABLE public.${RESTORE_MARK}`);
}

/** Unwraps a query result: TypeORM returns the rows, pg an object with `rows`. */
async function rowsOf<Row>(database: Queryable | DataSource, text: string): Promise<Row[]> {
  const result: unknown = await database.query(text);
  if (Array.isArray(result)) return result as Row[];
  return (result as { rows: Row[] }).rows;
}

/**
 * Checks the schema before a process starts, so that the process can exit with a one-line message.
 * @param config settings with the URL of the database
 * @throws as `assertKnownSchema`
 */
export async function checkSchema({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await assertKnownSchema(client);
  } finally {
    await client.end();
  }
}
