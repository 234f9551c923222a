import { deflateSync } from 'node:zlib';
import { type ImageFault, ImageRejectedError } from './image';
import {
  canvas,
  exif,
  gif,
  gifExtension,
  gifFrame,
  jpeg,
  jpegSegment,
  lossy,
  png,
  pngChunk,
  PNG_SIGNATURE,
  webp,
  webpChunk,
  webpFrame,
} from './fixtures';
import { AVATAR_IMAGE_LIMITS, FILE_IMAGE_LIMITS } from './image-limits';
import { hasImageExtension, imageTypeOf, verifyImage } from './verify-image';

const verify = (bytes: Buffer) => verifyImage(bytes, AVATAR_IMAGE_LIMITS);
const faultOf = async (bytes: Buffer, limits = AVATAR_IMAGE_LIMITS): Promise<ImageFault | null> => {
  try {
    await verifyImage(bytes, limits);
    return null;
  } catch (error) {
    if (error instanceof ImageRejectedError) return error.fault;
    throw error;
  }
};
const text = (data: string) => Buffer.from(data, 'latin1');
const SAMPLES: Readonly<Record<string, Buffer>> = {
  png: png(),
  jpeg: jpeg(),
  webp: webp([lossy(8, 8)]),
  gif: gif(),
};

describe('imageTypeOf and hasImageExtension', () => {
  it('detects the type from the bytes', () => {
    expect(Object.values(SAMPLES).map(imageTypeOf)).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
    expect(imageTypeOf(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
    expect(imageTypeOf(Buffer.alloc(0))).toBeNull();
  });

  it.each([
    ['a.png', true],
    ['a.PNG ', true],
    ['a.jpeg', true],
    ['a.webp', true],
    ['a.gif', true],
    ['png', false],
    ['a.svg', false],
    ['a.png.txt', false],
  ])('%s has an image extension: %s', (name, promises) => expect(hasImageExtension(name)).toBe(promises));
});

describe('verifyImage', () => {
  it.each(Object.entries(SAMPLES))('accepts a valid %s, and the cleaned result again', async (_, bytes) => {
    const image = await verify(bytes);
    expect(image).toMatchObject({ width: 8, height: 8, frames: 1 });
    expect(await verify(image.clean)).toEqual(image);
  });

  it.each(Object.entries(SAMPLES))('rejects a %s truncated at any byte', async (_, bytes) => {
    for (let length = 0; length < bytes.length; length++)
      expect([length, await faultOf(bytes.subarray(0, length))]).toEqual([length, expect.any(String)]);
  });

  it.each(Object.entries(SAMPLES))('removes trailing data from a %s', async (_, bytes) => {
    const { clean } = await verify(Buffer.concat([bytes, text('<script>alert(1)</script>')]));
    expect(clean.includes('script')).toBe(false);
    expect(clean.equals((await verify(bytes)).clean)).toBe(true);
  });

  it.each([
    ['png', png({ width: 30_000, height: 30_000, rows: Buffer.alloc(10) })],
    ['jpeg', jpeg({ width: 30_000, height: 30_000 })],
    ['gif', gif({ width: 30_000, height: 30_000 })],
    ['webp', webp([canvas(30_000, 30_000, 0), lossy(8, 8)])],
  ])('rejects 30,000 × 30,000 pixels as too large in a %s', async (_, bytes) => {
    expect(await faultOf(bytes, FILE_IMAGE_LIMITS)).toBe('too-large');
  });

  it('rejects files that are no image', async () => {
    expect(await faultOf(text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe('not-an-image');
    expect(await faultOf(text('<!doctype html><title>a</title>'))).toBe('not-an-image');
  });

  it('throws only ImageRejectedError for corrupted bytes', async () => {
    for (const bytes of Object.values(SAMPLES)) {
      for (let at = 0; at < bytes.length; at++) {
        for (const value of [0x00, 0x7f, 0xff]) {
          const changed = Buffer.from(bytes);
          changed[at] = value;
          // `faultOf` rethrows every other error.
          await faultOf(changed);
        }
      }
    }
  });
});

describe('a PNG', () => {
  it('drops text, EXIF and animation chunks', async () => {
    const before = [
      pngChunk('tEXt', text('Comment\0taken at home')),
      pngChunk('eXIf', text('MM\0*GPS')),
      pngChunk('acTL', Buffer.alloc(8)),
      pngChunk('gAMA', Buffer.alloc(4, 1)),
    ];
    const { clean } = await verify(png({ before }));
    expect(clean.includes('taken at home')).toBe(false);
    expect(clean.includes('eXIf')).toBe(false);
    expect(clean.includes('acTL')).toBe(false);
    expect(clean.includes('gAMA')).toBe(true);
  });

  it('accepts interlaced images', async () => {
    // The passes of 3 × 3 pixels: 1 × 1, none, none, 1 × 1 (column 2), 2 × 1, 1 × 2, 3 × 1.
    const rows = Buffer.alloc(2 + 2 + 3 + 2 * 2 + 4);
    expect(await faultOf(png({ width: 3, height: 3, interlace: 1, rows }))).toBeNull();
    expect(await faultOf(png({ width: 3, height: 3, interlace: 1, rows: Buffer.alloc(12) }))).toBe('damaged');
  });

  it.each([
    ['more data than pixels (a bomb)', png({ rows: Buffer.alloc(50_000_000) })],
    ['less data than pixels', png({ rows: Buffer.alloc(71) })],
    ['an unknown row filter', png({ rows: Buffer.alloc(72, 0).fill(9, 9, 10) })],
    ['an unknown colour type', png({ colourType: 5 })],
    ['a depth that its colour type does not have', png({ depth: 3 })],
    ['no palette where one is needed', png({ colourType: 3 })],
    ['an unknown critical chunk', png({ before: [pngChunk('ABCD', Buffer.alloc(1))] })],
    ['a second header', png({ before: [pngChunk('IHDR', Buffer.alloc(13))] })],
    ['no pixels', png({ width: 0, rows: Buffer.alloc(0) })],
    ['no header', Buffer.concat([PNG_SIGNATURE, pngChunk('IDAT', deflateSync(Buffer.alloc(9)))])],
  ])('with %s is damaged', async (_, bytes) => expect(await faultOf(bytes)).toBe('damaged'));

  it('is damaged when its checksum does not match', async () => {
    const bytes = png();
    const at = bytes.indexOf('IDAT') + 8;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    expect(await faultOf(bytes)).toBe('damaged');
  });
});

describe('a JPEG', () => {
  it('drops metadata and keeps the orientation', async () => {
    const before = [
      jpegSegment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
      exif(6),
      jpegSegment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')),
      jpegSegment(0xfe, text('taken at home')),
    ];
    const { clean } = await verify(jpeg({ before }));
    for (const words of ['GPS', 'xmpmeta', 'taken at home']) expect(clean.includes(words)).toBe(false);
    expect(clean.includes('JFIF')).toBe(true);
    expect(clean.subarray(2, 38)).toEqual((await verify(clean)).clean.subarray(2, 38));
    expect(clean.readUInt16BE(2 + 28)).toBe(6);
  });

  it('writes no EXIF segment for the default orientation', async () => {
    expect((await verify(jpeg({ before: [exif(1)] }))).clean.includes('Exif')).toBe(false);
  });

  it.each([
    ['more scans than allowed', jpeg({ scans: 65 })],
    ['no scan', jpeg({ scans: 0 })],
    ['two sizes', jpeg({ before: [jpegSegment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]))] })],
    ['a lossless frame', jpeg({ before: [jpegSegment(0xc3, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]))] })],
  ])('with %s is damaged', async (_, bytes) => expect(await faultOf(bytes)).toBe('damaged'));
});

