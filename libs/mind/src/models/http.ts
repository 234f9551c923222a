import { createParser, type ParseError } from 'eventsource-parser';
import type { FetchLike } from '../model-servers/server-request';
import { addressOf, type EndpointOptions } from './endpoint';
import type { Part } from './manners';

/** Characters: no event of a stream is near this, and what has no end must not fill the memory. */
const LONGEST_EVENT = 1_000_000;
/** Characters of a whole answer: 64 embeddings of 4,096 numbers are about 6,000,000. */
const LONGEST_ANSWER = 32_000_000;
const LONGEST_COMPLAINT = 16_000;

/**
 * How endpoints say that a prompt is too long: OpenAI and vLLM, llama.cpp, Ollama, LM Studio, text-embeddings-inference and gateways
 * before other services. Every gap is bounded.
 */
const TOO_LONG = new RegExp(
  [
    'context_length_exceeded|exceed_context_size|max(?:imum)? (?:context|prompt|input|model) (?:length|size)',
    'exceed[^.]{0,60}\\b(?:context|maximum number of tokens)|context (?:length|size|window)[^.]{0,60}exceed',
    '(?:greater|larger|longer) than the (?:max\\w* )?(?:context|model)|the context (?:overflows|length of only)',
    '(?:prompt|input) (?:is )?too (?:long|large)|(?:input|prompt)s?\\W{0,3} must have less than|reduce the length of',
    'token limit exceeded|too many (?:input )?tokens',
  ].join('|'),
  'i',
);

/** How endpoints name a part of a request that they do not understand. */
const PART_NAMES: readonly (readonly [Part, RegExp])[] = [
  ['usage', /stream_options|include_usage/i],
  ['limit', /max_(?:completion_|new_)?tokens|num_predict/i],
  ['temperature', /\btemperature\b/i],
  ['topP', /\btop_p\b/i],
  ['minP', /\bmin_p\b/i],
  ['stop', /\bstop\b/i],
  ['schema', /response_format|json_schema|json_object|structured output|\bgrammar\b|\bformat\b/i],
  ['think', /\bthink(?:ing)?\b/i],
  [
    'system',
    /\bsystem[ _](?:role|message|prompt|instruction)|\brole\b[^.]{0,20}\bsystem\b|roles must alternate|developer instruction is not enabled|only (?:support )?user(?:,| and) (?:model|assistant) roles/i,
  ],
  ['images', /\bimages?\b|image_url|\bvision\b|multi-?modal|\bcontent\b[^.]{0,60}\b(?:string|text)\b/i],
];
const NO_MODEL = /\bmodel\b[^.]{0,200}\b(?:not found|does not exist|not exist)\b|model_not_found/i;
const LOADING = /\bloading model\b|\bmodel is (?:still |being )?load(?:ing|ed)\b/i;

/** What is kept of a complaint: its kind. */
export interface Complaint {
  tooLong: boolean;
  /** The parts of the request that it names. */
  parts: ReadonlySet<Part>;
  /** The model is not there. */
  noModel: boolean;
  /** The model is being loaded; asking again later helps. */
  loading: boolean;
}

function complaintIn(text: string): Complaint {
  return {
    tooLong: TOO_LONG.test(text),
    parts: new Set(PART_NAMES.filter(([, name]) => name.test(text)).map(([part]) => part)),
    noModel: NO_MODEL.test(text),
    loading: LOADING.test(text),
  };
}

/** An answer other than the one asked for. What it says is read for its kind and then let go: it may repeat the prompt or the key. */
export class Answered extends Error {
  constructor(
    /** 0 for an error inside an answer that began well. */
    readonly status: number,
    private readonly complaint: Complaint,
    readonly headers: Headers,
  ) {
    super(`status ${status}`);
  }

  get tooLong(): boolean {
    return this.status === 413 || this.complaint.tooLong;
  }

  /** The parts of the request that the endpoint named. */
  get parts(): ReadonlySet<Part> {
    return this.complaint.parts;
  }

  get noModel(): boolean {
    return (this.status === 404 || this.status === 400) && this.complaint.noModel;
  }

  get loading(): boolean {
    return this.status === 503 && this.complaint.loading;
  }

  /** The endpoint did not like the request itself: another form of it may pass. */
  get disliked(): boolean {
    return this.status === 400 || this.status === 422;
  }
}

/** No answer at all. `code` is the socket's. */
export class Unreached extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The end of a stream as it announces it. */
export const DONE = Symbol('done');

/** The socket's code (`ECONNREFUSED` …), which `fetch` hides some causes deep. */
function socketCode(error: unknown): string {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_]+$/.test(at.code)) return at.code;
    at = 'cause' in at ? at.cause : null;
  }
  return 'no connection';
}

