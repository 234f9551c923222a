import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalEmail } from '@kinloom/contract';
import { Client, Pool, type QueryResultRow } from 'pg';
import { waitFor } from './wait-for';

/** Any fixed number: held while the template is made, for test files run side by side. */
const TEMPLATE_LOCK = 4_410_227;

const MIGRATIONS = join(__dirname, '../../database/src/migrations');

export interface TestDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Removes it, even with open connections. */
  drop(): Promise<void>;
}

/**
 * A fresh database on the server that `TEST_DATABASE_URL` names, at the newest schema. Migrating is done once, for a template; the
 * rest are copies of it.
 * @param options.empty true for one without any schema
 * @param options.server another server than the one of the test run
 */
export async function createTestDatabase({
  empty = false,
  server = process.env['TEST_DATABASE_URL'],
}: { empty?: boolean; server?: string | undefined } = {}): Promise<TestDatabase> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set: the integration and e2e projects of jest set it');
  const name = `kinloom_test_${randomBytes(6).toString('hex')}`;
  const template = empty ? 'template1' : await templateOf(server);
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));

  const url = addressOf(server, name);
  const pool = new Pool({ connectionString: url, max: 2 });
  // `drop` cuts the connections of everybody; an idle one of this pool would report that as an error.
  pool.on('error', () => undefined);
  return {
    url,
    query: async (text, values) => (await pool.query<never>(text, values)).rows,
    drop: async () => {
      await pool.end();
      await onServer(server, (client) => dropDatabase(client, name));
    },
  };
}

/** Named after what the migrations say, so that a server used for long never hands out an old schema. */
async function templateOf(server: string): Promise<string> {
  const print = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) print.update(readFileSync(join(MIGRATIONS, file)));
  const name = `kinloom_template_${print.digest('hex').slice(0, 12)}`;
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await dropDatabase(client, draft);
    await client.query(`CREATE DATABASE ${draft}`);
    // Loaded here alone: who wants only a scripted voice of this library needs no database.
    const { migrate } = await import('@kinloom/database');
    await migrate(addressOf(server, draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

/**
 * Removes a database after closing our connections. Without FORCE, which would have to end autovacuum workers too and lacks the right to; the
 * server ends those itself.
 */
async function dropDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) return;
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  const connected = 'SELECT pid FROM pg_stat_activity WHERE datname = $1 AND usename = current_user';
  await waitFor(`the connections to ${name} to end`, async () => {
    await client.query(`SELECT pg_terminate_backend(pid, 5000) FROM (${connected}) AS connected`, [name]);
    return (await client.query(connected, [name])).rowCount === 0;
  });
  await client.query(`DROP DATABASE ${name}`);
}

async function onServer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

let made = 0;
const idOf = (rows: { id: number | string }[]): number => Number(rows[0]?.id);

/** An account without a usable password. @returns its id */
export async function makeAccount(
  database: TestDatabase,
  { email = `person-${(made += 1)}@kinloom.test`, displayName = 'Person' }: Partial<Account> = {},
) {
  return idOf(
    await database.query(
      `INSERT INTO accounts (email, email_key, password_hash, display_name, role) VALUES ($1, $2, '', $3, 'member') RETURNING id`,
      [email, canonicalEmail(email), displayName],
    ),
  );
}
interface Account {
  email: string;
  displayName: string;
}

/** A soul of an account. @returns its id */
export async function makeSoul(
  database: TestDatabase,
  accountId: number,
  { name = 'Lumen', archetype = 'sage' }: { name?: string; archetype?: string } = {},
): Promise<number> {
  return idOf(
    await database.query('INSERT INTO companions (account_id, name, archetype) VALUES ($1, $2, $3) RETURNING id', [
      accountId,
      name,
      archetype,
    ]),
  );
}

/** A conversation of an account with one of its souls. @returns its id */
export async function makeConversation(database: TestDatabase, accountId: number, soulId: number): Promise<number> {
  return idOf(
    await database.query(
      `WITH made AS (INSERT INTO conversations (account_id) VALUES ($1) RETURNING id)
       INSERT INTO conversation_souls SELECT id, $2, 0 FROM made RETURNING conversation_id AS id`,
      [accountId, soulId],
    ),
  );
}
