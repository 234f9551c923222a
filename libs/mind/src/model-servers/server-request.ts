import type { ModelServerErrorCode } from '@kinloom/contract';

/** Milliseconds for one probe of a server. */
export const PROBE_TIMEOUT_MS = 2_500;
/** Characters of an answer that is read: lists of hosted models are about 1 MB. */
const LONGEST_ANSWER = 8_000_000;

/** The part of `fetch` that is used; injected so that the caller decides which addresses may be reached. */
export type FetchLike = (
  url: URL,
  init: { method: 'GET' | 'POST' | 'DELETE'; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<Response>;

/** A server and the key for it. */
export interface ServerAddress {
  /** Without a query; see `inspectServer` for what is accepted. */
  baseUrl: string;
  apiKey?: string | null;
}

/** Failure of a call to a model server. Contains neither the address nor anything the server wrote. */
export class ModelServerError extends Error {
  constructor(
    readonly code: ModelServerErrorCode,
    readonly status: number | null = null,
  ) {
    super(code);
    this.name = 'ModelServerError';
  }
}

/** The URL of a path below a base; user and password of the base are not sent. */
export function urlBelow(baseUrl: string, path: string): URL {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return url;
}

function headersFor({ apiKey }: ServerAddress): Record<string, string> {
  return { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
}

/**
 * Sends one request, whatever its status.
 * @throws ModelServerError unreachable, timeout; the signal's reason where it is aborted
 */
export async function send(
  fetchLike: FetchLike,
  address: ServerAddress,
  request: { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: object },
  signal: AbortSignal,
): Promise<Response> {
  const { method = 'GET', path, body } = request;
  try {
    return await fetchLike(urlBelow(address.baseUrl, path), {
      method,
      headers: { ...headersFor(address), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    });
  } catch (error) {
    throw failureOf(error, signal);
  }
}

/** Maps an error of a transfer. Errors other than those of the network pass unchanged. */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ModelServerError) return error;
  if (signal.aborted) return isTimeout(signal.reason) ? new ModelServerError('timeout') : signal.reason;
  return isNetworkError(error) ? new ModelServerError('unreachable') : error;
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

/** `fetch` reports every failure of the network as a TypeError; sockets report theirs by a code. */
function isNetworkError(error: unknown): boolean {
  const { name, code } = fieldsOf(error) ?? {};
  return name === 'TypeError' || (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code));
}

/** Maps a status that is not a success. */
export function errorForStatus(status: number): ModelServerError {
  if (status === 401 || status === 403) return new ModelServerError('wrong_key', status);
  return new ModelServerError('not_a_model_server', status);
}

/**
 * Reads one JSON answer within the probe timeout.
 * @throws ModelServerError unreachable, timeout, wrong_key, not_a_model_server
 */
export async function readJson(
  fetchLike: FetchLike,
  address: ServerAddress,
  request: { method?: 'GET' | 'POST'; path: string; body?: object },
  signal: AbortSignal,
  timeoutMs = PROBE_TIMEOUT_MS,
): Promise<Fields> {
  const watched = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await send(fetchLike, address, request, watched);
  if (!response.ok) {
    await response.body?.cancel();
    throw errorForStatus(response.status);
  }
  const fields = fieldsOf(parsed(await textOf(response, watched)));
  if (fields === null) throw new ModelServerError('not_a_model_server', response.status);
  return fields;
}

/** The text of an answer. @throws ModelServerError timeout, unreachable, or not_a_model_server where it is too long */
export async function textOf(response: Response, signal: AbortSignal): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of piecesOf(response, signal)) {
    length += part.length;
    if (length > LONGEST_ANSWER) throw new ModelServerError('not_a_model_server', response.status);
    parts.push(part);
  }
  return parts.join('');
}

/** Decoded pieces of an answer as they arrive. */
export async function* piecesOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    // Ends the transfer where the rest is not wanted; a stream that already failed has nothing to cancel.
    reader.cancel().catch(() => undefined);
  }
}

/** JSON objects of an answer with one object per line. Lines that are not JSON objects are skipped. */
export async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<Fields> {
  let pending = '';
  for await (const piece of piecesOf(response, signal)) {
    pending += piece;
    if (pending.length > LONGEST_ANSWER) throw new ModelServerError('not_a_model_server', response.status);
    const lines = pending.split('\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      const fields = fieldsOf(parsed(line));
      if (fields) yield fields;
    }
  }
  const last = fieldsOf(parsed(pending));
  if (last) yield last;
}

export type Fields = Record<string, unknown>;

/** The value of a JSON text; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf).filter((one) => one !== null) : [];
}

export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A positive whole number; null for anything else. */
export const countIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

export const stringsIn = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;
