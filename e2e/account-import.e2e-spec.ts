import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { AccountImported, AccountImportState, JobAnswer, Message } from '@kinloom/contract';
import type { AccountManifest } from '../libs/domain/src/account-data/manifest';
import {
  NOT_TRANSFERRED,
  REFERENCE_PROPERTIES,
  TRANSFER_TABLES,
  type TransferTable,
} from '../libs/domain/src/account-data/transfer/transfer-tables';
import { createZip, type ZipEntry } from '../libs/domain/src/account-data/zip-writer';
import { type Api, Installation, type Person } from './support/harness';
import { plantRows, tablesOf } from './support/planted-rows';
import { unzipped } from './support/unzip';

type Files = Map<string, Buffer>;
type Row = Record<string, unknown>;

let source: Installation;
let archive: Buffer;
let files: Files;
/** What `GET /api/conversations/:id/messages` answered in the source, and the bytes of a file that was sent there. */
let said: Message[];
const BYTES = Buffer.from(Array.from({ length: 70_000 }, (_, place) => (place * 31) % 251));

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const idOf = async (who: Person) => ((await who.get('/api/auth/me').expect(200)).body as { id: number }).id;
const exported = async (who: Person): Promise<Buffer> =>
  buffer(
    (
      await who
        .request('get', '/api/account/export')
        .buffer(true)
        .parse(binary as never)
        .expect(200)
    ).body as never,
  );

function binary(response: NodeJS.ReadableStream, done: (error: Error | null, body: unknown) => void): void {
  buffer(response).then(
    (bytes) => done(null, [bytes]),
    (error: Error) => done(error, null),
  );
}

/** Imports an archive, and waits for the end of the task. */
async function bring(who: Person, bytes: Buffer): Promise<JobAnswer> {
  const window = await who.window();
  const { jobId } = (
    await who.request('post', '/api/account/import').attach('file', bytes, { filename: 'account.zip' }).expect(202)
  ).body as { jobId: number };
  await window.until('job', (news) => news.jobId === jobId && (news.state === 'done' || news.state === 'failed'));
  window.close();
  return (await who.get(`/api/jobs/${jobId}`).expect(200)).body as JobAnswer;
}

const rowsIn = (from: Files, table: string): Row[] =>
  String(from.get(`rows/${table}.jsonl`))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

const manifestIn = (from: Files) => JSON.parse(String(from.get('manifest.json'))) as AccountManifest;

/** A row without what is different in every installation: ids, and keys of bytes. */
function comparable(table: TransferTable, row: Row): string {
  const ids = new Set([
    'id',
    'account_id',
    ...Object.keys({ ...table.parents, ...table.optionalParents, ...table.references, ...table.typedReferences }),
    ...(table.siblings ?? []),
  ]);
  const plain = Object.entries(row).map(([column, value]): [string, unknown] => {
    if (ids.has(column)) return [column, value === null ? null : 'id'];
    if (table.keysWithId?.[column] !== undefined) return [column, String(value).replace(/\d+$/, 'id')];
    return [column, table.jsonReferences?.[column] ? withoutIds(value) : value];
  });
  return JSON.stringify(plain.sort());
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'id' || REFERENCE_PROPERTIES[name] ? 'id' : withoutIds(one),
    ]),
  );
}

