import zlib, { deflateSync } from 'node:zlib';
import { base64, chunk, END, head, JPEG, json, PIXELS, png, SIGNATURE, text, v1, v2, v3 } from './fixtures';
import { CARD_LIMITS } from './card-limits';
import { readChunks } from './card-png';
import { readCard } from './read-card';
import { UnreadableCardError, type CardReading, type UnreadableCode } from './types';

async function errorCodeOf(bytes: Uint8Array, name = 'card'): Promise<UnreadableCode> {
  const outcome = await readCard(bytes, name).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof UnreadableCardError)) throw new Error('was read, or failed otherwise', { cause: outcome });
  return outcome.code;
}

const codes = (reading: CardReading) => reading.notes.map((note) => note.code);
const count = (reading: CardReading, code: string) => reading.notes.find((note) => note.code === code)?.count ?? 0;

describe('readCard of PNG files', () => {
  it.each([
    ['v1', 'chara', v1()],
    ['v2', 'chara', v2()],
    ['v3', 'ccv3', v3()],
    ['v2', 'CHARA', v2()],
  ])('reads %s from %s', async (version, keyword, card) => {
    const reading = await readCard(png(text(keyword, card)), 'x.png');
    expect(reading).toMatchObject({ version, card: { name: 'Wren', first_mes: 'Come in.' }, notes: [] });
  });

  it('returns the image without the card', async () => {
    const made = png(text('chara', v2()), text('Software', 'a painter'), text('chara-ext-asset_:1', 'QUJD'));
    const { picture, notes } = await readCard(made, 'x.png');
    expect(picture?.type).toBe('image/png');
    const { chunks, ended } = readChunks(Buffer.from(picture?.bytes ?? []));
    expect(chunks.map((one) => one.type)).toEqual(['IHDR', 'tEXt', 'IDAT', 'IEND']);
    expect([ended, chunks.every((one) => one.isValid)]).toEqual([true, true]);
    expect(Buffer.from(picture?.bytes ?? []).includes('chara')).toBe(false);
    expect(notes).toEqual([{ code: 'asset-left-out', count: 1, fields: ['assets'] }]);
  });

  it('prefers V3 over V2 in any order', async () => {
    const both = await readCard(png(text('chara', v2({ name: 'Old' })), text('ccv3', v3({ name: 'New' }))), 'x.png');
    expect([both.card.name, both.version, codes(both)]).toEqual(['New', 'v3', []]);
  });

  it('falls back to V2 when V3 is malformed', async () => {
    const reading = await readCard(png(text('ccv3', '{"spec":'), text('chara', v2({ name: 'Old' }))), 'x.png');
    expect([reading.card.name, reading.notes]).toEqual(['Old', [{ code: 'broken-chunk', count: 1, fields: [] }]]);
  });

  it('uses the first of several cards and notes differing ones', async () => {
    const twice = await readCard(png(text('chara', v2({ name: 'One' })), text('chara', v2({ name: 'Two' }))), 'x.png');
    expect([twice.card.name, codes(twice)]).toEqual(['One', ['duplicate-card']]);
    expect(codes(await readCard(png(text('chara', v2()), text('chara', v2())), 'x.png'))).toEqual([]);
  });

  it('finds cards behind the pixels and behind IEND', async () => {
    const behindPixels = Buffer.concat([SIGNATURE, head(), PIXELS, text('chara', v2()), END]);
    expect(codes(await readCard(behindPixels, 'x.png'))).toEqual([]);
    const behindEnd = Buffer.concat([png(), text('chara', v2())]);
    const reading = await readCard(behindEnd, 'x.png');
    expect(reading.card.name).toBe('Wren');
    expect(Buffer.from(reading.picture?.bytes ?? [])).toEqual(png());
  });

  it('reads compressed texts and JSON without base64', async () => {
    const packed = deflateSync(base64(v2()));
    const zTXt = chunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), packed]));
    expect((await readCard(png(zTXt), 'x.png')).card.name).toBe('Wren');
    const iTXt = chunk(
      'iTXt',
      Buffer.concat([Buffer.from('ccv3\0\x01\0en\0card\0'), deflateSync(JSON.stringify(v3()))]),
    );
    expect((await readCard(png(iTXt), 'x.png')).version).toBe('v3');
    const open = chunk('iTXt', Buffer.concat([Buffer.from('chara\0\0\0\0\0'), json(v2({ name: 'Зоя' }))]));
    expect((await readCard(png(open), 'x.png')).card.name).toBe('Зоя');
  });

  it('rejects a decompression bomb', async () => {
    const bomb = (size: number) =>
      chunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.alloc(size, 65))]));
    expect(await errorCodeOf(png(bomb(CARD_LIMITS.chunkBytes * 4)))).toBe('too-large');
    const one = bomb(CARD_LIMITS.chunkBytes - 1);
    const inflations = jest.spyOn(zlib, 'inflateSync');
    expect(await errorCodeOf(png(...Array.from({ length: 400 }, () => one)))).toBe('too-large');
    expect(inflations.mock.calls.length).toBeGreaterThan(0);
    expect(inflations.mock.calls.length).toBeLessThanOrEqual(CARD_LIMITS.candidates);
    for (const [, options] of inflations.mock.calls)
      expect(options).toMatchObject({ maxOutputLength: CARD_LIMITS.chunkBytes });
    inflations.mockRestore();
  });

  it('tolerates damaged files', async () => {
    const card = text('chara', v2());
    const badSum = Buffer.from(card);
    badSum.writeUInt32BE(1, badSum.length - 4);
    expect(codes(await readCard(png(badSum), 'x.png'))).toEqual(['bad-checksum']);
    const noEnd = await readCard(Buffer.concat([SIGNATURE, head(), card, PIXELS]), 'x.png');
    expect(codes(noEnd)).toEqual(['damaged-picture']);
    expect(readChunks(Buffer.from(noEnd.picture?.bytes ?? [])).ended).toBe(true);
    const cutOff = png(card).subarray(0, 8 + 25 + card.length + 9);
    expect(await readCard(cutOff, 'x.png')).toMatchObject({ card: { name: 'Wren' }, picture: null });
    expect(codes(await readCard(Buffer.concat([png(card), Buffer.from('trailing words')]), 'x.png'))).toEqual([
      'bytes-after-picture',
    ]);
  });

  it('stops at a forged chunk length', async () => {
    const forged = Buffer.from(text('chara', v2()));
    forged.writeUInt32BE(0xfffffff0, 0);
    const file = png(forged, chunk('tEXt', Buffer.alloc(500_000)));
    expect(await errorCodeOf(file)).toBe('malformed');
    // Nothing behind the forged length is searched for chunks.
    expect(readChunks(file).chunks.map(({ type }) => type)).toEqual(['IHDR']);
  });

  it('drops images with excessive dimensions', async () => {
    const vast = Buffer.concat([SIGNATURE, head(60_000, 60_000), text('chara', v2()), PIXELS, END]);
    expect(await readCard(vast, 'x.png')).toMatchObject({ picture: null, notes: [{ code: 'picture-left-out' }] });
  });

  it.each<[UnreadableCode, Buffer]>([
    ['no-card', png()],
    ['malformed', png().subarray(0, 40)],
    ['malformed', png(text('chara', 'not json at all'))],
    ['malformed', png(chunk('tEXt', 'chara\0!!!???%%%'))],
    ['malformed', png(chunk('zTXt', 'chara\0\0nothing packed'))],
    ['malformed', png(chunk('iTXt', 'chara\0\x01'))],
    ['no-card', png(text('chara', '[1,2]'))],
    ['no-card', png(text('chara', { hello: 'there' }))],
    ['encrypted-card', png(chunk('tEXt', 'chara\0rcc||rccv1||c2VjcmV0||more'))],
    ['encrypted-card', png(text('ccv3', 'rcc||rccv1||c2VjcmV0||more'))],
    [
      'too-large',
      png(chunk('tEXt', Buffer.concat([Buffer.from('chara\0'), Buffer.alloc(CARD_LIMITS.chunkBytes, 65)]))),
    ],
  ])('rejects with %s', async (code, bytes) => {
    expect(await errorCodeOf(bytes)).toBe(code);
  });

  it('rejects files that are too large', async () => {
    const noise = chunk('tEXt', Buffer.alloc(CARD_LIMITS.pictureBytes));
    expect(await errorCodeOf(png(text('chara', v2()), noise))).toBe('too-large');
  });
});

