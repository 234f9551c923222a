import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import { Client } from 'pg';
import { BackupConnection, checkBackup, countRows, createBackup, fileEntry, restoreBackup, verifyArchive } from '.';

const PASSPHRASE = 'a passphrase for tests';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
const dataDir = () => join(folder, 'data');
const newDataDir = () => join(folder, 'new-data');
const archive = () => join(folder, 'backup.tar.gz');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinloom-backup-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase({ empty: true })]);
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const backUp = (passphrase: string | null = null) =>
  BackupConnection.use(source.url, (connection) =>
    createBackup(connection, { dataDir: dataDir(), target: archive(), passphrase, release: '0.0.0' }),
  );

async function restore(passphrase: string | null = null): Promise<void> {
  const backup = await checkBackup(archive(), passphrase);
  await restoreBackup(archive(), passphrase, backup, { databaseUrl: target.url, dataDir: newDataDir() });
}

/** Rows per table. The security log is excluded, because a restore adds an entry. */
async function counts(database: TestDatabase): Promise<Record<string, number>> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { 'public.security_events': _, ...rows } = await countRows(client);
    return rows;
  } finally {
    await client.end();
  }
}

/** An account with a conversation of unusual characters, a file, a session, and rows that refer to each other. */
async function fill() {
  const account = await makeAccount(source);
  const soul = await makeSoul(source, account);
  const conversation = await makeConversation(source, account, soul);
  const words = 'tab\t backslash \\ line\nend \\. «ü» 🌙 NULL \\N';
  await source.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status)
     SELECT $1, n, $2, $3 || n, 'complete' FROM generate_series(1, 500) n`,
    [conversation, account, words],
  );
  await source.query(`UPDATE messages SET copy_of = (SELECT max(id) FROM messages) WHERE seq = 1`);
  await source.query(`INSERT INTO sessions (sid, sess, expire) VALUES ('s', $1, now() + interval '1 day')`, [
    JSON.stringify({ passport: { user: account } }),
  ]);
  const key = await addFile(account, conversation, 'first file');
  return { account, conversation, words, key };
}

async function addFile(account: number, conversation: number, content: string): Promise<string> {
  const key = randomUUID();
  const place = join(dataDir(), fileEntry(key));
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content);
  await source.query(
    `INSERT INTO files (account_id, conversation_id, store_key, name, type, size) VALUES ($1, $2, $3, 'a', 'text/plain', $4)`,
    [account, conversation, key, content.length],
  );
  return key;
}

/** Nothing of a restore is left: neither tables nor files. */
async function expectUntouched(): Promise<void> {
  const tables = await target.query(
    `SELECT schemaname, tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables).toEqual([]);
  const names = await readdir(newDataDir(), { recursive: true }).catch(() => []);
  expect(names.filter((name) => name !== 'restore.new')).toEqual([]);
}

describe.each([
  ['backup', null],
  ['backup with a passphrase', PASSPHRASE],
])('a %s', (_, passphrase) => {
  it('restores every row, file and sequence into an empty database and folder', async () => {
    const { account, conversation, words, key } = await fill();
    const result = await backUp(passphrase);
    expect(result).toMatchObject({ files: 1, missingFiles: [] });
    // The own engine may have been installed before: it is in no backup.
    await mkdir(join(newDataDir(), 'engine'), { recursive: true, mode: 0o700 });
    await writeFile(join(newDataDir(), 'engine', 'engine.json'), '{}');
    await restore(passphrase);
    const expected = await counts(source);
    expect(expected).toMatchObject({ 'public.messages': 500, 'public.files': 1 });
    expect(await counts(target)).toEqual(expected);
    expect(await target.query(`SELECT content FROM messages WHERE seq = 7`)).toEqual([{ content: `${words}7` }]);
    const place = join(newDataDir(), fileEntry(key));
    expect(await readFile(place, 'utf8')).toBe('first file');
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    for (const above of [newDataDir(), join(newDataDir(), 'files'), dirname(place)])
      expect((await stat(above)).mode & 0o777).toBe(0o700);
    expect(await target.query('SELECT kind, actor, account_id FROM security_events')).toEqual([
      { kind: 'backup_restored', actor: 'operator', account_id: null },
    ]);
    // Sequences, keys and triggers work as before, and there are no sessions.
    const next = `INSERT INTO messages (conversation_id, seq, sender_id, content, status) VALUES ($1, 501, $2, 'next', 'complete') RETURNING id`;
    expect(await target.query(next, [conversation, account])).toEqual(
      await source.query(next, [conversation, account]),
    );
    await expect(target.query('INSERT INTO conversation_souls VALUES (999, 999, 0)')).rejects.toThrow(/foreign key/);
    await target.query('DELETE FROM files');
    expect(await target.query('SELECT store_key FROM orphaned_files')).toEqual([{ store_key: key }]);
    expect(await target.query('SELECT count(*)::int AS sessions FROM sessions')).toEqual([{ sessions: 0 }]);
    expect((await readdir(newDataDir())).sort()).toEqual(['engine', 'files']);
  });

  it('is refused before any change if it is truncated or modified', async () => {
    await fill();
    await backUp(passphrase);
    const whole = await readFile(archive());
    for (const length of [whole.length - 1, Math.floor(whole.length / 2), 20, 0]) {
      await truncate(archive(), length);
      await expect(restore(passphrase)).rejects.toThrow(/ends early|not a backup/);
      await writeFile(archive(), whole);
    }
    const middle = Math.floor(whole.length / 2);
    whole[middle] = (whole[middle] ?? 0) ^ 0xff;
    await writeFile(archive(), whole);
    await expect(restore(passphrase)).rejects.toThrow(/damaged/);
    await expectUntouched();
  });
});

