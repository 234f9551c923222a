import { head, JPEG, json, PIXELS, png, recordsOf, SIGNATURE, text, v2, v3, zip } from './fixtures';
import { CARD_LIMITS } from './card-limits';
import { readCard } from './read-card';
import { UnreadableCardError, type UnreadableCode } from './types';

async function errorCodeOf(bytes: Uint8Array): Promise<UnreadableCode> {
  const outcome = await readCard(bytes, 'x.charx').then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof UnreadableCardError)) throw new Error('was read, or failed otherwise', { cause: outcome });
  return outcome.code;
}

const codesOf = async (bytes: Uint8Array) => (await readCard(bytes, 'x.charx')).notes.map((note) => note.code);

const ICON = 'assets/icon/images/main.png';
const withIcon = (uri = `embeded://${ICON}`) =>
  v3({
    assets: [
      { type: 'icon', name: 'main', uri, ext: 'png' },
      { type: 'emotion', name: 'glad', uri: 'embeded://assets/emotion/images/glad.png', ext: 'png' },
    ],
  });

/** Overwrites a field of the first record of a kind. */
function forged(
  bytes: Buffer,
  record: 'central' | 'local' | 'end',
  offset: number,
  size: 2 | 4,
  value: number,
): Buffer {
  const copy = Buffer.from(bytes);
  const at = (recordsOf(copy, record)[0] ?? 0) + offset;
  if (size === 2) copy.writeUInt16LE(value, at);
  else copy.writeUInt32LE(value, at);
  return copy;
}

describe('readCard of archives', () => {
  it.each(['embeded://', 'embedded://', '__asset:'])('reads the card and its icon referenced by %s', async (scheme) => {
    const carded = png(text('chara', v2()));
    const bytes = zip({ 'card.json': json(withIcon(scheme + ICON)), [ICON]: carded, 'module.risum': 'code' });
    const reading = await readCard(bytes, 'x.charx');
    expect(reading).toMatchObject({ version: 'v3', card: { name: 'Wren' }, picture: { type: 'image/png' } });
    expect(Buffer.from(reading.picture?.bytes ?? [])).toEqual(png());
    expect(reading.notes).toEqual([{ code: 'asset-left-out', count: 1, fields: ['assets'] }]);
  });

  it('reads the card without an icon that is missing, broken or no image', async () => {
    const card = json(withIcon());
    for (const bytes of [
      zip({ 'card.json': card }),
      zip({ 'card.json': card, [ICON]: 'words' }),
      zip({ 'card.json': card, [ICON]: Buffer.concat([SIGNATURE, head(), PIXELS]).subarray(0, 30) }),
    ]) {
      const reading = await readCard(bytes, 'x.charx');
      expect(reading.picture).toBeNull();
      expect(reading.notes.map((note) => note.code)).toContain('picture-left-out');
    }
  });

  it('finds the card in a folder, with its icon next to it', async () => {
    const bytes = zip({
      '__MACOSX/._card.json': 'x',
      '__MACOSX/Wren/card.json': 'x',
      'Wren/deep/card.json': json(v3({ name: 'Deep' })),
      'Wren/card.json': json(withIcon()),
      [`Wren/${ICON}`]: png(),
    });
    const reading = await readCard(bytes, 'x.charx');
    expect([reading.card.name, reading.picture?.type]).toEqual(['Wren', 'image/png']);
    expect(reading.notes.map((note) => note.code)).toContain('card-in-subfolder');
  });

  it('ignores entry names that leave the archive', async () => {
    const card = json(withIcon('embeded://../secret.png'));
    const reading = await readCard(
      zip({
        '../card.json': json(v3({ name: 'Outside' })),
        '../secret.png': png(),
        '/etc/card.json': 'x',
        'card.json': card,
      }),
      'x.charx',
    );
    expect([reading.card.name, reading.picture]).toEqual(['Wren', null]);
    expect(reading.notes.find((note) => note.code === 'unsafe-name')?.count).toBe(3);
    expect(await codesOf(zip({ 'a\\..\\card.json': 'x', 'card.json': json(v3()) }))).toEqual(['unsafe-name']);
    expect(await codesOf(zip({ 'Wren\\card.json': json(v3()) }))).toEqual(['card-in-subfolder']);
  });

  it('reads an archive appended to an image, with either offset origin', async () => {
    const archive = zip({ 'card.json': json(v3()) });
    const relative = await readCard(Buffer.concat([JPEG, archive]), 'x.jpeg');
    expect(relative).toMatchObject({ card: { name: 'Wren' }, picture: { type: 'image/jpeg' } });
    expect(Buffer.from(relative.picture?.bytes ?? [])).toEqual(JPEG);
    const central = recordsOf(archive, 'central')[0] ?? 0;
    const moved = forged(forged(archive, 'central', 42, 4, JPEG.length), 'end', 16, 4, central + JPEG.length);
    const absolute = await readCard(Buffer.concat([JPEG, moved]), 'x.jpeg');
    expect(Buffer.from(absolute.picture?.bytes ?? [])).toEqual(JPEG);
    expect(await readCard(Buffer.concat([png(), archive]), 'x.png')).toMatchObject({ picture: { type: 'image/png' } });
    expect(await readCard(Buffer.concat([archive, Buffer.from('trailing words')]), 'x.charx')).toMatchObject({
      version: 'v3',
    });
  });

  it('reads the listed entries of a truncated directory', async () => {
    const bytes = zip({ 'card.json': json(v3()), b: 'b', c: 'c' });
    const broken = Buffer.from(bytes);
    broken.writeUInt32LE(0, recordsOf(bytes, 'central')[1] ?? 0);
    expect(await codesOf(broken)).toEqual(['damaged-archive']);
  });

  const archive = zip({ 'card.json': json(v3({ description: 'maps '.repeat(500) })) });
  const many = Object.fromEntries(Array.from({ length: CARD_LIMITS.archiveEntries + 1 }, (_, at) => [`${at}`, '']));
  it.each<[string, UnreadableCode, Buffer]>([
    ['no card', 'no-card', zip({ 'readme.txt': 'hello' })],
    ['nothing', 'no-card', zip({})],
    ['a card that is no card', 'no-card', zip({ 'card.json': '{}' })],
    ['a card that is no JSON', 'malformed', zip({ 'card.json': 'hello' })],
    ['a password', 'encrypted-archive', forged(archive, 'central', 8, 2, 1)],
    ['a size that says too little', 'malformed', forged(archive, 'central', 24, 4, 10)],
    ['a size that says too much', 'malformed', forged(archive, 'central', 24, 4, 1_000_000)],
    ['a size that says far too much', 'too-large', forged(archive, 'central', 24, 4, 0x7fffffff)],
    ['a packed size that leads out', 'malformed', forged(archive, 'central', 20, 4, 1_000_000)],
    ['another checksum', 'malformed', forged(archive, 'central', 16, 4, 1)],
    ['another way of packing', 'malformed', forged(archive, 'central', 10, 2, 14)],
    ['an entry elsewhere', 'malformed', forged(archive, 'central', 42, 4, 0x7ffffff0)],
    ['a list elsewhere', 'malformed', forged(archive, 'end', 16, 4, 0x7ffffff0)],
    ['an end cut off', 'malformed', archive.subarray(0, -10)],
    ['65,535 entries', 'too-large', forged(archive, 'end', 10, 2, 0xffff)],
    ['too many entries', 'too-large', zip(many)],
    ['a bomb', 'too-large', zip({ 'card.json': Buffer.alloc(CARD_LIMITS.jsonBytes * 4, 32) })],
    [
      'a bomb that lies',
      'too-large',
      forged(zip({ 'card.json': Buffer.alloc(CARD_LIMITS.jsonBytes * 4, 32) }), 'central', 24, 4, 9),
    ],
  ])('rejects %s as %s', async (_what, code, bytes) => {
    expect(await errorCodeOf(bytes)).toBe(code);
  });
});

