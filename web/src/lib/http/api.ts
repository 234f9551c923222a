import { ERRORS, type AnswerOf, type BodyOf, type ErrorCode, type QueryOf, type Route } from '@kinloom/contract';
import { conditionalHeaders, readPolledResponse } from './conditional-requests';

type PathParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };
type Params<R extends Route> = [PathParamNames<R>] extends [never]
  ? undefined
  : Record<PathParamNames<R>, number | string>;

/** Options of a call: path parameters, body and query as typed by the route table, and an abort signal. */
export type CallOptions<R extends Route> = Given<'params', Params<R>> &
  Given<'body', BodyOf<R>> & {
    query?: QueryOf<R>;
    signal?: AbortSignal;
    /** For repeated read-only calls: sends a conditional request (ETag) and reuses the cached response on 304. */
    polled?: boolean;
    /** Lets the browser finish the request after the page is closed. */
    keepalive?: boolean;
  };

type Arguments<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

export const UNREACHABLE_TEXT = 'Kinloom cannot be reached right now. Please check your connection and try again.';

/**
 * A failed call. `message` is for logs: the status and the response body. `text` is for the user: the server's own text
 * (`serverText`) or the catalogue's. `status` 0: the server was not reached.
 */
export class ApiError extends Error {
  readonly text: string;

  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'unreachable',
    readonly serverText: string | null,
    readonly fields: Readonly<Record<string, string>>,
    body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.text = serverText ?? (code === 'unreachable' ? UNREACHABLE_TEXT : ERRORS[code].text);
  }

  get reached(): boolean {
    return this.status !== 0;
  }
}

/** Returns the text to show for an error of any kind. */
export function textOf(error: unknown): string {
  return error instanceof ApiError ? error.text : ERRORS.internal.text;
}

/** Creates the error for a server that was not reached. */
export function unreachableError(): ApiError {
  return new ApiError(0, 'unreachable', null, {}, 'unreachable');
}

let onSignedOut: () => void = () => undefined;

/** Registers the listener called when the server reports that the session has ended. */
export function setSignedOutListener(listener: () => void): void {
  onSignedOut = listener;
}

/**
 * Calls the API, typed by the route table.
 * @throws ApiError on any failure; the fetch's own error if the signal was aborted
 */
export async function call<R extends Route>(route: R, ...[options]: Arguments<R>): Promise<AnswerOf<R>> {
  const [method = 'GET', template = ''] = route.split(' ');
  const body: unknown = options?.body;
  const address = buildAddress(template, options?.params, options?.query);
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: 'include',
      // For `FormData` the browser sets the content type with its boundary.
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(options?.polled ? conditionalHeaders(address) : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(options?.signal ? { signal: options.signal } : {}),
      ...(options?.keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    if (options?.signal?.aborted) throw error;
    throw unreachableError();
  }
  if (!options?.polled) return parseResponse<R>(response, await response.text());
  const { status, text } = await readPolledResponse(address, response);
  return parseResponse<R>({ status, statusText: response.statusText }, text);
}

/**
 * Returns the error that a download frame shows instead of a download; null if the frame is empty. Reports an ended
 * session like any other call.
 */
export function readFrameFailure(frame: HTMLIFrameElement): ApiError | null {
  const { contentDocument: page, contentWindow: view } = frame;
  // The browser's own error page is cross-origin: the server was not reached.
  if (!page || !view) return unreachableError();
  if (page.URL === 'about:blank') return null;
  const [navigation] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = (page.querySelector('pre') ?? page.body).textContent;
  try {
    parseResponse({ status: navigation?.responseStatus ?? 500, statusText: '' }, text);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return new ApiError(500, 'internal', null, {}, 'shown, and not saved');
}

/** Status of an HTTP response. */
type ResponseStatus = Pick<Response, 'status' | 'statusText'>;

/**
 * Parses a response body.
 * @throws ApiError if the status is not 2xx or the body is not JSON
 */
export function parseResponse<R extends Route>(response: ResponseStatus, text: string): AnswerOf<R> {
  if (response.status < 200 || response.status > 299) {
    const failure = toApiError(response, text);
    if (failure.code === 'not_signed_in') onSignedOut();
    throw failure;
  }
  const answer = text === '' ? undefined : parseJson(text);
  if (answer === UNREADABLE) throw new ApiError(response.status, 'internal', null, {}, 'not JSON');
  // The route table gives the type; a test checks the server against the table.
  return answer;
}

/** Builds the address: fills the `:name` parameters and appends the query, leaving out undefined values. */
export function buildAddress(template: string, params?: object, query?: object): string {
  const given = new Map(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

const UNREADABLE = Symbol('unreadable');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE; // Not from this server, for example a proxy's error page. The caller reports it.
  }
}

function toApiError(response: ResponseStatus, text: string): ApiError {
  const body = parseJson(text);
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const code =
    typeof given.code === 'string' && given.code in ERRORS ? (given.code as ErrorCode) : errorCodeOf(response.status);
  const serverText = typeof given.error === 'string' && given.error !== '' ? given.error : null;
  const fields = Object.entries(typeof given.fields === 'object' && given.fields !== null ? given.fields : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new ApiError(response.status, code, serverText, Object.fromEntries(fields), text || response.statusText);
}

function errorCodeOf(status: number): ErrorCode {
  if (status === 401) return 'not_signed_in';
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 429) return 'too_many';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid';
}
