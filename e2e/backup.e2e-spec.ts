import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BackupConnection,
  checkBackup,
  countRows,
  createBackup,
  fileEntry,
  restoreBackup,
  type VerifiedBackup,
} from '@kinloom/backup';
import type { Message, MessageFile } from '@kinloom/contract';
import { FilesService } from '@kinloom/domain/soulprints';
import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import { Client } from 'pg';
import { createApi } from '../api/src/app';
import { loadConfig } from '@kinloom/config';
import { startWorker } from '../worker/src/app';
import { type Api, Installation, Person } from './support/harness';
import { Talk } from './support/talk';
import type { AddressInfo } from 'node:net';

const RELEASES = join(__dirname, 'fixtures/releases');

let folder: string;
let elsewhere: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinloom-backup-'));
  elsewhere = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await elsewhere.drop();
  await rm(folder, { recursive: true, force: true });
});

const dataDir = () => join(folder, 'data');

async function restore(path: string): Promise<VerifiedBackup> {
  const backup = await checkBackup(path, null);
  await restoreBackup(path, null, backup, { databaseUrl: elsewhere.url, dataDir: dataDir() });
  return backup;
}

async function rowsElsewhere(): Promise<Record<string, number>> {
  const client = new Client({ connectionString: elsewhere.url });
  await client.connect();
  try {
    return await countRows(client);
  } finally {
    await client.end();
  }
}

/** Api and worker on what was restored. */
async function startElsewhere(): Promise<Api> {
  const config = loadConfig({
    DATABASE_URL: elsewhere.url,
    KINLOOM_DATA_DIR: dataDir(),
    KINLOOM_RATE_LIMITS: 'off',
  });
  const app = await createApi(config);
  closing.push(() => app.close());
  await app.listen(0, '127.0.0.1');
  const worker = await startWorker(config);
  closing.push(() => worker.close());
  const { port } = app.getHttpServer().address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, app, close: () => app.close() };
}

/** Posts messages, and uploads files of which it deletes every other with its conversation, until stopped. */
class Load {
  private going = true;
  private readonly watchers = new Set<() => void>();
  rounds = 0;
  private readonly running: Promise<void>;

  constructor(
    private readonly person: Person,
    private readonly soulId: number,
    conversationId: number,
    private readonly files: FilesService,
  ) {
    this.running = this.run(conversationId);
  }

  private async run(conversationId: number): Promise<void> {
    while (this.going) {
      await this.person.say(conversationId, `message ${this.rounds}`);
      const short = await this.person.conversation(this.soulId);
      const uploaded = await this.upload(short.id, `file ${this.rounds}`);
      await this.person.post(`/api/conversations/${short.id}/messages`, { content: 'see', fileIds: [uploaded.id] });
      if (this.rounds % 2 === 1) await this.person.delete(`/api/conversations/${short.id}`).expect(204);
      await this.files.sweep();
      this.rounds += 1;
      for (const watch of this.watchers) watch();
    }
  }

  private async upload(conversationId: number, content: string): Promise<MessageFile> {
    const answer = await this.person
      .request('post', `/api/conversations/${conversationId}/files`)
      .attach('files', Buffer.from(content.repeat(2_000)), 'notes.txt')
      .expect(201);
    return (answer.body as [MessageFile])[0];
  }

  /** Settles after this many more rounds. */
  async more(rounds: number): Promise<void> {
    const goal = this.rounds + rounds;
    await Promise.race([
      this.running,
      new Promise<void>((resolve) => this.watchers.add(() => this.rounds >= goal && resolve())),
    ]);
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.running;
  }
}

