import { inflateSync } from 'node:zlib';
import { readCard, writeCardPng, type CardSource } from '../cards';
import { avatarOf, checkedAvatar, dataUrlOf, pictureIn } from './avatars';
import { portraitOf } from './portraits';

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
  it('is known by its bytes, whatever it says it is', () => {
    const url = dataUrlOf({ bytes: portraitOf('Lumen'), type: 'image/jpeg' });
    expect(checkedAvatar(url)).toBe(dataUrlOf({ bytes: portraitOf('Lumen'), type: 'image/png' }));
    expect([checkedAvatar(null), checkedAvatar('')]).toEqual([null, null]);
    expect(() => checkedAvatar('data:image/png;base64,aGVsbG8=')).toThrow('avatar_no_image');
  });

  it('is left out where it is larger than an avatar', () => {
    const picture = { bytes: portraitOf('Lumen'), type: 'image/png' } as const;
    expect(avatarOf(picture, 100)).toBeNull();
    expect(avatarOf(picture, 1_000_000)).toMatch(/^data:image\/png/);
  });
});
