import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyGguf, waitFor } from '@kinloom/testing';
import { engineFolder, readManifest } from './engine-folder';
import { installEngine, type InstallOptions } from './install-engine';
import { hasLeftovers, removeEngine } from './remove-engine';

const MODEL = tinyGguf();
const SHA256 = createHash('sha256').update(MODEL).digest('hex');
const ENOUGH = { freeDisk: 1e12, freeMemory: 1e12 };

let dataDir: string;
let server: Server;
let origin: string;
/** Ranges that were asked for; an empty text for a request without one. */
let ranges: string[];
let serve: (request: IncomingMessage, response: ServerResponse) => void;

/** Until the installation has written bytes to disk: what it has only received is lost with the connection. */
const writtenPart = () =>
  waitFor('a part on disk', async () => {
    const { models } = engineFolder(dataDir);
    const part = (await readdir(models)).find((name) => name.endsWith('.part'));
    return part !== undefined && (await stat(join(models, part))).size > 0;
  });

/** Sends the file from where it was asked for. @param bytes how many at most, before the connection is cut */
function send(request: IncomingMessage, response: ServerResponse, content: Buffer, bytes = Infinity): void {
  const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const to = /-(\d+)$/.exec(request.headers.range ?? '')?.[1];
  const part = content.subarray(from, to === undefined ? content.length : Number(to) + 1);
  response.writeHead(request.headers.range === undefined ? 200 : 206, {
    'content-length': part.length,
    ...(request.headers.range !== undefined && {
      'content-range': `bytes ${from}-${from + part.length - 1}/${content.length}`,
    }),
  });
  if (part.length <= bytes) response.end(part);
  else response.write(part.subarray(0, bytes), () => void writtenPart().finally(() => response.destroy()));
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kinloom-engine-'));
  ranges = [];
  serve = (request, response) => send(request, response, MODEL);
  server = createServer((request, response) => {
    ranges.push(request.headers.range ?? '');
    serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const packages = jest.fn(async () => undefined);
const install = (options: Partial<InstallOptions> = {}) =>
  installEngine({
    dataDir,
    source: { url: `${origin}/tiny.gguf`, sha256: SHA256 },
    contextTokens: 8_192,
    signal: new AbortController().signal,
    environment: {},
    resources: async () => ENOUGH,
    packages,
    retryDelayMs: 1,
    ...options,
  });
const modelFiles = () => readdir(engineFolder(dataDir).models);

describe('installEngine', () => {
  it('downloads a model, verifies it and states what is installed', async () => {
    const steps: [number, string][] = [];
    const manifest = await install({ onProgress: (percent, step) => steps.push([percent, step]) });
    expect(manifest).toMatchObject({
      contextTokens: 8_192,
      model: { name: 'tiny', bytes: MODEL.length, sha256: SHA256, file: `${SHA256}.gguf` },
    });
    expect(await readManifest(dataDir)).toEqual(manifest);
    expect(await readFile(join(engineFolder(dataDir).models, manifest.model.file))).toEqual(MODEL);
    expect([...new Set(steps.map(([, step]) => step))]).toEqual(['checking', 'packages', 'download', 'verification']);
    const percents = steps.map(([percent]) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    await expect(install()).rejects.toMatchObject({ code: 'already_installed' });
  });

  it('copies a file of this machine', async () => {
    const path = join(dataDir, 'local.gguf');
    await writeFile(path, MODEL);
    expect((await install({ source: { path } })).model).toMatchObject({ name: 'local', sha256: SHA256 });
    expect(await readFile(path)).toEqual(MODEL);
    expect(ranges).toEqual([]);
  });

  it('resumes a connection that was cut', async () => {
    let requests = 0;
    serve = (request, response) => send(request, response, MODEL, (requests += 1) === 2 ? 100_000 : Infinity);
    await install();
    expect(ranges[0]).toBe('bytes=0-0');
    expect(ranges[1]).toBe('');
    expect(ranges[2]).toMatch(/^bytes=[1-9]\d*-$/);
  });

  it('keeps a part after it gave up, and continues it with the next installation', async () => {
    const cut = (request: IncomingMessage, response: ServerResponse) => {
      if (request.headers.range === undefined) send(request, response, MODEL, 100_000);
      else if (request.headers.range === 'bytes=0-0') send(request, response, MODEL);
      else response.destroy();
    };
    serve = cut;
    await expect(install()).rejects.toMatchObject({ code: 'download_interrupted' });
    expect(await modelFiles()).toEqual([`${SHA256}.part`]);
    expect(await hasLeftovers(dataDir)).toBe(true);
    ranges = [];
    serve = (request, response) => send(request, response, MODEL);
    await install();
    expect(ranges).toEqual(['bytes=0-0', expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
    expect(await hasLeftovers(dataDir)).toBe(false);
  });

  it('starts again where the server has no ranges', async () => {
    let requests = 0;
    serve = (_request, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': MODEL.length });
      if (requests === 2)
        response.write(MODEL.subarray(0, 50_000), () => void writtenPart().finally(() => response.destroy()));
      else response.end(MODEL);
    };
    expect((await install()).model.sha256).toBe(SHA256);
  });

  it('deletes a file with another SHA-256', async () => {
    const wrong = Buffer.from(MODEL);
    wrong[wrong.length - 1] = (wrong.at(-1) ?? 0) ^ 1;
    serve = (request, response) => send(request, response, wrong);
    await expect(install()).rejects.toMatchObject({ code: 'wrong_checksum' });
    expect(await modelFiles()).toEqual([]);
    expect(await readManifest(dataDir)).toBeNull();
  });

  it('downloads nothing if the server states another SHA-256 with its redirect', async () => {
    packages.mockClear();
    const stated = (sha256: string) => (request: IncomingMessage, response: ServerResponse) =>
      request.url === '/tiny.gguf'
        ? response.writeHead(302, { location: '/content', 'x-linked-etag': `"${sha256}"` }).end()
        : send(request, response, MODEL);
    serve = stated('0'.repeat(64));
    await expect(install()).rejects.toMatchObject({ code: 'wrong_checksum' });
    expect(ranges).toEqual(['bytes=0-0', 'bytes=0-0']);
    expect(packages).not.toHaveBeenCalled();
    serve = stated(SHA256);
    expect((await install()).model.sha256).toBe(SHA256);
  });

  it('refuses a file that is no model', async () => {
    const page = Buffer.from('<html>Sign in to download this model</html>');
    serve = (request, response) => send(request, response, page);
    const sha256 = createHash('sha256').update(page).digest('hex');
    await expect(install({ source: { url: `${origin}/x`, sha256 } })).rejects.toMatchObject({ code: 'not_gguf' });
    expect(await modelFiles()).toEqual([]);
  });

  it('checks disk and memory before anything is downloaded', async () => {
    packages.mockClear();
    for (const [code, lacking] of [
      ['no_space', { freeDisk: 1_000_000 }],
      ['no_memory', { freeMemory: 1_000_000 }],
    ] as const) {
      await expect(install({ resources: async () => ({ ...ENOUGH, ...lacking }) })).rejects.toMatchObject({ code });
    }
    expect(ranges).toEqual(['bytes=0-0', 'bytes=0-0']);
    expect(packages).not.toHaveBeenCalled();
  });

  it('says that the disk is full if it becomes so later', async () => {
    const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    await expect(install({ packages: full })).rejects.toMatchObject({ code: 'no_space' });
  });

  it('stops with the reason of the signal, and keeps the part', async () => {
    const control = new AbortController();
    serve = (request, response) => {
      if (request.headers.range !== undefined) return send(request, response, MODEL);
      response.writeHead(200, { 'content-length': MODEL.length }).write(MODEL.subarray(0, 100_000));
      void writtenPart().finally(() => control.abort(new Error('cancelled')));
    };
    await expect(install({ signal: control.signal })).rejects.toThrow('cancelled');
    expect(await modelFiles()).toEqual([`${SHA256}.part`]);
    await access(engineFolder(dataDir).lock).then(
      () => Promise.reject(new Error('the lock was left')),
      () => undefined,
    );
  });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['a page of errors', 'download_refused', (response) => response.writeHead(403).end()],
    ['a file without a size', 'unknown_size', (response) => response.writeHead(200).end(MODEL)],
    ['endless redirects', 'download_refused', (response) => response.writeHead(302, { location: '/again' }).end()],
    [
      'a redirect to another protocol',
      'address_refused',
      (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
  ])('refuses %s', async (_name, code, answer) => {
    serve = (_request, response) => answer(response);
    await expect(install()).rejects.toMatchObject({ code });
  });

  it('checks every address, also after redirects', async () => {
    const checked: string[] = [];
    serve = (request, response) => {
      if (request.url === '/moved') return send(request, response, MODEL);
      response.writeHead(302, { location: '/moved' }).end();
    };
    const guard = {
      check: (url: URL) => {
        checked.push(url.pathname);
        if (url.pathname === '/moved') throw new Error('refused');
      },
      lookup: () => undefined,
    };
    await expect(install({ guard })).rejects.toMatchObject({ code: 'address_refused' });
    expect(checked).toEqual(['/tiny.gguf', '/moved']);
  });

  it('runs once at a time, and a lock that a crash left expires', async () => {
    const { folder, lock } = engineFolder(dataDir);
    await mkdir(folder, { recursive: true });
    await writeFile(lock, '');
    await expect(install()).rejects.toMatchObject({ code: 'busy' });
    const earlier = new Date(Date.now() - 60_000);
    await utimes(lock, earlier, earlier);
    await install();
  });
});

describe('removeEngine', () => {
  it('removes everything', async () => {
    await install();
    await removeEngine(dataDir);
    expect(await readdir(dataDir)).toEqual([]);
    expect(await readManifest(dataDir)).toBeNull();
  });
});