describe('readCard of text files', () => {
  it('reads JSON with a byte order mark and in UTF-16', async () => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), json(v3({ name: 'Zoë' }))]);
    expect((await readCard(marked, 'x.json')).card.name).toBe('Zoë');
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(JSON.stringify(v2({ name: 'Zoë' })), 'utf16le'),
    ]);
    expect((await readCard(wide, 'x.json')).card.name).toBe('Zoë');
    const twice = json(JSON.stringify(v2({ name: 'Quoted' })));
    expect((await readCard(twice, 'x.json')).card.name).toBe('Quoted');
  });

  it('notes invalid UTF-8', async () => {
    const bytes = Buffer.from(JSON.stringify(v2({ name: 'Zo?' })), 'latin1');
    bytes[bytes.indexOf('?')] = 0xeb;
    expect(codes(await readCard(bytes, 'x.json'))).toEqual(['bad-encoding']);
  });

  it('ignores the file name', async () => {
    expect((await readCard(json(v2()), 'picture.png')).version).toBe('v2');
    expect((await readCard(png(text('chara', v2())), 'card.json')).picture?.type).toBe('image/png');
  });

  it.each<[UnreadableCode, Buffer]>([
    ['empty', Buffer.alloc(0)],
    ['empty', Buffer.from(' \n')],
    ['malformed', Buffer.from('{"spec":"chara_card_v2",')],
    ['no-card', Buffer.from('[{"name":"a"}]')],
    ['no-card', Buffer.from('Dear diary')],
    ['no-card', json({ name: 'kinloom', version: '1.0.0', description: 'a package' })],
    ['no-card', json({ name: 5, first_mes: 'x' })],
    ['no-card', Buffer.from([1, 2, 3, 0, 9])],
    ['encrypted-card', Buffer.from('rcc||rccv1||AAAA')],
    ['unsupported-format', Buffer.from('name: Wren\ncontext: A keeper of maps.\ngreeting: Come in.\n')],
    ['unsupported-image', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['unsupported-image', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['unsupported-image', Buffer.from('\0\0\0\x20ftypavif', 'latin1')],
    ['no-card', JPEG],
    ['too-large', json(v2({ description: 'a'.repeat(CARD_LIMITS.jsonBytes) }))],
    ['malformed', Buffer.from('{"a":'.repeat(100_000))],
  ])('rejects with %s', async (code, bytes) => {
    expect(await errorCodeOf(bytes)).toBe(code);
  });

  it('puts nothing of the file into the error', async () => {
    const error: unknown = await readCard(Buffer.from('{"secret": hush'), 'x.json').catch((thrown: unknown) => thrown);
    if (!(error instanceof UnreadableCardError)) throw new Error('was read');
    expect([error.message, error.cause, String(error.stack).includes('hush')]).toEqual(['malformed', undefined, false]);
  });

  it('reads an embedded icon and fetches no remote one', async () => {
    const assets = [
      { type: 'icon', name: 'main', uri: `data:image/png;base64,${png().toString('base64')}`, ext: 'png' },
      { type: 'icon', name: 'other', uri: 'https://example.org/a.png', ext: 'png' },
      { type: 'background', name: 'main', uri: 'ccdefault:', ext: 'png' },
      { type: 'x_code', name: 'main', uri: 'embeded://assets/x.js', ext: 'js' },
      { type: 'icon', name: 'odd', uri: 'javascript:alert(1)', ext: 'png' },
    ];
    const reading = await readCard(json(v3({ assets, avatar: 'http://example.org/b.png' })), 'x.json');
    expect(Buffer.from(reading.picture?.bytes ?? [])).toEqual(png());
    expect(reading.card.assets.map((asset) => asset.uri)).toEqual(['https://example.org/a.png', 'ccdefault:']);
    expect([count(reading, 'remote-asset-not-fetched'), count(reading, 'asset-left-out')]).toEqual([2, 1]);
  });
});
