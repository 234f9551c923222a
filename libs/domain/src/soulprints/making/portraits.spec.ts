import { crc32, inflateSync } from 'node:zlib';
import { readCard, writeCardPng, type CardSource } from '../cards';
import { encodeDataUrl, verifyAvatar } from '@kinloom/domain/images';
import { toAvatar, toCleanPng, pictureIn } from './avatars';
import { drawPortrait } from './portraits';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

describe('drawPortrait', () => {
  it('draws a valid PNG that is deterministic per name', () => {
    const png = Buffer.from(drawPortrait('Lumen'));
    expect(png.equals(drawPortrait('Lumen'))).toBe(true);
    expect(png.equals(drawPortrait('Sol'))).toBe(false);
    const at = png.indexOf('IDAT');
    const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect(pixels).toHaveLength(256 * (1 + 256 * 3));
    expect(pictureIn(encodeDataUrl({ bytes: png, type: 'image/png' }))?.bytes.equals(png)).toBe(true);
  });

  it('can contain a card', async () => {
    const source: CardSource = {
      name: 'Lumen',
      description: 'quiet',
      personality: '',
      scenario: '',
      greetings: [],
      examples: '',
      systemPrompt: '',
      postHistory: '',
      creatorNotes: '',
      creator: '',
      version: '',
      tags: [],
      extensions: {},
      book: null,
      createdAt: null,
      modifiedAt: null,
    };
    const { card, notes } = await readCard(writeCardPng(source, drawPortrait('Lumen')), 'x.png');
    expect([card.name, card.description, notes]).toEqual(['Lumen', 'quiet', []]);
  });
});

describe('uploaded images', () => {
  const portrait = drawPortrait('Lumen');

  it('are detected by their bytes', async () => {
    const url = encodeDataUrl({ bytes: portrait, type: 'image/jpeg' });
    expect(await verifyAvatar(url)).toBe(encodeDataUrl({ bytes: portrait, type: 'image/png' }));
    expect([await verifyAvatar(null), await verifyAvatar('')]).toEqual([null, null]);
    await expect(verifyAvatar('data:image/png;base64,aGVsbG8=')).rejects.toThrow('avatar_no_image');
  });

  it('are dropped where they exceed the avatar limit or are damaged', async () => {
    const picture = { bytes: portrait, type: 'image/png' } as const;
    expect(await toAvatar(picture, 100)).toBeNull();
    expect(await toAvatar(picture, 1_000_000)).toMatch(/^data:image\/png/);
    expect(await toAvatar({ ...picture, bytes: Uint8Array.from(portrait.subarray(0, 2_000)) }, 1_000_000)).toBeNull();
  });

  it('are exported with a card as a PNG without metadata', async () => {
    const withGps = Buffer.concat([
      portrait.subarray(0, 33),
      pngChunk('eXIf', Buffer.from('GPS')),
      portrait.subarray(33),
    ]);
    const clean = await toCleanPng(encodeDataUrl({ bytes: withGps, type: 'image/png' }));
    expect(clean && Buffer.from(clean).equals(portrait)).toBe(true);
    expect(await toCleanPng('/somewhere.png')).toBeNull();
  });
});
