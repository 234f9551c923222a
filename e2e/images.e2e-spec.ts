import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Companion, Conversation } from '@kinloom/contract';
import { exif, jpeg, png, pngChunk } from '../libs/domain/src/images/fixtures';
import { type Api, Installation, type Person } from './support/harness';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const HUGE = png({ width: 30_000, height: 30_000, rows: Buffer.alloc(1_000) });
/** 64 × 64 pixels announced, and 50 MB behind them. */
const BOMB = png({ width: 64, height: 64, rows: Buffer.alloc(50_000_000) });
const CUT_SHORT = png().subarray(0, 60);

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

/** Everything that an upload could leave behind: rows of files and of souls, and names of files in the data folder. */
async function written(): Promise<object> {
  const [rows] = await installation.database.query(
    'SELECT (SELECT count(*)::int FROM files) AS files, (SELECT count(*)::int FROM companions) AS souls',
  );
  const names = await Promise.all(
    ['files', 'uploads'].map(async (name) => {
      const folder = join(installation.dataDir, name);
      await mkdir(folder, { recursive: true });
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    }),
  );
  return { rows, names };
}

const REFUSED: readonly [what: string, name: string, bytes: Buffer, status: number, code: string][] = [
  ['an SVG named .png', 'a.png', SVG, 400, 'image_damaged'],
  ['a web page named .png', 'a.png', HTML, 400, 'image_damaged'],
  ['an SVG named .JPG', 'a.JPG', SVG, 400, 'image_damaged'],
  ['a PNG of 30,000 × 30,000 pixels', 'a.png', HUGE, 413, 'image_too_many_pixels'],
  ['the same under another name', 'a.txt', HUGE, 413, 'image_too_many_pixels'],
  ['a JPEG of 30,000 × 30,000 pixels', 'a.jpg', jpeg({ width: 30_000, height: 30_000 }), 413, 'image_too_many_pixels'],
  ['a PNG that decompresses without end', 'a.png', BOMB, 400, 'image_damaged'],
  ['a PNG cut short', 'a.png', CUT_SHORT, 400, 'image_damaged'],
];

describe('a picture among the files of a message', () => {
  it.each(REFUSED)('is refused if it is %s, and nothing is stored', async (_, name, bytes, status, code) => {
    const before = await written();
    const answer = await person
      .request('post', `/api/conversations/${conversation.id}/files`)
      .attach('files', Buffer.from('words'), { filename: 'note.txt' })
      .attach('files', bytes, { filename: name, contentType: 'image/png' });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    expect(await written()).toEqual(before);
  });

  it('is downloaded unchanged, as an attachment', async () => {
    const photo = jpeg({ before: [exif(6)] });
    const answer = await person
      .request('post', `/api/conversations/${conversation.id}/files`)
      .attach('files', photo, { filename: 'photo.jpg' })
      .expect(201);
    const [file] = answer.body as { id: number }[];
    const back = await person.get(`/api/files/${file?.id}`).buffer(true).expect(200);
    expect((back.body as Buffer).equals(photo)).toBe(true);
    expect(back.headers['content-disposition']).toMatch(/^attachment/);
    expect(back.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a picture among the files of a soul', () => {
  it.each(REFUSED)('is refused if it is %s, and nothing is stored', async (_, name, bytes, status, code) => {
    const { id } = await person.soul();
    const before = await written();
    const answer = await person
      .request('post', `/api/companions/${id}/upload`)
      .attach('file', bytes, { filename: name, contentType: 'image/png' });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    expect(await written()).toEqual(before);
  });
});

const dataUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`;

describe('an avatar', () => {
  it.each([
    ['an SVG that calls itself a PNG', SVG, 400, 'avatar_no_image'],
    ['a PNG of 30,000 × 30,000 pixels', HUGE, 413, 'avatar_too_many_pixels'],
    ['a PNG of 5,000 × 8 pixels', png({ width: 5_000 }), 413, 'avatar_too_many_pixels'],
    ['a PNG that decompresses without end', BOMB, 400, 'avatar_no_image'],
    ['a PNG cut short', CUT_SHORT, 400, 'avatar_no_image'],
  ])('is refused if it is %s, and the soul keeps its avatar', async (_, bytes, status, code) => {
    const { id } = await person.soul();
    const path = `/api/companions/${id}`;
    const before = (await person.put(path, { avatar: dataUrl(png()) }).expect(200)).body as Companion;
    const refused = await person.put(path, { avatar: dataUrl(bytes) });
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([status, code]);
    expect((await person.get(path).expect(200)).body).toMatchObject({ avatar: before.avatar });
    const making = await person.post('/api/soulprint/multi-file-import', {
      name: 'Pictured',
      avatar: dataUrl(bytes),
      categorizedFiles: [{ category: 'letters', files: [{ filename: 'a.txt', content: 'words' }] }],
    });
    expect([making.status, (making.body as { code: string }).code]).toEqual([status, code]);
  });

  it('is stored without GPS data, under its actual type', async () => {
    const { id } = await person.soul();
    const sent = dataUrl(jpeg({ before: [exif(6, 'GPS 50.85N 4.35E')] }), 'image/webp');
    const { avatar } = (await person.put(`/api/companions/${id}`, { avatar: sent }).expect(200)).body as Companion;
    expect(avatar).toMatch(/^data:image\/jpeg;base64,/);
    const bytes = Buffer.from(avatar?.split(',')[1] ?? '', 'base64');
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes('Exif')).toBe(true);
  });
});

describe('the picture of a card', () => {
  const card = (more: readonly Buffer[], size = 8): Buffer => {
    const data = { spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Wren', description: 'Keeps maps.' } };
    const text = Buffer.from(`chara\0${Buffer.from(JSON.stringify(data)).toString('base64')}`, 'latin1');
    return png({ width: size, height: size, rows: Buffer.alloc(72), before: [pngChunk('tEXt', text), ...more] });
  };
  const bring = (bytes: Buffer) =>
    person.request('post', '/api/companions/import-card').attach('file', bytes, { filename: 'wren.png' });

  it('is stored and exported without GPS data', async () => {
    const soul = (await bring(card([pngChunk('eXIf', Buffer.from('GPS 50.85N'))])).expect(201)).body as Companion;
    expect(Buffer.from(soul.avatar?.split(',')[1] ?? '', 'base64').equals(png())).toBe(true);
    const out = await person.get(`/api/companions/${soul.id}/card?format=png`).buffer(true).expect(200);
    expect((out.body as Buffer).includes('GPS')).toBe(false);
  });

  it('is refused at 30,000 × 30,000 pixels, and nothing is stored', async () => {
    const before = await written();
    const answer = await bring(card([], 30_000)).expect(413);
    expect(answer.body).toMatchObject({ code: 'image_too_many_pixels' });
    expect(await written()).toEqual(before);
  });

  it('is left out with a note if it is damaged', async () => {
    const soul = (await bring(card([], 9)).expect(201)).body as Companion & { notes: { code: string }[] };
    expect(soul.avatar).toBeNull();
    expect(JSON.stringify(soul.notes)).toContain('picture');
  });
});
