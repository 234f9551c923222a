import type { ClientBase } from 'pg';
import { RESTORE_MARK } from '@kinloom/database';
import type { SequenceValue, TableColumns } from './manifest';

/** Schemas whose tables are backed up: our own and the agents' checkpoints. The queue's (`bullmq`) is made again from our rows. */
const SCHEMAS = ['public', 'langgraph'];

/** Tables whose rows are excluded, and why. Unlogged tables are excluded too, because they do not survive a crash. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  'public.migrations': 'written by the migrations themselves',
  'langgraph.checkpoint_migrations': 'written by the migrations themselves',
  'public.sessions': 'a session that was ended after the backup must not become valid again; users sign in again',
  'public.account_tokens': 'a link that was used after the backup must not work again; users can request a new one',
  'public.backup_runs': 'describes the backups of this installation, not of the one they are restored into',
  [`public.${RESTORE_MARK}`]: 'exists only while a restore runs',
};

/** The tables that a backup holds, as they are now. */
export async function listTables(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `SELECT n.nspname || '.' || c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname = ANY($1)
       AND NOT (n.nspname || '.' || c.relname = ANY($2))
     GROUP BY 1 ORDER BY 1`,
    [SCHEMAS, Object.keys(EXCLUDED_TABLES)],
  );
  return rows;
}

/**
 * How far each sequence is, where it was used. Sequences do not follow snapshots: what is read after a snapshot began is never behind
 * the ids in it.
 */
export async function listSequences(client: ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `SELECT tn.nspname || '.' || t.relname AS "table", a.attname::text AS "column", q.last_value::text AS value
     FROM pg_class s JOIN pg_namespace sn ON sn.oid = s.relnamespace
       JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i')
         AND d.refclassid = 'pg_class'::regclass AND d.refobjsubid > 0
       JOIN pg_class t ON t.oid = d.refobjid AND t.relpersistence = 'p' JOIN pg_namespace tn ON tn.oid = t.relnamespace
       JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
       JOIN pg_sequences q ON q.schemaname = sn.nspname AND q.sequencename = s.relname
     WHERE s.relkind = 'S' AND tn.nspname = ANY($1) AND q.last_value IS NOT NULL
       AND NOT (tn.nspname || '.' || t.relname = ANY($2))
     ORDER BY 1, 2`,
    [SCHEMAS, ['public.migrations', 'public.backup_runs']],
  );
  return rows;
}

/** Rows per table, for comparing two databases. Only exact while nothing is written. */
export async function countRows(client: ClientBase): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(name)}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** @param name `schema.table` @returns it as SQL reads it */
export const quoted = (name: string): string => name.split('.').map(quotedPart).join('.');

/** @param part one identifier */
export const quotedPart = (part: string): string => `"${part.replaceAll('"', '""')}"`;
