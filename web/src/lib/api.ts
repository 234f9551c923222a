import { ERRORS, type AnswerOf, type BodyOf, type ErrorCode, type QueryOf, type Route } from '@kinloom/contract';
import { conditionsFor, polledText } from './conditional-requests';

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };
type Params<R extends Route> = [NamesIn<R>] extends [never] ? undefined : Record<NamesIn<R>, number | string>;

/** What a call takes: what the route table says its path, body and query hold, and a signal to give it up. */
export type CallOptions<R extends Route> = Given<'params', Params<R>> &
  Given<'body', BodyOf<R>> & {
    query?: QueryOf<R>;
    signal?: AbortSignal;
    /** The same call is made again and again: what did not change is not sent again. For calls that only read. */
    polled?: boolean;
  };

type Arguments<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

export const UNREACHABLE_TEXT = 'Kinloom cannot be reached right now. Please check your connection and try again.';

/**
 * A call that did not succeed. `message` is for programs and logs: the status, then the answer's body. `text` is for the
 * person: the server's own words where it gave any (`said`), else the catalogue's. `status` 0: the server was not reached.
 */
export class ApiError extends Error {
  readonly text: string;

  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'unreachable',
    readonly said: string | null,
    readonly fields: Readonly<Record<string, string>>,
    body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.text = said ?? (code === 'unreachable' ? UNREACHABLE_TEXT : ERRORS[code].text);
  }

  get reached(): boolean {
    return this.status !== 0;
  }
}

/** The words to show for a failure of any kind. */
export function textOf(error: unknown): string {
  return error instanceof ApiError ? error.text : ERRORS.internal.text;
}

/** The server was not reached. */
export function unreached(): ApiError {
  return new ApiError(0, 'unreachable', null, {}, 'unreachable');
}

let onSignedOut: () => void = () => undefined;

/** Says what happens when the server no longer knows who is asking. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/** One call of the API, typed by the route table. Answers what the table says, or throws an `ApiError`. */
export async function call<R extends Route>(route: R, ...[options]: Arguments<R>): Promise<AnswerOf<R>> {
  const [method = 'GET', template = ''] = route.split(' ');
  const body: unknown = options?.body;
  const address = addressOf(template, options?.params, options?.query);
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: 'include',
      // A form's own type, with what divides its parts, is set by the browser.
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(options?.polled ? conditionsFor(address) : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(options?.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options?.signal?.aborted) throw error;
    throw unreached();
  }
  if (!options?.polled) return answerFrom<R>(response, await response.text());
  const { status, text } = await polledText(address, response);
  return answerFrom<R>({ status, statusText: response.statusText }, text);
}

/**
 * Why a frame shows something, where the browser was to save what its address answers. Null: it shows nothing.
 * The session may turn out to have ended, as with any call.
 */
export function failureShown(frame: HTMLIFrameElement): ApiError | null {
  const { contentDocument: page, contentWindow: view } = frame;
  // A page of the browser's own, which nobody may look into: nothing came.
  if (!page || !view) return unreached();
  if (page.URL === 'about:blank') return null;
  const [came] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = (page.querySelector('pre') ?? page.body).textContent;
  try {
    answerFrom({ status: came?.responseStatus ?? 500, statusText: '' }, text);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return new ApiError(500, 'internal', null, {}, 'shown, and not saved');
}

/** What came back over the wire: its status, in a number and in words. */
type Came = Pick<Response, 'status' | 'statusText'>;

/** What a call answered; throws an `ApiError` where that is a failure. */
export function answerFrom<R extends Route>(came: Came, text: string): AnswerOf<R> {
  if (came.status < 200 || came.status > 299) {
    const failure = failureFrom(came, text);
    if (failure.code === 'not_signed_in') onSignedOut();
    throw failure;
  }
  const answer = text === '' ? undefined : parsed(text);
  if (answer === unreadable) throw new ApiError(came.status, 'internal', null, {}, 'not JSON');
  // The route table says what a route answers, and a test holds the server against the table.
  return answer;
}

/** The path with its `:names` filled in, and what was asked for behind it. */
export function addressOf(template: string, params?: object, query?: object): string {
  const given = new Map(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

const unreadable = Symbol('unreadable');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable; // Not ours: a proxy's page, for example. The caller says so.
  }
}

function failureFrom(came: Came, text: string): ApiError {
  const body = parsed(text);
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const code = typeof given.code === 'string' && given.code in ERRORS ? (given.code as ErrorCode) : codeOf(came.status);
  const said = typeof given.error === 'string' && given.error !== '' ? given.error : null;
  const fields = Object.entries(typeof given.fields === 'object' && given.fields !== null ? given.fields : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new ApiError(came.status, code, said, Object.fromEntries(fields), text || came.statusText);
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'not_signed_in';
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 429) return 'too_many';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid';
}
