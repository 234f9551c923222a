import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import express, { type NextFunction, type Request, type Response } from 'express';
import { loadConfig } from '@kinloom/config';
import { securityHeaders } from '../api/src/common/security-headers';
import { SESSION_COOKIE } from '../api/src/common/session-store';
import { serveWebApp } from '../api/src/common/serve-web-app';

const SCRIPT = 'export const lamp = "lit";\n'.repeat(200);
const PAGE = `<html><head><meta nonce="nonce-of-this-response"><meta property="og:image" content="/og-image.jpg"></head><body>${'<p>A lit room</p>'.repeat(200)}</body></html>`;
const FOREVER = 'public, max-age=31536000, immutable';
const BROWSERS = 'gzip, deflate, br, zstd';

const root = mkdtempSync(join(tmpdir(), 'web-app-'));
const app = express();
const server = createServer(app);

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  const put = (name: string, content: string | Buffer): void => writeFileSync(join(root, name), content);
  put('index.html', PAGE);
  put('theme.js', SCRIPT);
  put('assets/app-1a.js', SCRIPT);
  put('assets/app-1a.js.br', brotliCompressSync(SCRIPT));
  put('assets/app-1a.js.gz', gzipSync(SCRIPT));
  put('assets/old-2b.css', SCRIPT);
  put('assets/old-2b.css.gz', gzipSync(SCRIPT));
  put('assets/tiny-3c.js', 'a');
  put('assets/figtree-4d.woff2', 'a font');
  app.use(securityHeaders(loadConfig({ DATABASE_URL: 'postgres://unused@127.0.0.1:1/none' })));
  serveWebApp(app, 'https://kinloom.example', root);
  app.use((error: { status: number }, _request: Request, response: Response, _next: NextFunction) => {
    response.status(error.status).end('refused');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Came {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks with these headers and no others, and unpacks what comes. */
async function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Came> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const coding = body.length > 0 ? answer.headers['content-encoding'] : undefined;
  const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
  return { status: answer.statusCode, headers: answer.headers, text: plain.toString() };
}

/** What a client says that takes these codings; nothing for one that knows of none. */
const taking = (codings: string): Record<string, string> => (codings === '' ? {} : { 'Accept-Encoding': codings });

describe('an asset', () => {
  it.each([
    ['br, where it is taken', BROWSERS, 'br', brotliCompressSync(SCRIPT).length],
    ['br, whatever the order', 'br, gzip', 'br', brotliCompressSync(SCRIPT).length],
    ['br, where anything is taken', '*', 'br', brotliCompressSync(SCRIPT).length],
    ['gzip, where only that is taken', 'gzip', 'gzip', gzipSync(SCRIPT).length],
    ['gzip, where br is refused', 'br;q=0, gzip', 'gzip', gzipSync(SCRIPT).length],
    ['plain, where nothing is said', '', undefined, SCRIPT.length],
    ['plain, where it is packed in no such way', 'deflate, zstd', undefined, SCRIPT.length],
  ])('is encoded as %s', async (_, codings, coding, length) => {
    const { status, headers } = await ask('/assets/app-1a.js', taking(codings), 'HEAD');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-length': String(length),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': FOREVER,
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBe(coding);
  });

  it.each(['br', 'gzip', ''])('has the same content in every encoding (%p)', async (codings) => {
    expect((await ask('/assets/app-1a.js', taking(codings))).text).toBe(SCRIPT);
  });

  it('varies in caches by encoding', async () => {
    const came = await Promise.all(['br', 'gzip', ''].map((codings) => ask('/assets/app-1a.js', taking(codings))));
    expect(new Set(came.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is answered 304 for a matching ETag', async () => {
    const { headers } = await ask('/assets/app-1a.js', taking('br'));
    const again = await ask('/assets/app-1a.js', { ...taking('br'), 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': FOREVER });
    expect(again.headers['content-encoding']).toBeUndefined();
    expect(again.text).toBe('');
  });

  it('is served in an accepted encoding', async () => {
    const { headers } = await ask('/assets/old-2b.css?v=1', taking(BROWSERS), 'HEAD');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/css; charset=utf-8' });
  });

  it.each(['/assets/tiny-3c.js', '/assets/figtree-4d.woff2'])('%s is not compressed', async (path) => {
    const { status, headers } = await ask(path, taking(BROWSERS));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(FOREVER);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
  });

  it.each(['/assets/gone-5e.js', '/assets/', '/assets/../index.html', '/assets/%2e%2e%2findex.html', '/assets/%00.js'])(
    '%s is not there, and not the page in its place',
    async (path) => {
      const answer = await ask(path, taking(BROWSERS));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['cache-control']).toBeUndefined();
    },
  );

  it('answers errors without a content encoding', async () => {
    const answer = await ask('/assets/app-1a.js', { ...taking('br'), 'If-Match': '"another"' });
    expect(answer.status).toBe(412);
    expect(answer.text).toBe('refused');
    for (const told of ['content-encoding', 'content-type', 'cache-control', 'etag', 'last-modified'])
      expect(answer.headers[told]).toBeUndefined();
    expect((await ask('/assets/app-1a.js', taking('br'), 'POST')).status).toBe(405);
  });
});

/** The page with the nonce that the policy beside it names, and the absolute address of the picture for link previews. */
function pageWith(headers: IncomingHttpHeaders): string {
  const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  return PAGE.replace('nonce-of-this-response', nonce).replace('/og-image.jpg', 'https://kinloom.example/og-image.jpg');
}

describe('the page', () => {
  it('has a content security policy with a nonce unique to the response', async () => {
    const came = await Promise.all(Array.from({ length: 3 }, () => ask('/', {})));
    const policies = came.map(({ headers }) => String(headers['content-security-policy']));
    for (const policy of policies) expect(policy).not.toContain('unsafe');
    const nonces = policies.map((policy) => /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(3);
    came.forEach(({ text }, at) => expect(text).toContain(`nonce="${nonces[at]}"`));
  });

  it('is compressed and not stored by caches', async () => {
    const { headers, text } = await ask('/conversation/7', taking('gzip'));
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-store' });
    expect(headers['vary']).toBe('Cookie, Accept-Encoding');
    expect(text).toBe(pageWith(headers).replace('<html', '<html data-visitor'));
  });

  it('names the picture for link previews with an absolute address', async () => {
    expect((await ask('/welcome', {})).text).toContain('content="https://kinloom.example/og-image.jpg"');
  });

  it('marks itself as signed out only for browsers without a session', async () => {
    for (const name of [SESSION_COOKIE, `__Host-${SESSION_COOKIE}`]) {
      const { text, headers } = await ask('/', { Cookie: `${name}=s%3Aabc` });
      expect(text).toBe(pageWith(headers));
    }
  });

  it('is compressed like assets', async () => {
    const { headers, text } = await ask('/theme.js', taking('gzip'));
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(text).toBe(SCRIPT);
  });
});
