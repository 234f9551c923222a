import pg from 'pg';
import { readAccess } from '../start/cluster.mjs';

/** Settings with which the database server counts statements. */
export const COUNT_STATEMENTS = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '5000',
  // Round trips are counted: statements inside of functions are not.
  'pg_stat_statements.track': 'top',
};

/**
 * Milliseconds after which the server has written down what its connections did: an idle connection reports its counters after ten seconds at
 * the latest.
 */
export const REPORT_MS = 11_000;

/**
 * What the database has done so far. Statements and transactions of the measurement itself are not included.
 *
 * @typedef {object} DatabaseCount
 * @property {number} statements
 * @property {number} transactions
 * @property {number} connections opened
 * @property {Record<string, { index: number, sequential: number }>} scans by table
 * @property {Map<string, number>} calls by text of the statement
 */

/**
 * @param {{ folder: string, name: string }} place folder of the server, and the name of the app's database
 * @returns {Promise<{ count: () => Promise<DatabaseCount>, ask: (sql: string) => Promise<any[]>, end: () => Promise<void> }>} `ask` runs a query
 *   that is not counted
 */
export async function openDatabaseCounter({ folder, name }) {
  const { access } = await readAccess(folder);
  const address = {
    host: '127.0.0.1',
    port: access.port,
    user: 'postgres',
    password: access.adminPassword,
    ssl: false,
  };
  const [inside, outside] = [
    new pg.Client({ ...address, database: name }),
    new pg.Client({ ...address, database: 'postgres' }),
  ];
  await Promise.all([inside.connect(), outside.connect()]);
  await outside.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  let own = 0;
  const ask = async (/** @type {string} */ sql) => {
    own += 1;
    return (await inside.query(sql)).rows;
  };
  return {
    ask,
    count: async () => {
      const { rows: texts } = await outside.query(
        `SELECT s.query, sum(s.calls)::int AS calls FROM pg_stat_statements s
         JOIN pg_database d ON d.oid = s.dbid JOIN pg_roles r ON r.oid = s.userid
         WHERE d.datname = $1 AND r.rolname = 'kinloom' GROUP BY s.query`,
        [name],
      );
      const { rows: totals } = await outside.query(
        'SELECT xact_commit + xact_rollback AS transactions, sessions FROM pg_stat_database WHERE datname = $1',
        [name],
      );
      const transactions = Number(totals[0].transactions) - own;
      const tables = await ask(
        `SELECT CASE schemaname WHEN 'public' THEN relname ELSE schemaname || '.' || relname END AS name,
           coalesce(idx_scan, 0)::int AS index, coalesce(seq_scan, 0)::int AS sequential FROM pg_stat_user_tables`,
      );
      return {
        statements: texts.reduce((sum, { calls }) => sum + calls, 0),
        transactions,
        connections: Number(totals[0].sessions),
        scans: Object.fromEntries(tables.map(({ name: table, index, sequential }) => [table, { index, sequential }])),
        calls: new Map(texts.map(({ query, calls }) => [query.replaceAll(/\s+/g, ' ').trim(), calls])),
      };
    },
    end: async () => {
      await Promise.all([inside.end(), outside.end()]);
    },
  };
}
