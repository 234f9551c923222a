import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './encryption';

const PASSPHRASE = 'a passphrase for tests';
const CHUNK = 64 * 1024;
/** Deriving a key takes a millisecond in place of half a second. */
const QUICK = { logN: 10, r: 8, p: 1 };

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
const source = (bytes: Buffer): AsyncIterable<Buffer> => Readable.from([bytes]) as AsyncIterable<Buffer>;
const sealed = (bytes: Buffer) => collect(encrypt(source(bytes), PASSPHRASE, QUICK));
const opened = (bytes: Buffer, passphrase = PASSPHRASE) => collect(decrypt(source(bytes), passphrase));

describe('the encryption of backups', () => {
  let plain: Buffer;
  let whole: Buffer;
  beforeAll(async () => {
    plain = randomBytes(2 * CHUNK + 1_000);
    whole = await sealed(plain);
  });

  it('round-trips every size and chunking', async () => {
    expect((await opened(whole)).equals(plain)).toBe(true);
    for (const size of [0, 1, CHUNK, 2 * CHUNK]) {
      const bytes = randomBytes(size);
      expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
    }
    const pieces: Buffer[] = [];
    for (let at = 0; at < whole.length; at += 777) pieces.push(whole.subarray(at, at + 777));
    const back = await collect(decrypt(Readable.from(pieces) as AsyncIterable<Buffer>, PASSPHRASE));
    expect(back.equals(plain)).toBe(true);
  });

  it('contains no plaintext and differs each time', async () => {
    const words = Buffer.from('these words are private '.repeat(100));
    const [one, other] = [await sealed(words), await sealed(words)];
    expect(one.includes('private')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('reports a wrong passphrase', async () => {
    await expect(opened(whole, 'another passphrase')).rejects.toThrow('The passphrase does not open this backup');
  });

  it('reports truncation between chunks and within the header', async () => {
    const header = whole.length - plain.length - 3 * 16;
    for (const length of [10, header, header + CHUNK + 16, header + 2 * (CHUNK + 16)]) {
      await expect(opened(whole.subarray(0, length))).rejects.toThrow('it ends early');
    }
    await expect(opened(whole.subarray(0, whole.length - 1))).rejects.toThrow('damaged or ends early');
  });

  it('detects every changed byte in the header, a chunk or the order of chunks', async () => {
    const header = whole.length - plain.length - 3 * 16;
    for (const at of [header - 40, header + 5, header + CHUNK + 20, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed)).rejects.toThrow(/damaged|does not open/);
    }
    const size = CHUNK + 16;
    const swapped = Buffer.concat([
      whole.subarray(0, header),
      whole.subarray(header + size, header + 2 * size),
      whole.subarray(header, header + size),
      whole.subarray(header + 2 * size),
    ]);
    await expect(opened(swapped)).rejects.toThrow('damaged');
  });
});
