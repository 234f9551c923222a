import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from './engine-error';

const MAX_REDIRECTS = 5;
/** Milliseconds without a byte after which a connection is given up. */
const STALL_MS = 60_000;
/** Attempts in a row that bring nothing. */
const MAX_FAILURES = 5;
const RETRY_DELAY_MS = 1_000;

/** How addresses are checked and resolved; without it every address is allowed. */
export interface AddressGuard {
  /** @throws an error for an address that is refused; called for every redirect as well */
  check: (url: URL) => void;
  lookup: LookupFunction;
}

export interface DownloadOptions {
  signal: AbortSignal;
  guard?: AddressGuard;
  /** Bytes so far and in all. */
  onProgress?: (received: number, total: number) => void;
  /** Milliseconds before the first retry; doubled each time. Injected for tests. */
  retryDelayMs?: number;
}

/** What a server says of a file before it is downloaded. */
export interface AnnouncedFile {
  bytes: number;
  /** SHA-256 in lower-case hexadecimal, if the server states it, as Hugging Face does; null otherwise. */
  sha256: string | null;
}

/**
 * Size and SHA-256 of a file at an address.
 * @throws EngineError unknown_size, download_refused, download_interrupted, address_refused; the signal's reason
 */
export async function announcedFile(url: URL, { signal, guard }: DownloadOptions): Promise<AnnouncedFile> {
  const { response, sha256 } = await connect(url, { range: 'bytes=0-0' }, signal, guard).catch((error: unknown) => {
    throw isConnectionError(error) ? new EngineError('download_interrupted', '', { cause: error }) : error;
  });
  response.destroy();
  const bytes = totalOf(response);
  if (bytes === null) throw new EngineError('unknown_size');
  return { bytes, sha256 };
}

/**
 * Downloads a file. Continues where an earlier attempt ended, if the server supports ranges; connections that break are resumed.
 * @param file the partial file; it is kept when the download fails
 * @param total size in bytes
 * @throws EngineError download_refused, download_interrupted after several attempts without progress, address_refused; the signal's
 * reason; errors of the file system, such as ENOSPC
 */
export async function downloadFile(url: URL, file: string, total: number, options: DownloadOptions): Promise<void> {
  const { signal, retryDelayMs = RETRY_DELAY_MS } = options;
  for (let failures = 0; ;) {
    const before = await sizeOnDisk(file);
    if (before === total) return;
    if (before > total) await rm(file);
    try {
      await receive(url, file, total, options);
    } catch (error) {
      signal.throwIfAborted();
      if (!isConnectionError(error)) throw error;
      if ((await sizeOnDisk(file)) > before) failures = 0;
      failures += 1;
      if (failures >= MAX_FAILURES) throw new EngineError('download_interrupted', '', { cause: error });
      await delay(retryDelayMs * 2 ** (failures - 1), undefined, { signal });
    }
  }
}

async function receive(
  url: URL,
  file: string,
  total: number,
  { signal, guard, onProgress }: DownloadOptions,
): Promise<void> {
  const from = await sizeOnDisk(file);
  const { response } = await connect(url, from > 0 ? { range: `bytes=${from}-` } : {}, signal, guard);
  // A server without ranges sends the whole file again.
  const isContinued = response.statusCode === 206 && rangeStart(response) === from;
  let received = isContinued ? from : 0;
  const limit = new Transform({
    transform(part: Buffer, _encoding, done) {
      received += part.length;
      if (received > total) return done(new EngineError('download_refused', 'the file is larger than announced'));
      onProgress?.(received, total);
      done(null, part);
    },
  });
  await pipeline(response, limit, createWriteStream(file, { flags: isContinued ? 'a' : 'w', mode: 0o600 }), { signal });
  if (received < total) throw new BrokenConnectionError();
}

/** The connection ended before the file did. */
class BrokenConnectionError extends Error {}

const CONNECTION_ERRORS =
  /^(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND|ERR_STREAM_PREMATURE_CLOSE|HPE_.*)$/;

function isConnectionError(error: unknown): boolean {
  if (error instanceof BrokenConnectionError) return true;
  return CONNECTION_ERRORS.test((error as NodeJS.ErrnoException).code ?? '');
}

/** Sends a request and follows redirects, never from https to http. */
async function connect(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  guard: AddressGuard | undefined,
): Promise<{ response: IncomingMessage; sha256: string | null }> {
  let at = url;
  let sha256: string | null = null;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    checkAddress(at, guard);
    const response = await send(at, headers, signal, guard);
    const status = response.statusCode ?? 502;
    const { location } = response.headers;
    sha256 = statedHash(response) ?? sha256;
    if (status === 200 || status === 206) return { response, sha256 };
    response.destroy();
    // Retried like a broken connection: the server may be busy for a moment.
    if (status === 429 || status >= 500) throw new BrokenConnectionError(`status ${status}`);
    if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, at.href)) {
      throw new EngineError('download_refused', `status ${status}`);
    }
    const next = new URL(location, at);
    if (at.protocol === 'https:' && next.protocol !== 'https:') {
      throw new EngineError('download_refused', 'redirected to an address without encryption');
    }
    at = next;
  }
  throw new EngineError('download_refused', 'too many redirects');
}

function checkAddress(url: URL, guard: AddressGuard | undefined): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EngineError('address_refused');
  try {
    guard?.check(url);
  } catch (error) {
    throw new EngineError('address_refused', '', { cause: error });
  }
}

function send(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  guard: AddressGuard | undefined,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = open(url, { headers, signal, agent: false, ...(guard && { lookup: guard.lookup }) }, resolve);
    request.setTimeout(STALL_MS, () => request.destroy(new BrokenConnectionError('stalled')));
    request.on('error', reject);
    request.end();
  });
}

function totalOf({ statusCode, headers }: IncomingMessage): number | null {
  const text = statusCode === 206 ? /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] : headers['content-length'];
  const total = Number(text);
  return text !== undefined && Number.isSafeInteger(total) && total > 0 ? total : null;
}

/** The SHA-256 that Hugging Face states with its redirect to a file. */
function statedHash({ headers }: IncomingMessage): string | null {
  const header = headers['x-linked-etag'];
  return /^"?([0-9a-f]{64})"?$/.exec(typeof header === 'string' ? header : '')?.[1] ?? null;
}

function rangeStart({ headers }: IncomingMessage): number | null {
  const text = /^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1];
  return text === undefined ? null : Number(text);
}

async function sizeOnDisk(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
