import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { type AccountManifest, ManifestBuilder, parseManifest } from './manifest';
import { type ZipEntry, createZip } from './zip-writer';

const CREATED_AT = new Date('2026-11-22T10:20:30Z');

async function* entriesOf(manifest: ManifestBuilder, entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* manifest.hashed(toAsync(entries));
  yield manifest.entry(CREATED_AT, '1.2.3');
}

async function* toAsync<T>(values: T[]): AsyncGenerator<T> {
  yield* values;
}

async function readBack(bytes: Buffer): Promise<{ path: string; content: Buffer }[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  const files: { path: string; content: Buffer }[] = [];
  for await (const entry of zip.eachEntry())
    files.push({ path: entry.fileName, content: await buffer(await zip.openReadStreamPromise(entry)) });
  return files;
}

describe('account manifest', () => {
  it('is the last entry and lists size and SHA-256 of every other entry', async () => {
    const manifest = new ManifestBuilder();
    const entries: ZipEntry[] = [
      { name: 'data/a.json', content: ['é', 'x'] },
      { name: 'files/b.bin', content: [Buffer.from([0, 255, 7]), Buffer.from([9])], packed: true },
      { name: 'empty.txt', content: [] },
    ];
    const files = await readBack(await buffer(createZip(entriesOf(manifest, entries), CREATED_AT)));
    expect(files.map(({ path }) => path)).toEqual(['data/a.json', 'files/b.bin', 'empty.txt', 'manifest.json']);
    const written = JSON.parse(String(files.at(-1)?.content)) as AccountManifest;
    expect(written).toMatchObject({
      format: 'kinloom-account-manifest',
      version: 2,
      createdAt: '2026-11-22T10:20:30.000Z',
      productVersion: '1.2.3',
    });
    expect(written.files).toEqual(
      files.slice(0, -1).map(({ path, content }) => ({
        path,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })),
    );
    expect(written.files[0]?.bytes).toBe(3);
  });

  it('counts rows per kind and lists kinds without rows', async () => {
    const manifest = new ManifestBuilder();
    const passed: number[][] = [];
    for await (const rows of manifest.counted('memories', toAsync([[1, 2], [3]]))) passed.push(rows);
    for await (const rows of manifest.counted('memories', toAsync([[4]]))) passed.push(rows);
    for await (const rows of manifest.counted('anchors', toAsync<number[]>([]))) passed.push(rows);
    manifest.add('channels', 5);
    expect(passed).toEqual([[1, 2], [3], [4]]);
    const files = await readBack(await buffer(createZip(entriesOf(manifest, []), CREATED_AT)));
    const { counts, files: listed } = JSON.parse(String(files[0]?.content)) as AccountManifest;
    expect(counts).toEqual({ memories: 4, anchors: 0, channels: 5 });
    expect(listed).toEqual([]);
  });

  it('does not list an entry whose content fails', async () => {
    const manifest = new ManifestBuilder();
    const failing: ZipEntry = {
      name: 'files/c.bin',
      content: (function* () {
        yield 'begun';
        throw new Error('disk failure');
      })(),
    };
    await expect(buffer(createZip(entriesOf(manifest, [failing]), CREATED_AT))).rejects.toThrow('disk failure');
    expect(JSON.parse([...(manifest.entry(CREATED_AT, '1.2.3').content as Iterable<string>)].join(''))).toMatchObject({
      files: [],
    });
  });

  it('is parsed, and rejected if it is no manifest, of another version, or incomplete', () => {
    const manifest = {
      format: 'kinloom-account-manifest',
      version: 2,
      counts: {},
      rowCounts: { messages: 3 },
      files: [{ path: 'a', bytes: 1, sha256: 'a'.repeat(64) }],
    };
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
    const refusals: [string, string][] = [
      ['archive_unknown', 'no json'],
      ['archive_unknown', '[]'],
      ['archive_unknown', JSON.stringify({ ...manifest, format: 'zip' })],
      ['archive_version', JSON.stringify({ ...manifest, version: 3 })],
      ['archive_damaged', JSON.stringify({ ...manifest, files: [{ path: 'a', bytes: -1, sha256: 'a'.repeat(64) }] })],
      ['archive_damaged', JSON.stringify({ ...manifest, files: [{ path: 'a', bytes: 1, sha256: 'A' }] })],
      ['archive_damaged', JSON.stringify({ ...manifest, rowCounts: { messages: 0.5 } })],
      ['archive_damaged', JSON.stringify({ ...manifest, rowCounts: undefined })],
    ];
    for (const [code, text] of refusals) {
      const read = () => parseManifest(text);
      expect(read).toThrow(expect.objectContaining({ code }) as Error);
    }
  });
});
