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
  /** The values it may have, where they are listed. */
  listed: string[] | null;
  /** What it holds where nothing is said: a literal of SQL. */
  default: string | null;
  /** Whether it is a key, or made by the database itself. */
  structural: boolean;
  /** Whether it is computed from other columns. */
  generated: boolean;
}

/** Stands in every place that can hold words. */
export const MARK = 'quince-and-lantern-4711';

const VOICE = {
  adaptabilityLevel: 1,
  voiceRigidity: 0.5,
  coreConstraints: [{ type: 'negative', severity: 2, rule: MARK, fallbackPhrase: MARK }],
};

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
  'messages.notices': () => JSON.stringify([{ kind: 'care', text: MARK, resources: [] }]),
  // In the shape that the product writes, so that what reads a part of it finds the mark.
  'companions.config': () => JSON.stringify({ voiceConstraints: VOICE, thinkingStyle: null }),
  'relational_patterns.pattern': () =>
    JSON.stringify({ avgResponseLength: 4, questionToStatementRatio: 0.5, emotionalStyle: MARK, typicalPacing: MARK }),
  'processing_logs.steps': () => JSON.stringify([{ step: 'perceive', result: MARK, duration: 1 }]),
  'memories.superseded_by': () => null,
  'memories.emphasis': () => 0,
};

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attgenerated = '' AND a.attidentity <> 'a' AS written,
    (SELECT p.confrelid::regclass::text FROM pg_constraint p WHERE p.conrelid = c.oid AND p.contype = 'f' AND p.conkey = ARRAY[a.attnum]) AS parent,
    (SELECT ARRAY(SELECT one[1] FROM regexp_matches(pg_get_constraintdef(k.oid), $$'([^']*)'$$, 'g') one) FROM pg_constraint k
     WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum] AND pg_get_constraintdef(k.oid) LIKE '%ARRAY[''%' LIMIT 1) AS listed,
    a.attgenerated <> '' OR a.attidentity <> '' OR EXISTS (SELECT FROM pg_constraint p WHERE p.conrelid = c.oid AND a.attnum = ANY(p.conkey) AND p.contype IN ('p', 'f')) AS structural, a.attgenerated <> '' AS generated, (SELECT pg_get_expr(d.adbin, d.adrelid) FROM pg_attrdef d WHERE d.adrelid = c.oid AND d.adnum = a.attnum) AS default
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

/** The mark within JSON: in the shape of the column's default where that is an object with fields. */
function markedShape(literal: string | null): unknown {
  const json = /^'(\{.*\})'::jsonb?$/s.exec(literal ?? '')?.[1];
  const shape = json === undefined ? {} : (JSON.parse(json.replaceAll("''", "'")) as object);
  return Object.keys(shape).length === 0 ? { words: MARK } : changed(shape, MARK);
}

/** JSON of the same shape with other values: strings become `words`. */
function changed(value: unknown, words: string): unknown {
  if (typeof value === 'string') return words;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map((one) => changed(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, words)]));
}

/** What goes into a column: the mark wherever words can stand. Undefined where nothing needs to be said. */
function valueOf(column: Column, ids: Map<string, number>): unknown {
  const { table, name, type, parent, listed } = column;
  const given = VALUES[`${table}.${name}`];
  if (given) return given(ids);
  if (parent !== null) return ids.get(parent) ?? null;
  if (listed !== null) return listed[0];
  if (type === 'text') return MARK;
  if (type === 'text[]') return [MARK];
  if (type === 'jsonb' || type === 'json') return JSON.stringify(markedShape(column.default));
  if (type === 'bytea') return Buffer.from(MARK);
  if (type === 'uuid') return randomUUID();
  if (type === 'timestamp with time zone') return new Date();
  if (type === 'boolean') return false;
  if (type === 'real[]') return null;
  return 1;
}

/** A row that was planted. */
export interface PlantedRow {
  table: string;
  columns: Column[];
  row: Record<string, unknown>;
  /** Its columns that hold the mark, as `table.column`. */
  marked: string[];
}

/**
 * Writes a row into every table that hangs on an account, with the mark in every column that takes words.
 * @returns the columns that hold it, as `table.column`
 */
export async function plant(database: TestDatabase, accountId: number): Promise<string[]> {
  return (await plantRows(database, accountId)).flatMap(({ marked }) => marked);
}

/** As `plant`. @returns the rows */
export async function plantRows(database: TestDatabase, accountId: number): Promise<PlantedRow[]> {
  const ids = new Map<string, number>([['accounts', accountId]]);
  const planted: PlantedRow[] = [];
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
    const marked = written.filter((_, place) => holds(values[place])).map((column) => `${name}.${column.name}`);
    planted.push({ table: name, columns, row: row.row, marked });
  }
  return planted;
}

/** Stands in the place of `MARK` after `vary`. */
export const OTHER_MARK = 'medlar-and-candle-1147';

/** Other values for columns that only some suit. */
const OTHER_VALUES: Record<string, unknown> = {
  'messages.care_tier': 3,
  'messages.files': JSON.stringify([{ id: 1, name: OTHER_MARK }]),
};

function otherValues({ table, name, type, listed }: Column, value: unknown): unknown[] {
  const given = OTHER_VALUES[`${table}.${name}`];
  if (given !== undefined) return [given];
  if (listed !== null) return listed.filter((one) => one !== value);
  if (type === 'text') return [OTHER_MARK];
  if (type === 'text[]') return [[OTHER_MARK]];
  if (type === 'jsonb' || type === 'json') return [JSON.stringify(changed(value ?? { words: MARK }, OTHER_MARK))];
  if (type === 'bytea') return [Buffer.from(OTHER_MARK)];
  if (type === 'uuid') return [randomUUID()];
  if (type === 'timestamp with time zone') return [new Date(Date.now() - 86_400_000)];
  if (type === 'boolean') return [value !== true];
  if (type === 'real[]') return [[0.25, 0.5]];
  if (type === 'smallint[]' || type === 'integer[]' || type === 'bigint[]') return [[2]];
  return typeof value === 'number' ? [value + 1, value - 1, value + 0.25] : [2, 3, 0];
}

/**
 * Gives every column of planted rows another value, but for keys and those that are to stay.
 * @returns the columns that could be given none, as `table.column`
 */
export async function vary(
  database: TestDatabase,
  planted: readonly PlantedRow[],
  stays: (column: string) => boolean,
): Promise<string[]> {
  const left: string[] = [];
  for (const { table, columns, row } of planted) {
    const keys = JSON.stringify(
      Object.fromEntries(
        columns.filter(({ structural, generated }) => structural && !generated).map(({ name }) => [name, row[name]]),
      ),
    );
    if (keys === '{}') throw new Error(`rows of ${table} cannot be told apart`);
    for (const column of columns) {
      const called = `${table}.${column.name}`;
      if (column.structural || stays(called)) continue;
      let varied = false;
      for (const value of otherValues(column, row[column.name])) {
        try {
          const [next] = await database.query(
            `UPDATE ${table} SET ${column.name} = $2 WHERE to_jsonb(${table}) @> $1::jsonb RETURNING 1`,
            [keys, value],
          );
          if (!next) continue;
          varied = true;
          break;
        } catch (error) {
          // A constraint refuses this value: the next one is tried, and a column that takes none is named.
          if (!(error instanceof Error && 'constraint' in error) && !/invalid input|out of range/.test(String(error)))
            throw error;
        }
      }
      if (!varied) left.push(called);
    }
  }
  return left;
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
