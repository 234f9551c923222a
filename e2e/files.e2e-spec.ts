import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Conversation, Message, MessageFile } from '@kinloom/contract';
import { FilesService } from '@kinloom/domain/soulprints';
import { waitFor } from '@kinloom/testing';
import { encode } from 'iconv-lite';
import { type Api, call, Installation, type Person } from './support/harness';
import { png } from '../libs/domain/src/images/fixtures';

const PNG = png();
const MB = 1_024 * 1_024;

type Sent = readonly [name: string, bytes: Buffer | string];

let installation: Installation;
let api: Api;
let person: Person;
let conversation: Conversation;
beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  person = await installation.person(api);
  conversation = await person.conversation();
});
afterAll(() => installation.close());

const folder = (name: string) => join(installation.dataDir, name);
const pathOf = (id: number) => `/api/conversations/${id}/files`;

/** Names of everything below a folder of the data folder. */
async function inside(name: string): Promise<string[]> {
  await mkdir(folder(name), { recursive: true });
  const entries = await readdir(folder(name), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** Waits until a folder has this many files. */
async function holds(path: string, many: number): Promise<void> {
  await mkdir(path, { recursive: true });
  await waitFor(`${many} files in ${path}`, async () => (await readdir(path)).length === many);
}

function upload(who: Person, conversationId: number, files: readonly Sent[]) {
  const made = who.request('post', pathOf(conversationId));
  for (const [name, bytes] of files) made.attach('files', Buffer.from(bytes), name);
  return made;
}

async function uploaded(files: readonly Sent[], id = conversation.id): Promise<MessageFile[]> {
  return (await upload(person, id, files).expect(201)).body as MessageFile[];
}

async function one(name: string, bytes: Buffer | string, id = conversation.id): Promise<MessageFile> {
  const [file] = await uploaded([[name, bytes]], id);
  if (!file) throw new Error('nothing came back');
  return file;
}

async function send(content: string, files: readonly MessageFile[], options: object = {}, id = conversation.id) {
  const body = { content, fileIds: files.map((file) => file.id), ...options };
  return (await person.post(`/api/conversations/${id}/messages`, body).expect(201)).body as Message;
}

const sweep = () => api.app.get(FilesService).sweep();
const textOf = async (id: number) =>
  (await installation.database.query<{ content: string | null }>('SELECT content FROM files WHERE id = $1', [id]))[0]
    ?.content;

describe('uploading', () => {
  it('returns the files in the order sent, each with whether it was read', async () => {
    const files = await uploaded([
      ['plan für Öl.md', '# Plan\n\nThe rope hangs in the shed.'],
      ['photo.txt', PNG],
      ['nothing.txt', ''],
      ['../../x', 'a line of words'],
    ]);
    expect(files).toEqual([
      { id: expect.any(Number), name: 'plan für Öl.md', type: 'text/markdown', size: 35, read: true, unread: null },
      {
        id: expect.any(Number),
        name: 'photo.txt',
        type: 'image/png',
        size: PNG.length,
        read: false,
        unread: 'Only text files can be read; this one is an image.',
      },
      {
        id: expect.any(Number),
        name: 'nothing.txt',
        type: 'text/plain',
        size: 0,
        read: false,
        unread: 'This file is empty.',
      },
      { id: expect.any(Number), name: 'x', type: 'text/plain', size: 15, read: true, unread: null },
    ]);
    expect(await inside('uploads')).toEqual([]);
  });

  it.each([
    ['UTF-16', 'utf-16le', '\ufeff', 'The rope hangs in the shed.'],
    ['windows-1251', 'windows-1251', '', 'Верёвка лежит в сарае за домом, не забудь взять её с собой.'],
  ])('reads %s', async (_, charset, mark, text) => {
    const file = await one('plan.txt', encode(mark + text, charset));
    expect(file.read).toBe(true);
    expect(await textOf(file.id)).toBe(text);
  });

  it('accepts a file of exactly 20 MB and stores only the text that is read', async () => {
    const file = await one('long.txt', Buffer.alloc(20 * MB, 'words and '));
    expect(file).toMatchObject({ size: 20 * MB, read: true });
    expect(await textOf(file.id)).toHaveLength(200_000);
  });

  it.each([
    ['a file of 21 MB', 413, 'file_too_large', [['big.txt', Buffer.alloc(21 * MB, 'x')]] as Sent[]],
    [
      '51 files',
      413,
      'too_many_files',
      Array.from({ length: 51 }, (_, place): Sent => [`${place}.txt`, `file ${place}`]),
    ],
    ['no files', 400, 'no_files', [] as Sent[]],
  ])('refuses %s and stores nothing', async (_, status, code, files) => {
    const before = await inside('files');
    const made = upload(person, conversation.id, files);
    const { body } = await (files.length === 0 ? made.field('note', 'nothing') : made).expect(status);
    expect(body).toMatchObject({ success: false, code });
    expect(await inside('uploads')).toEqual([]);
    expect(await inside('files')).toEqual(before);
  });

  it('refuses an announced size above the limit before the upload', async () => {
    const { port, hostname } = new URL(api.url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        Cookie: person.cookie ?? '',
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 300 * MB,
      };
      const request = httpRequest({ hostname, port, path: pathOf(conversation.id), method: 'POST', headers });
      request.once('response', (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.once('error', reject);
      request.flushHeaders();
    });
    expect(status).toBe(413);
    expect(await inside('uploads')).toEqual([]);
  });

  it.each([
    [
      'cut short',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a"',
    ],
    ['without a boundary', 'multipart/form-data', 'anything'],
    [
      'with another field of files',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nwords\r\n--b--\r\n',
    ],
  ])('refuses a form %s', async (_, type, text) => {
    const made = person.request('post', pathOf(conversation.id)).set('Content-Type', type);
    expect((await made.send(text).expect(400)).body).toMatchObject({ code: 'malformed' });
    expect(await inside('uploads')).toEqual([]);
  });

  it('stores nothing for unauthorised requests', async () => {
    const before = await inside('files');
    const stranger = await installation.person(api);
    const { body } = await upload(stranger, conversation.id, [['a.txt', 'words']]).expect(404);
    expect(body).toMatchObject({ code: 'conversation_not_found' });
    await call(api, 'post', pathOf(conversation.id)).attach('files', Buffer.from('words'), 'a.txt').expect(401);
    await upload(person, 999_999, [['a.txt', 'words']]).expect(404);
    expect(await inside('uploads')).toEqual([]);
    expect(await inside('files')).toEqual(before);
  });

  it('stores nothing of an aborted upload', async () => {
    const { port, hostname } = new URL(api.url);
    const before = await inside('files');
    const headers = {
      Cookie: person.cookie ?? '',
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': 10 * MB,
    };
    const request = httpRequest({ hostname, port, path: pathOf(conversation.id), method: 'POST', headers });
    request.on('error', () => undefined);
    request.write('--b\r\nContent-Disposition: form-data; name="files"; filename="first.txt"\r\n\r\nwhole\r\n');
    request.write('--b\r\nContent-Disposition: form-data; name="files"; filename="second.txt"\r\n\r\n');
    request.write(Buffer.alloc(MB, 'x'));
    await holds(folder('uploads'), 2);
    request.destroy();
    await holds(folder('uploads'), 0);
    expect(await inside('files')).toEqual(before);
  });
});

describe('a file', () => {
  it('is downloaded unchanged, as an attachment, by its own account only', async () => {
    const name = "Ana's (plan) für 計画.html";
    const bytes = '<script>alert(1)</script> and words';
    const file = await one(name, bytes);
    const answer = await person.get(`/api/files/${file.id}`).buffer(true).expect(200);
    expect((answer.body as Buffer).toString()).toBe(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['cache-control']).toMatch(/^private/);
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name);

    const stranger = await installation.person(api);
    expect((await stranger.get(`/api/files/${file.id}`).expect(404)).body).toMatchObject({ code: 'file_not_found' });
    await call(api, 'get', `/api/files/${file.id}`).expect(401);
    await person.get('/api/files/999999').expect(404);
  });

  it('is served as an image if it is one, regardless of its name', async () => {
    const image = await person.get(`/api/files/${(await one('plan.txt', PNG)).id}`).expect(200);
    expect(image.headers).toMatchObject({ 'content-type': 'image/png' });
    const other = await person.get(`/api/files/${(await one('plan.heic', 'only words')).id}`).expect(200);
    expect(other.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
  });

  it('belongs to one message of its own conversation', async () => {
    const file = await one('plan.txt', 'The rope hangs in the shed.');
    const elsewhere = await person.conversation();
    const path = (id: number) => `/api/conversations/${id}/messages`;
    const body = { content: 'Here.', fileIds: [file.id] };
    expect((await person.post(path(elsewhere.id), body).expect(404)).body).toMatchObject({ code: 'file_not_found' });
    expect((await send('Here.', [file])).files).toEqual([file]);
    await person.post(path(conversation.id), body).expect(404);
  });
});

describe('file deletion', () => {
  const bytesOf = async (file: MessageFile) =>
    (
      await installation.database.query<{ key: string }>('SELECT store_key AS key FROM files WHERE id = $1', [file.id])
    )[0]?.key ?? '';

  it.each(['message', 'conversation', 'soul', 'account'] as const)(
    'with its %s is gone from the disk',
    async (what) => {
      const owner = await installation.person(api);
      const { id, companionId } = await owner.conversation();
      const [file] = (await upload(owner, id, [['plan.txt', 'words']]).expect(201)).body as MessageFile[];
      if (!file) throw new Error('nothing came back');
      const key = await bytesOf(file);
      const body = { content: 'Here.', fileIds: [file.id] };
      const message = (await owner.post(`/api/conversations/${id}/messages`, body).expect(201)).body as Message;
      await sweep();
      expect(await inside('files')).toContain(key);
      if (what === 'message') await owner.delete(`/api/conversations/${id}/messages/${message.id}`).expect(204);
      if (what === 'conversation') await owner.delete(`/api/conversations/${id}`).expect(204);
      if (what === 'soul') await owner.delete(`/api/companions/${companionId}`).expect(204);
      if (what === 'account') await installation.database.query('DELETE FROM accounts WHERE email = $1', [owner.email]);
      await sweep();
      expect(await inside('files')).not.toContain(key);
      await owner.get(`/api/files/${file.id}`).expect(404);
      expect(await installation.database.query('SELECT FROM orphaned_files')).toEqual([]);
    },
  );

  it('keeps a file that a branch still uses', async () => {
    const talk = await person.conversation();
    const file = await one('plan.txt', 'Under the blue pot.', talk.id);
    const said = await send('Look at this.', [file], {}, talk.id);
    const branch = (await person.post(`/api/conversations/${talk.id}/branch`, { messageId: said.id }).expect(201))
      .body as Conversation;
    const second = (await person.post(`/api/conversations/${talk.id}/branch`, { messageId: said.id }).expect(201))
      .body as Conversation;
    await person.delete(`/api/conversations/${talk.id}`).expect(204);
    await person.get(`/api/files/${file.id}`).expect(200);
    await person.delete(`/api/conversations/${branch.id}`).expect(204);
    await person.get(`/api/files/${file.id}`).expect(200);
    await person.delete(`/api/conversations/${second.id}`).expect(204);
    await person.get(`/api/files/${file.id}`).expect(404);
    await sweep();
  });

  it('deletes once with concurrent sweeps', async () => {
    const talk = await person.conversation();
    const before = (await inside('files')).length;
    await uploaded(
      Array.from({ length: 40 }, (_, place): Sent => [`${place}.txt`, `words ${place}`]),
      talk.id,
    );
    expect(await inside('files')).toHaveLength(before + 40);
    await person.delete(`/api/conversations/${talk.id}`).expect(204);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await inside('files')).toHaveLength(before);
  });

  it('covers unsent and partial uploads after a day', async () => {
    const [kept, old] = [await one('kept.txt', 'words'), await one('old.txt', 'words')];
    await installation.database.query(`UPDATE files SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      old.id,
    ]);
    const [keptKey, oldKey] = [await bytesOf(kept), await bytesOf(old)];
    const [half, fresh] = [join(folder('uploads'), 'half'), join(folder('uploads'), 'fresh')];
    await writeFile(half, 'words');
    await writeFile(fresh, 'words');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(half, yesterday, yesterday);
    await sweep();
    expect(await inside('files')).toContain(keptKey);
    expect(await inside('files')).not.toContain(oldKey);
    expect(await inside('uploads')).toEqual(['fresh']);
    await person.get(`/api/files/${old.id}`).expect(404);
  });

  it('is done by a worker', async () => {
    const own = await Installation.make();
    const ownApi = await own.api();
    const owner = await own.person(ownApi);
    const { id } = await owner.conversation();
    await upload(owner, id, [['plan.txt', 'words']]).expect(201);
    await owner.delete(`/api/conversations/${id}`).expect(204);
    const [place = ''] = await readdir(join(own.dataDir, 'files'));
    const gone = holds(join(own.dataDir, 'files', place), 0);
    await own.worker();
    await gone;
    await own.close();
  });
});