it('under load is a consistent snapshot: equal counts and hashes after restore, and conversations continue', async () => {
  const installation = await Installation.make();
  closing.push(() => installation.close());
  const api = await installation.api();
  await installation.worker();
  const person = await installation.person(api);
  const soul = await person.soul();
  const { id } = await person.conversation(soul.id);
  const load = new Load(person, soul.id, id, api.app.get(FilesService));
  await load.more(6);
  const path = join(folder, 'backup.tar.gz');
  const result = await BackupConnection.use(installation.database.url, (connection) =>
    // Load continues during both halves: files are copied some rounds after the snapshot.
    createBackup(
      Object.assign(Object.create(connection) as BackupConnection, {
        inSnapshot: async <T>(work: () => Promise<T>) => {
          const written = await BackupConnection.prototype.inSnapshot.call(connection, work);
          await load.more(4);
          return written as T;
        },
      }),
      { dataDir: installation.dataDir, target: path, passphrase: null, release: '0.0.0' },
    ),
  );
  await load.stop();
  expect(result.missingFiles).toEqual([]);
  expect(result.files).toBeGreaterThan(0);

  const { manifest } = await restore(path);
  const expected = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
  expect(expected['public.messages']).toBeGreaterThanOrEqual(12);
  // The restore itself is noted in the security log.
  const noted = { 'public.security_events': (expected['public.security_events'] ?? 0) + 1 };
  expect(await rowsElsewhere()).toEqual({ ...expected, ...noted });
  const rows = await elsewhere.query<{ key: string }>('SELECT store_key::text AS key FROM files');
  expect(rows).toHaveLength(result.files);
  for (const { key } of rows) {
    const bytes = await readFile(join(dataDir(), fileEntry(key)));
    const entry = manifest.entries.find((one) => one.path === fileEntry(key));
    expect(entry).toMatchObject({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }

  const there = await startElsewhere();
  const same = await new Person(there, person.email, person.password).signIn();
  // Replies in progress at the snapshot may be regenerated; user messages are equal.
  const written = (messages: Message[]) => messages.filter(({ companionId }) => companionId === null);
  const history = written(await same.messages(id));
  expect(history.length).toBeGreaterThanOrEqual(6);
  expect(history).toEqual(written(await person.messages(id)).slice(0, history.length));
  const { answer } = await (await Talk.begin(same, soul.id)).say('Are you still the same?');
  expect(answer.status).toBe('complete');
});

it('keeps bytes of files deleted during the copy, and frees them afterwards', async () => {
  const installation = await Installation.make();
  closing.push(() => installation.close());
  const api = await installation.api();
  const person = await installation.person(api);
  const { id } = await person.conversation();
  await person
    .request('post', `/api/conversations/${id}/files`)
    .attach('files', Buffer.from('kept for now'), 'a.txt')
    .expect(201);
  const [file] = await installation.database.query<{ key: string }>('SELECT store_key::text AS key FROM files');
  const place = join(installation.dataDir, fileEntry(file?.key ?? ''));
  const files = api.app.get(FilesService);
  await BackupConnection.use(installation.database.url, (connection) =>
    connection.whileFilesStay(async () => {
      await person.delete(`/api/conversations/${id}`).expect(204);
      await files.sweep();
      expect(await readFile(place, 'utf8')).toBe('kept for now');
    }),
  );
  await files.sweep();
  await expect(readFile(place)).rejects.toMatchObject({ code: 'ENOENT' });
});

describe('a backup of an earlier release', () => {
  // Made by running that release: the first commit whose README has the two commands (c8977d3).
  it('0.1.0: is upgraded, signs in, shows its conversation, and gets a reply', async () => {
    const { manifest } = await restore(join(RELEASES, '0.1.0/backup.tar.gz'));
    const expected = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
    expect(expected).toMatchObject({ 'public.accounts': 1, 'public.companions': 2, 'public.messages': 6 });
    expect(await rowsElsewhere()).toMatchObject(expected);
    const api = await startElsewhere();
    const person = await new Person(api, 'first@kinloom.test', 'correct horse').signIn();
    const history: Message[] = await person.messages(1);
    expect(history.map(({ content }) => content)).toEqual([
      'Hello Lumen. Today I planted three apple trees behind the house.',
      'A good hour to you, first. What do you see from the window?',
      'My sister Ada helped me. She lives in Bergen.',
      'Tell me a little more about your sister Ada. Families know exactly which buttons they installed.',
      'Which tree should I water first? 🌳',
      'I would start small. Find out the one fact you are missing, because half of the worry may hang on it. What is your own leaning, if you are honest?',
    ]);
    expect((await person.get('/api/thread-keys').expect(200)).body).toMatchObject([{ thread_name: 'garden' }]);
    expect((await person.get('/api/companions').expect(200)).body).toHaveLength(2);
    const { asked, answer } = await (await Talk.begin(person, 1)).say('Do you remember me?');
    expect(asked.id).toBe(7);
    expect(answer).toMatchObject({ companionId: 1, status: 'complete' });
  });
});
