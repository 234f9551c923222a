import { crc32, inflateSync } from 'node:zlib';
import { readCard, writeCardPng, type CardSource } from '../cards';
import { dataUrlOf, verifiedAvatar } from '@kinloom/domain/images';
import { avatarOf, cleanPngOf, pictureIn } from './avatars';
import { portraitOf } from './portraits';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

describe('a picture drawn for a soul', () => {
  it('is a whole PNG, the same for the same name, another for another', () => {
    const png = Buffer.from(portraitOf('Lumen'));
    expect(png.equals(portraitOf('Lumen'))).toBe(true);
    expect(png.equals(portraitOf('Sol'))).toBe(false);
    const at = png.indexOf('IDAT');
    const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect(pixels).toHaveLength(256 * (1 + 256 * 3));
    expect(pictureIn(dataUrlOf({ bytes: png, type: 'image/png' }))?.bytes.equals(png)).toBe(true);
  });

  it('carries a card', async () => {
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
    const { card, notes } = await readCard(writeCardPng(source, portraitOf('Lumen')), 'x.png');
    expect([card.name, card.description, notes]).toEqual(['Lumen', 'quiet', []]);
  });
});

describe('a picture that is sent', () => {
  const portrait = portraitOf('Lumen');

  it('is known by its bytes, whatever it says it is', async () => {
    const url = dataUrlOf({ bytes: portrait, type: 'image/jpeg' });
    expect(await verifiedAvatar(url)).toBe(dataUrlOf({ bytes: portrait, type: 'image/png' }));
    expect([await verifiedAvatar(null), await verifiedAvatar('')]).toEqual([null, null]);
    await expect(verifiedAvatar('data:image/png;base64,aGVsbG8=')).rejects.toThrow('avatar_no_image');
  });

  it('is left out where it is larger than an avatar, and where it is damaged', async () => {
    const picture = { bytes: portrait, type: 'image/png' } as const;
    expect(await avatarOf(picture, 100)).toBeNull();
    expect(await avatarOf(picture, 1_000_000)).toMatch(/^data:image\/png/);
    expect(await avatarOf({ ...picture, bytes: Uint8Array.from(portrait.subarray(0, 2_000)) }, 1_000_000)).toBeNull();
  });

  it('goes out with a card as a PNG without what a camera wrote into it', async () => {
    const withGps = Buffer.concat([
      portrait.subarray(0, 33),
      pngChunk('eXIf', Buffer.from('GPS')),
      portrait.subarray(33),
    ]);
    const clean = await cleanPngOf(dataUrlOf({ bytes: withGps, type: 'image/png' }));
    expect(clean && Buffer.from(clean).equals(portrait)).toBe(true);
    expect(await cleanPngOf('/somewhere.png')).toBeNull();
  });
});