/** The archive with other files, and a manifest that agrees with them. */
async function rewritten(change: (files: Files, manifest: AccountManifest) => void, sealed = true): Promise<Buffer> {
  const changed = new Map(files);
  const manifest = manifestIn(files);
  change(changed, manifest);
  changed.delete('manifest.json');
  if (sealed)
    manifest.files = [...changed].map(([path, content]) => ({
      path,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const [name, content] of changed) yield { name, content: [content] };
    yield { name: 'manifest.json', content: [JSON.stringify(manifest)] };
  };
  const chunks: Buffer[] = [];
  for await (const chunk of createZip(entries(), new Date())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const lines = (rows: readonly Row[]): Buffer => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

beforeAll(async () => {
  source = await Installation.make();
  const api = await source.api();
  await source.worker();
  const person = await source.person(api, 'quince@kinloom.test');
  const soul = await person.soul('Quince');
  const talk = await person.conversation(soul.id);
  const window = await person.window(talk.id);
  const [file] = (
    await person
      .request('post', `/api/conversations/${talk.id}/files`)
      .attach('files', BYTES, { filename: 'lakes.bin' })
      .expect(201)
  ).body as { id: number }[];
  await person
    .post(`/api/conversations/${talk.id}/messages`, { content: 'My sister Ines lives in Lisbon.', fileIds: [file?.id] })
    .expect(201);
  await window.until('message', ({ companionId, status }) => companionId === soul.id && status === 'complete');
  await person.say(talk.id, 'She is a sailor, and I miss her a lot.');
  await window.until(
    'message',
    ({ companionId, status, seq }) => companionId === soul.id && status === 'complete' && seq > 2,
  );
  await person.patch('/api/auth/me', { settings: { theme: 'dark', note: 'tea' } }).expect(200);
  const id = await idOf(person);
  await plantRows(source.database, id);
  // What a column names by its kind has a kind that exists.
  await source.database.query(
    `UPDATE memories SET source_type = 'message', key = 'shared|' || (SELECT max(id) FROM shared_memories) WHERE source_type LIKE 'quince%'`,
  );
  await source.database.query(`UPDATE objections SET kind = 'memory'`);
  await source.database.query(`UPDATE recalls SET kind = 'message' WHERE kind LIKE 'quince%'`);
  await source.database.query(`UPDATE agent_run_sources SET type = 'conversation' WHERE type LIKE 'quince%'`);
  await source.database.query(`UPDATE messages SET files = '[]' WHERE content LIKE 'quince%'`);
  await source.database.query('UPDATE companions SET avatar = $1 WHERE avatar IS NOT NULL', [
    `data:image/png;base64,${PNG}`,
  ]);
  await source.database.query(`UPDATE agent_runs SET state = 'done'`);
  // A memory that a newer one supersedes, and a copied message: rows that name rows of their own table.
  await source.database.query(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version, superseded_by, superseded_at)
     SELECT companion_id, kind, 'older', 'older', layer, status, said_at, 'message', 'older', version, max(id), now() FROM memories WHERE companion_id = $1
     GROUP BY 1, 2, 5, 6, 7, 10 LIMIT 1`,
    [soul.id],
  );
  await source.database.query(
    `UPDATE messages m SET copy_of = (SELECT max(id) FROM messages WHERE conversation_id = m.conversation_id) WHERE conversation_id = $1 AND seq = 1`,
    [talk.id],
  );
  archive = await exported(person);
  files = await unzipped(archive);
  said = await person.messages(talk.id);
  await source.close();
});

describe('an exported account in a fresh installation', () => {
  let installation: Installation;
  let api: Api;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    await installation.worker();
  });
  afterAll(() => installation.close());

  it('has the same rows, settings and files, with equal counts and hashes', async () => {
    // Ids that are taken, so that none is right by chance.
    const neighbour = await installation.person(api);
    for (let time = 0; time < 3; time += 1) await neighbour.say((await neighbour.conversation()).id, 'Hello');
    const person = await installation.person(api);
    expect((await person.get('/api/account/import').expect(200)).body).toEqual({ task: null });

    const { state, result, jobId } = await bring(person, archive);
    const { counts, skipped } = result as AccountImported;
    expect([state, skipped]).toEqual(['done', 0]);
    expect(counts).toEqual(manifestIn(files).rowCounts);
    expect(((await person.get('/api/account/import').expect(200)).body as AccountImportState).task).toMatchObject({
      jobId,
      state: 'done',
      progress: 100,
    });

    const again = await unzipped(await exported(person));
    expect(manifestIn(again).rowCounts).toEqual(manifestIn(files).rowCounts);
    for (const table of TRANSFER_TABLES) {
      const [before, after] = [files, again].map((one) =>
        rowsIn(one, table.name)
          .map((row) => comparable(table, row))
          .sort(),
      );
      expect([table.name, after]).toEqual([table.name, before]);
      expect([table.name, before?.length]).not.toEqual([table.name, 0]);
    }
    expect(rowsIn(again, 'account-settings')).toEqual(rowsIn(files, 'account-settings'));
    const hashes = (one: Files) =>
      [...one]
        .filter(([path]) => /^(?:files|agents)\//.test(path))
        .map(([, content]) => createHash('sha256').update(content).digest('hex'))
        .sort();
    expect(hashes(again)).toEqual(hashes(files));

    const conversations = (await person.get('/api/conversations').expect(200)).body as {
      id: number;
      title: string | null;
    }[];
    const talks = await Promise.all(conversations.map(({ id }) => person.messages(id)));
    const talk = talks.find(([first]) => first?.content === said[0]?.content) ?? [];
    expect(talk.map(({ content, status }) => [content, status])).toEqual(
      said.map(({ content, status }) => [content, status]),
    );
    const [first] = talk[0]?.files ?? [];
    const download = await person
      .request('get', `/api/files/${first?.id}`)
      .buffer(true)
      .parse(binary as never)
      .expect(200);
    expect((download.body as Buffer[])[0]?.equals(BYTES)).toBe(true);
    const log = (await person.get('/api/account/security-log').expect(200)).body as { events: { kind: string }[] };
    expect(log.events.map(({ kind }) => kind)).toContain('account_imported');
    // The archive itself is not kept.
    expect(await installation.database.query(`SELECT FROM files WHERE category = 'export'`)).toEqual([]);
    const stored = (
      await readdir(join(installation.dataDir, 'files'), { recursive: true, withFileTypes: true })
    ).filter((one) => one.isFile());
    expect(stored).toHaveLength(1);
  });

  it('continues: a soul answers in an imported conversation', async () => {
    const person = await installation.person(api);
    await bring(person, archive);
    const conversations = (await person.get('/api/conversations').expect(200)).body as {
      id: number;
      lastMessageAt: string;
    }[];
    for (const { id } of conversations) {
      const before = await person.messages(id);
      if (before[0]?.content !== said[0]?.content) continue;
      const window = await person.window(id);
      const { seq } = await person.say(id, 'Where does my sister live?');
      expect(seq).toBe(before.length + 1);
      await window.until(
        'message',
        (message) => message.companionId !== null && message.seq > seq && message.status === 'complete',
      );
      return;
    }
    throw new Error('the conversation is not there');
  });

  it('is refused by an account with data, before the upload', async () => {
    const person = await installation.person(api);
    await person.soul();
    const refused = await person
      .request('post', '/api/account/import')
      .attach('file', archive, { filename: 'a.zip' })
      .expect(409);
    expect(refused.body).toMatchObject({ code: 'account_not_empty' });
  });

  it('is refused if it is no archive, has another version, or does not match its manifest', async () => {
    const person = await installation.person(api);
    const refusals: [string, Buffer][] = [
      ['archive_unknown', Buffer.from('no archive at all')],
      ['archive_unknown', await rewritten((_, manifest) => Object.assign(manifest, { format: 'other' }))],
      ['archive_version', await rewritten((_, manifest) => Object.assign(manifest, { version: 1 }))],
      ['archive_damaged', await rewritten((_, manifest) => manifest.files.pop(), false)],
      ['archive_damaged', await rewritten((changed) => changed.set('rows/more.jsonl', Buffer.from('{}\n')), false)],
      ['archive_damaged', await rewritten((_, manifest) => Object.assign(manifest, { rowCounts: { messages: -1 } }))],
    ];
    for (const [code, bytes] of refusals) {
      const refused = await person.request('post', '/api/account/import').attach('file', bytes, { filename: 'a.zip' });
      expect([refused.status, (refused.body as { code: string }).code]).toEqual([422, code]);
    }
    await person.request('post', '/api/account/import').field('name', 'nothing').expect(400);
    expect((await person.get('/api/companions').expect(200)).body).toEqual([]);
  });

  it('stores nothing if its content is invalid', async () => {
    const person = await installation.person(api);
    const id = await idOf(person);
    const messages = rowsIn(files, 'messages');
    const wrong: Record<string, Buffer> = {
      'a changed file': await rewritten(
        (changed) =>
          changed.set(
            'rows/messages.jsonl',
            Buffer.from(String(files.get('rows/messages.jsonl')).replace('Lisbon', 'London')),
          ),
        false,
      ),
      'a value that the database refuses': await rewritten((changed) =>
        changed.set('rows/messages.jsonl', lines(messages.map((row) => ({ ...row, status: 'nonsense' })))),
      ),
      'fewer rows than listed': await rewritten((changed) =>
        changed.set('rows/messages.jsonl', lines(messages.slice(1))),
      ),
      'a row that is no object': await rewritten((changed) => changed.set('rows/cards.jsonl', Buffer.from('[1]\n'))),
      'an id that is no number': await rewritten((changed) =>
        changed.set('rows/companions.jsonl', lines(rowsIn(files, 'companions').map((row) => ({ ...row, id: 'one' })))),
      ),
      'the same row twice': await rewritten((changed, manifest) => {
        changed.set('rows/companions.jsonl', lines([...rowsIn(files, 'companions'), ...rowsIn(files, 'companions')]));
        manifest.rowCounts['companions'] = rowsIn(files, 'companions').length * 2;
      }),
    };
    for (const [what, bytes] of Object.entries(wrong)) {
      const { state, result } = await bring(person, bytes);
      expect([what, state, result]).toEqual([what, 'failed', { code: 'archive_damaged' }]);
      for (const { name } of TRANSFER_TABLES.filter(
        ({ name: one, owner, from }) => owner === 'account' && !from && one !== 'channels',
      ))
        expect([what, await installation.database.query(`SELECT FROM ${name} WHERE account_id = $1`, [id])]).toEqual([
          what,
          [],
        ]);
    }
    expect(await installation.database.query('SELECT FROM files WHERE account_id = $1', [id])).toEqual([]);
    expect(await installation.database.query('SELECT FROM orphaned_files')).toEqual([]);
    expect((await bring(person, archive)).state).toBe('done');
  });

  it('cannot reference rows of another account', async () => {
    const victim = await installation.person(api);
    const soul = await victim.soul('Moonflower');
    const talk = await victim.conversation(soul.id);
    await victim.say(talk.id, 'This is mine.');
    const before = await victim.messages(talk.id);
    const bytes = await rewritten((changed, manifest) => {
      const row = rowsIn(files, 'messages')[0] as Row;
      changed.set('rows/messages.jsonl', lines([{ ...row, conversation_id: talk.id, seq: 99 }]));
      manifest.rowCounts['messages'] = 1;
      const memory = rowsIn(files, 'memories')[0] as Row;
      changed.set('rows/memories.jsonl', lines([{ ...memory, companion_id: soul.id }]));
      manifest.rowCounts['memories'] = 1;
    });
    const person = await installation.person(api);
    const { state, result } = await bring(person, bytes);
    expect(state).toBe('done');
    expect((result as AccountImported).counts).toMatchObject({ messages: 0, memories: 0 });
    expect((result as AccountImported).skipped).toBeGreaterThan(2);
    const messages = await victim.messages(talk.id);
    expect(messages.slice(0, before.length).map(({ id, content }) => [id, content])).toEqual(
      before.map(({ id, content }) => [id, content]),
    );
    expect(messages.some(({ seq }) => seq === 99)).toBe(false);
    expect(
      await installation.database.query(`SELECT FROM memories WHERE companion_id = $1 AND title LIKE 'quince%'`, [
        soul.id,
      ]),
    ).toEqual([]);
  });

  it('keeps only tel: and https: links of notices, and only valid pictures', async () => {
    const resources = [{ name: 'x', hint: '', links: [{ label: 'x', href: 'javascript:alert(1)' }] }];
    const bytes = await rewritten((changed) => {
      changed.set(
        'rows/messages.jsonl',
        lines(rowsIn(files, 'messages').map((row) => ({ ...row, notices: [{ kind: 'care', text: 'x', resources }] }))),
      );
      changed.set(
        'rows/companions.jsonl',
        lines(rowsIn(files, 'companions').map((row) => ({ ...row, avatar: 'data:image/png;base64,AAAA' }))),
      );
    });
    const person = await installation.person(api);
    expect((await bring(person, bytes)).state).toBe('done');
    const id = await idOf(person);
    expect(
      await installation.database.query(`SELECT FROM companions WHERE account_id = $1 AND avatar IS NOT NULL`, [id]),
    ).toEqual([]);
    expect(
      await installation.database.query(`SELECT FROM messages WHERE sender_id = $1 AND notices <> '[]'`, [id]),
    ).toEqual([]);
  });

  it('ends work that was running at the time of the export', async () => {
    const bytes = await rewritten((changed) => {
      const change = (table: string, fields: Row) =>
        changed.set(`rows/${table}.jsonl`, lines(rowsIn(files, table).map((row) => ({ ...row, ...fields }))));
      change('messages', { status: 'streaming' });
      change('agent_runs', { state: 'active', ended_at: null, error: null });
    });
    const person = await installation.person(api);
    expect((await bring(person, bytes)).state).toBe('done');
    const id = await idOf(person);
    const states = await installation.database.query(
      `SELECT status AS state FROM messages m JOIN conversations c ON c.id = m.conversation_id AND c.account_id = $1
       UNION SELECT state FROM agent_runs WHERE account_id = $1 AND ended_at IS NOT NULL AND error IS NOT NULL ORDER BY 1`,
      [id],
    );
    expect(states).toEqual([{ state: 'failed' }, { state: 'stopped' }]);
  });
});

describe('the tables of an account', () => {
  it('are all transferred or listed as excluded, and every id column is declared', async () => {
    const installation = await Installation.make();
    await installation.api();
    const tables = await tablesOf(installation.database);
    expect(tables.map(({ name }) => name).sort()).toEqual(
      [...TRANSFER_TABLES.map(({ name }) => name), ...Object.keys(NOT_TRANSFERRED)].sort(),
    );
    const undeclared: string[] = [];
    for (const table of TRANSFER_TABLES) {
      const columns = tables.find(({ name }) => name === table.name)?.columns ?? [];
      const declared = new Set([
        'account_id',
        ...(table.typedReferences?.['id'] ? [] : ['id']),
        ...Object.keys({
          ...table.parents,
          ...table.optionalParents,
          ...table.references,
          ...table.typedReferences,
          ...table.jsonReferences,
        }),
        ...(table.siblings ?? []),
        ...(table.omitted ?? []),
        ...(table.plain ?? []),
      ]);
      for (const { name, type, parent, generated } of columns) {
        const mayHoldIds = /^(?:bigint|integer|smallint|real|double|jsonb?|uuid|bigint\[\])/.test(type);
        if (mayHoldIds && !generated && !declared.has(name)) undeclared.push(`${table.name}.${name} ${type}`);
        const known =
          { ...table.parents, ...table.optionalParents, account_id: 'accounts' }[name] ??
          (table.siblings?.includes(name) ? table.name : undefined);
        if (parent !== null && !table.omitted?.includes(name))
          expect([table.name, name, known]).toEqual([table.name, name, parent]);
      }
      const names = new Set(columns.map(({ name }) => name));
      expect([
        table.name,
        [...declared].filter((name) => name !== 'account_id' && name !== 'id' && !names.has(name)),
      ]).toEqual([table.name, []]);
    }
    expect(undeclared).toEqual([]);
    await installation.close();
  });
});
