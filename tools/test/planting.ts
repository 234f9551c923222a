import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@kinloom/testing';

/** A table that hangs on accounts, and its columns. */
interface Table {
  name: string;
  columns: Column[];
}

interface Column {
  table: string;
  name: string;
  type: string;
  written: boolean;
  /** The table whose rows it names. */
  parent: string | null;
  /** One of the values it may have, where they are listed. */
  listed: string | null;
}

/** Stands in every place that can hold words. */
export const MARK = 'quince-and-lantern-4711';

/** What a column holds that only some values suit, or that names a row without saying of which table. */
const VALUES: Record<string, (ids: Map<string, number>) => unknown> = {
  'companions.relationship_progress': () => 1,
  'messages.sender_id': (ids) => ids.get('accounts'),
  'messages.companion_id': () => null,
  'messages.care_tier': () => 2,
  'messages.turn_id': () => null,
  'sessions.sess': (ids) => ({ passport: { user: ids.get('accounts') }, userAgent: MARK }),
  'sessions.expire': () => new Date(Date.now() + 60_000),
  'accounts.leaving_at': () => null,
  'accounts.disabled_at': () => null,
  'milestones.type': () => 'first_memory',
  'messages.files': () => JSON.stringify([{ id: 1, name: MARK }]),
  'memories.superseded_by': () => null,
  'memories.emphasis': () => 0,
};

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attgenerated = '' AND a.attidentity <> 'a' AS written,
    (SELECT p.confrelid::regclass::text FROM pg_constraint p WHERE p.conrelid = c.oid AND p.contype = 'f' AND p.conkey = ARRAY[a.attnum]) AS parent,
    (SELECT substring(pg_get_constraintdef(k.oid) FROM $$ARRAY\\['([^']*)'$$) FROM pg_constraint k
     WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum] AND pg_get_constraintdef(k.oid) LIKE '%ARRAY[''%' LIMIT 1) AS listed
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname, a.attnum`;

/** The tables that hang on an account, however far, each behind those it names. */
export async function tablesOf(database: TestDatabase): Promise<Table[]> {
  const columns = await database.query<Column & Record<string, unknown>>(COLUMNS);
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  const found = new Map<string, Table>([['accounts', { name: 'accounts', columns: tables.get('accounts') ?? [] }]]);
  const hangs = (columns: Column[]) => columns.some(({ parent }) => parent !== null && reached.has(parent));
  const reached = new Set(['accounts']);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const [name, columns] of tables) if (hangs(columns)) reached.add(name);
  }
  while (found.size < reached.size) {
    const before = found.size;
    for (const name of reached) {
      const columns = tables.get(name) ?? [];
      const ready = columns.every(({ parent }) => parent === null || parent === name || found.has(parent));
      if (ready) found.set(name, { name, columns });
    }
    if (found.size === before) throw new Error('tables that name each other');
  }
  return [...found.values()];
}

/** What goes into a column: the mark wherever words can stand. Undefined where nothing needs to be said. */
function valueOf(column: Column, ids: Map<string, number>): unknown {
  const { table, name, type, parent, listed } = column;
  const given = VALUES[`${table}.${name}`];
  if (given) return given(ids);
  if (parent !== null) return ids.get(parent) ?? null;
  if (listed !== null) return listed;
  if (type === 'text') return MARK;
  if (type === 'text[]') return [MARK];
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ words: MARK });
  if (type === 'bytea') return Buffer.from(MARK);
  if (type === 'uuid') return randomUUID();
  if (type === 'timestamp with time zone') return new Date();
  if (type === 'boolean') return false;
  if (type === 'real[]') return null;
  return 1;
}

/**
 * Writes a row into every table that hangs on an account, with the mark in every column that takes words.
 * @returns the columns that hold it, as `table.column`
 */
export async function plant(database: TestDatabase, accountId: number): Promise<string[]> {
  const ids = new Map<string, number>([['accounts', accountId]]);
  const marked: string[] = [];
  for (const { name, columns } of await tablesOf(database)) {
    if (name === 'accounts') continue;
    const written = columns.filter((column) => column.written);
    const values = written.map((column) => valueOf(column, ids));
    const [row] = await database.query<{ row: Record<string, unknown> }>(
      `INSERT INTO ${name} (${written.map((column) => column.name).join(', ')}) VALUES (${written.map((_, place) => `$${place + 1}`).join(', ')}) ON CONFLICT DO NOTHING RETURNING to_jsonb(${name}) AS row`,
      values,
    );
    // What there is one of for each account may be there already, where it holds no words.
    if (!row && !values.some(holds)) continue;
    if (!row) throw new Error(`nothing was planted in ${name}`);
    if (typeof row.row['id'] === 'number') ids.set(name, row.row['id']);
    marked.push(...written.filter((_, place) => holds(values[place])).map((column) => `${name}.${column.name}`));
  }
  return marked;
}

const holds = (value: unknown): boolean =>
  value instanceof Buffer ? value.includes(MARK) : JSON.stringify(value ?? null).includes(MARK);

/** Where words stand in a whole database, in whichever schema: as `table`, with how many rows. */
export async function findIn(database: TestDatabase, words: string): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} AS one WHERE one::text ILIKE $1 OR one::text ILIKE $2`,
      [`%${words.replace(/[\\%_]/g, '\\$&')}%`, `%${Buffer.from(words).toString('hex')}%`],
    );
    if (row && row.count > 0) found.push(`${name}: ${row.count}`);
  }
  return found;
}