describe('a WebP', () => {
  const ALPHA_EXIF_XMP = 0x10 | 0x08 | 0x04;

  it('drops EXIF and XMP and clears their flags', async () => {
    const chunks = [
      canvas(8, 8, ALPHA_EXIF_XMP),
      lossy(8, 8),
      webpChunk('EXIF', text('GPS')),
      webpChunk('XMP ', text('<x:xmpmeta/>')),
    ];
    const { clean } = await verify(webp(chunks));
    expect(clean.equals(webp([canvas(8, 8, 0x10), lossy(8, 8)]))).toBe(true);
  });

  it('accepts animations within the limits', async () => {
    const frames = [webpFrame(0, 0, 8, 8), webpFrame(2, 2, 4, 4)];
    expect(await verify(webp([canvas(8, 8, 0x02), webpChunk('ANIM', Buffer.alloc(6)), ...frames]))).toMatchObject({
      frames: 2,
    });
    const many = Array.from({ length: AVATAR_IMAGE_LIMITS.frames + 1 }, () => webpFrame(0, 0, 8, 8));
    expect(await faultOf(webp([canvas(8, 8, 0x02), ...many]))).toBe('too-large');
  });

  it.each([
    ['an image larger than declared', webp([canvas(8, 8, 0), lossy(9, 8)])],
    ['a frame outside the canvas', webp([canvas(8, 8, 0x02), webpFrame(6, 0, 4, 4)])],
    ['no image', webp([canvas(8, 8, 0)])],
    ['two images', webp([lossy(8, 8), lossy(8, 8)])],
  ])('with %s is damaged', async (_, bytes) => expect(await faultOf(bytes)).toBe('damaged'));
});

describe('a GIF', () => {
  it('drops comments and keeps the repeat count', async () => {
    const blocks = [
      gifExtension(0xff, ['NETSCAPE2.0', '\x01\0\0']),
      gifExtension(0xff, ['XMP DataXMP', '<x:xmpmeta/>']),
      gifExtension(0xfe, ['taken at home']),
      gifExtension(0xf9, ['\0\0\0\0']),
      gifFrame(8, 8),
      gifFrame(4, 4),
    ];
    const image = await verify(gif({ blocks }));
    expect(image.frames).toBe(2);
    expect(image.clean.includes('NETSCAPE2.0')).toBe(true);
    expect(image.clean.includes('xmpmeta')).toBe(false);
    expect(image.clean.includes('taken at home')).toBe(false);
  });

  it('limits the number of frames', async () => {
    const frames = Array.from({ length: AVATAR_IMAGE_LIMITS.frames + 1 }, () => gifFrame(8, 8));
    expect(await faultOf(gif({ blocks: frames }))).toBe('too-large');
    const large = Array.from({ length: 20 }, () => gifFrame(8, 8));
    expect(await faultOf(gif({ width: 4_000, height: 4_000, blocks: large }))).toBe('too-large');
  });

  it.each([
    ['a frame outside the canvas', gif({ blocks: [gifFrame(8, 8, 1)] })],
    ['no frame', gif({ blocks: [] })],
    ['an unknown block', gif({ blocks: [Buffer.from([0x41]), gifFrame(8, 8)] })],
  ])('with %s is damaged', async (_, bytes) => expect(await faultOf(bytes)).toBe('damaged'));
});