async function* textOf(response: Response): AsyncGenerator<string> {
  if (response.body === null) return;
  const decoder = new TextDecoder();
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // What is left unread is not wanted; a body that already broke has nothing left to cancel.
    reader.cancel().catch(() => undefined);
  }
}

/** @throws Error when the answer is longer than `most` characters and `cut` is false */
async function readAll(response: Response, most: number, cut: boolean): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of textOf(response)) {
    parts.push(part);
    length += part.length;
    if (length > most && !cut) throw new Error('the answer is too long');
    if (length > most) break;
  }
  return parts.join('').slice(0, most);
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function errorIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'error' in value ? value.error : null;
}

function throwErrorIn(value: unknown, headers: Headers): void {
  const error = errorIn(value);
  if (error) throw new Answered(0, complaintIn(JSON.stringify(error).slice(0, LONGEST_COMPLAINT)), headers);
}

/** The key, or the user and password of the address, which `fetch` takes from no address itself. */
function authorizationOf({ apiKey, baseUrl }: EndpointOptions): Record<string, string> {
  if (apiKey) return { authorization: `Bearer ${apiKey}` };
  const { username, password } = new URL(baseUrl);
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** A redirect would carry the conversation to an address nobody configured. */
const fetchWithoutRedirects: FetchLike = (url, init) => fetch(url, { ...init, redirect: 'manual' });

/**
 * Asks the endpoint, once. `signal` also ends the reading of the answer.
 * @throws Unreached where no answer came, Answered where one came that is not a success
 */
export async function post(
  endpoint: EndpointOptions,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  try {
    response = await (endpoint.fetch ?? fetchWithoutRedirects)(addressOf(endpoint, path), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, application/x-ndjson, text/event-stream',
        ...authorizationOf(endpoint),
      },
      body: JSON.stringify(body),
      signal,
    });
  } catch (error) {
    throw new Unreached(socketCode(error));
  }
  if (response.ok) return response;
  const complaint = await readAll(response, LONGEST_COMPLAINT, true);
  throw new Answered(response.status, complaintIn(complaint), response.headers);
}

/** The whole answer as JSON. @throws Answered where it holds an error, Error where it is no JSON or endless */
export async function jsonOf(response: Response): Promise<unknown> {
  const answer = parsed(await readAll(response, LONGEST_ANSWER, false));
  if (answer === null) throw new Error('not JSON');
  throwErrorIn(answer.value, response.headers);
  return answer.value;
}

/** An event's data as one value or, from servers that omit the blank lines between events, one value per line. */
function* valuesOf(data: string): Generator<unknown> {
  const whole = parsed(data);
  if (whole) {
    yield whole.value;
    return;
  }
  for (const line of data.split('\n')) {
    if (line.trim() === '[DONE]') yield DONE;
    const one = parsed(line);
    if (one) yield one.value;
  }
}

/**
 * The events of a stream as they come; `DONE` where it says so. What is no JSON is passed over. An endpoint that does not stream and
 * answers with one JSON object gives one event.
 * @throws Answered where an event is an error, Error where an event never ends
 */
export async function* eventsOf(response: Response): AsyncGenerator<unknown> {
  if (/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
    yield await jsonOf(response);
    yield DONE;
    return;
  }
  const pending: string[] = [];
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => pending.push(data),
    onError: rejectOversized,
  });
  function* received(text: string): Generator<unknown> {
    parser.feed(text);
    for (const data of pending.splice(0)) {
      for (const value of valuesOf(data)) {
        throwErrorIn(value, response.headers);
        yield value;
      }
    }
  }
  for await (const part of textOf(response)) yield* received(part);
  // Completes an event that the connection ended on.
  yield* received('\n\n');
}

/**
 * The objects of an answer with one on each line, as they come. Lines that are no JSON are passed over.
 * @throws Answered where a line is an error, Error where a line never ends
 */
export async function* linesOf(response: Response): AsyncGenerator<unknown> {
  let pending = '';
  function* received(text: string): Generator<unknown> {
    const lines = (pending + text).split('\n');
    pending = lines.pop() ?? '';
    if (pending.length > LONGEST_EVENT) throw new Error('the answer is too long');
    for (const line of lines) {
      const one = parsed(line);
      if (!one) continue;
      throwErrorIn(one.value, response.headers);
      yield one.value;
    }
  }
  for await (const part of textOf(response)) yield* received(part);
  yield* received('\n');
}

/** Unknown fields are ignored, as the format demands. */
function rejectOversized(error: ParseError): void {
  if (error.type === 'max-buffer-size-exceeded') throw error;
}