/** A deterministic pseudo-random number generator. */
function row(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('corrupted files', () => {
  it('are read or rejected within the time limit', async () => {
    const rich = v3({
      character_book: { entries: [{ keys: ['map'], content: 'Maps.' }] },
      extensions: { a: { b: [1] } },
    });
    const files = [
      png(text('chara', v2()), text('ccv3', rich)),
      zip({ 'card.json': json(withIcon()), [ICON]: png(), 'other/x.bin': 'x'.repeat(300) }),
      Buffer.concat([JPEG, zip({ 'card.json': json(rich) })]),
      json(rich),
    ];
    const next = row(7);
    const outcomes = new Map<string, number>();
    for (let round = 0; round < 1_200; round++) {
      const file = files[round % files.length] ?? Buffer.alloc(0);
      let broken = Buffer.from(file);
      if (next() < 0.4) broken = broken.subarray(0, Math.floor(next() * broken.length));
      for (let flips = Math.floor(next() * 6); flips > 0 && broken.length > 0; flips--) {
        broken[Math.floor(next() * broken.length)] = Math.floor(next() * 256);
      }
      const outcome = await readCard(broken, 'x').then(
        () => 'read',
        (error: unknown) => (error instanceof UnreadableCardError ? error.code : `failed: ${String(error)}`),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect([...outcomes.keys()].filter((outcome) => outcome.startsWith('failed'))).toEqual([]);
    // Both outcomes occurred.
    expect(outcomes.get('read')).toBeGreaterThan(100);
    expect(outcomes.get('malformed')).toBeGreaterThan(100);
  });
});
