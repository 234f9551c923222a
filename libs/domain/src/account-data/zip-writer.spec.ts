import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { type ZipEntry, createZip } from './zip-writer';

const AT = new Date('2026-11-22T10:20:30Z');

async function* of(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function read(entries: AsyncIterable<ZipEntry>) {
  const bytes = await buffer(createZip(entries, AT));
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  const files: { name: string; content: string; method: number; at: Date }[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = String(await buffer(await zip.openReadStreamPromise(entry)));
    files.push({
      name: entry.fileName,
      content,
      method: entry.compressionMethod,
      at: entry.getLastModDate({ timezone: 'UTC' }),
    });
  }
  return { bytes, files };
}

describe('createZip', () => {
  it('writes entries compressed or stored, with names in any language', async () => {
    const long = 'the lake was quiet '.repeat(10_000);
    const { bytes, files } = await read(
      of(
        { name: 'empty.txt', content: [] },
        { name: 'souls/12-Ünlü-灯.html', content: ['<p>', Buffer.from('灯'), '</p>'] },
        { name: 'files/1-long.txt', content: [long] },
        { name: 'files/2-picture.png', content: [Buffer.from('as it is')], packed: true },
      ),
    );
    expect(files).toEqual([
      { name: 'empty.txt', content: '', method: 8, at: AT },
      { name: 'souls/12-Ünlü-灯.html', content: '<p>灯</p>', method: 8, at: AT },
      { name: 'files/1-long.txt', content: long, method: 8, at: AT },
      { name: 'files/2-picture.png', content: 'as it is', method: 0, at: AT },
    ]);
    expect(bytes.length).toBeLessThan(5_000);
  });

  it('writes an empty archive', async () => {
    expect((await read(of())).files).toEqual([]);
  });

  it('starts an entry only after the previous one was read, and closes its source when reading stops', async () => {
    const told: string[] = [];
    const endless = async function* (name: string): AsyncGenerator<Buffer> {
      told.push(`${name} begins`);
      try {
        for (;;) yield Buffer.alloc(65_536, 7);
      } finally {
        told.push(`${name} ends`);
      }
    };
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      try {
        yield { name: 'first', content: endless('first'), packed: true };
        yield { name: 'second', content: endless('second') };
      } finally {
        told.push('entries end');
      }
    };
    for await (const chunk of createZip(entries(), AT)) if (chunk.length > 1_000) break;
    expect(told).toEqual(['first begins', 'first ends', 'entries end']);
  });

  it.each([true, false])('fails with the error of its content (stored: %s)', async (packed) => {
    const broken = async function* (): AsyncGenerator<string> {
      yield 'a beginning';
      throw new TypeError('no more of it');
    };
    await expect(buffer(createZip(of({ name: 'broken', content: broken(), packed }), AT))).rejects.toThrow(
      'no more of it',
    );
  });
});