describe('a backup', () => {
  it('needs its passphrase if encrypted', async () => {
    await fill();
    await backUp(PASSPHRASE);
    await expect(restore()).rejects.toThrow('This backup is encrypted');
    await expect(restore('not this passphrase')).rejects.toThrow('The passphrase does not open this backup');
    await expectUntouched();
  });

  it('of a newer release is refused, and so is backing up its database', async () => {
    const newer = `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`;
    await BackupConnection.use(source.url, async (connection) => {
      await source.query(newer);
      const options = { dataDir: dataDir(), target: archive(), passphrase: null, release: '9.0.0' };
      await createBackup(connection, options);
    });
    await expect(restore()).rejects.toThrow(
      'This backup was made by a newer release (migration Later9999999999999). Restore it with that release.',
    );
    await expectUntouched();
    await rm(archive());
    await expect(backUp()).rejects.toThrow('This database was made by a newer release (migration Later9999999999999)');
  });

  it('is not restored over existing data', async () => {
    await fill();
    await backUp();
    await mkdir(newDataDir(), { recursive: true });
    await writeFile(join(newDataDir(), 'postgres.json'), '{}');
    await expect(restore()).rejects.toThrow(/new-data is not empty \(it has postgres\.json\)/);
    await rm(join(newDataDir(), 'postgres.json'));
    await target.query('CREATE TABLE somebody_elses (id int)');
    await expect(restore()).rejects.toThrow('The database is not empty (it has public.somebody_elses)');
    expect(await target.query('SELECT * FROM somebody_elses')).toEqual([]);
  });

  it('leaves nothing behind when a restore fails; an interrupted one is cleared by the next', async () => {
    const { account } = await fill();
    // A row that violates a foreign key, inserted with triggers disabled: the restore fails at its end.
    await source.query('ALTER TABLE companions DROP CONSTRAINT companions_account_id_fkey');
    await source.query(`UPDATE companions SET account_id = $1`, [account + 1_000]);
    await backUp();
    await expect(restore()).rejects.toMatchObject({ code: '23503' });
    await expectUntouched();
    await source.query(`UPDATE companions SET account_id = $1`, [account]);
    await rm(archive());
    await backUp();
    // What kill -9 leaves.
    await target.query('CREATE TABLE restore_in_progress ()');
    await target.query('CREATE TABLE accounts (half int)');
    await mkdir(join(newDataDir(), 'restore.new', 'files'), { recursive: true });
    await mkdir(join(newDataDir(), 'files', 'aa'), { recursive: true });
    await restore();
    expect(await counts(target)).toEqual(await counts(source));
    expect(await readdir(newDataDir())).toEqual(['files']);
  });

  it('lists files whose bytes are missing, and is made nevertheless', async () => {
    const { key } = await fill();
    await rm(join(dataDir(), fileEntry(key)));
    expect(await backUp()).toMatchObject({ files: 0, missingFiles: [key] });
    expect((await verifyArchive(archive(), null)).manifest.missingFiles).toEqual([key]);
  });

  it('does not run concurrently or overwrite a file', async () => {
    await BackupConnection.use(source.url, async () => {
      await expect(backUp()).rejects.toThrow('Another backup is running');
    });
    await writeFile(archive(), 'mine');
    await expect(backUp()).rejects.toThrow('exists already');
    expect(await readFile(archive(), 'utf8')).toBe('mine');
  });
});
