import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request the server has seen. */
export interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model?: string;
    stream?: boolean;
    stream_options?: unknown;
    max_tokens?: number;
    max_completion_tokens?: number;
    temperature?: number;
    top_p?: number;
    min_p?: number;
    stop?: string[];
    response_format?: { type: string };
    messages?: { role: string; content: string }[];
    input?: string[];
  };
  /** Resolves when the connection of this request has closed; `cut` is true when the server had not ended the answer itself. */
  closed: Promise<{ cut: boolean }>;
}

/** What the server does with one request. */
export type VoiceStep =
  /** Streams the pieces and ends; `ending` null leaves out the finish reason, `done` false the last line; the usage is sent if it was requested. */
  | {
      kind: 'reply';
      pieces: readonly string[];
      ending?: string | null;
      done?: boolean;
      promptTokens?: number;
      completionTokens?: number;
    }
  /** Sends these objects as chunks, as they are. */
  | { kind: 'chunks'; chunks: unknown[] }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** Streams the pieces, then cuts the connection. */
  | { kind: 'break'; pieces: string[] }
  /** Sends these bytes as they are; `open` leaves the connection open behind them. */
  | { kind: 'raw'; type: string; parts: (string | Uint8Array)[]; open?: boolean }
  /** Answers nothing at all. */
  | { kind: 'hang' }
  | PausedReply;

/** A stream that continues only when the test calls a method. */
export interface PausedReply {
  kind: 'paused';
  /** Resolves with the request once it has arrived and the stream is open. */
  opened: Promise<SeenRequest>;
  send(piece: string): Promise<void>;
  finish(): Promise<void>;
  breakOff(): Promise<void>;
  /** For the server: takes over the response. */
  take(request: SeenRequest, response: ServerResponse): void;
}

export type VoiceScript = (request: SeenRequest, index: number) => VoiceStep;

/** One kind of request the server answers. */
export interface Scripted {
  requests: SeenRequest[];
  /** What to do with the coming requests: a function, or steps in order, of which the last one stays. */
  script(first: VoiceScript | VoiceStep, ...rest: VoiceStep[]): void;
  /** Resolves with the request of this number (from 0), when it has come. */
  request(index: number): Promise<SeenRequest>;
  /** Resolves with the next request, from now on, whose last message ends with these words. */
  answering(words: string): Promise<SeenRequest>;
}

/** What is asked as a stream is scripted on the server itself; what is asked for in one piece, and embeddings, beside it. */
export interface VoiceServer extends Scripted {
  /** For `LLM_BASE_URL`. */
  baseUrl: string;
  /** Chat completions that do not stream. Unscripted: nothing was found worth keeping. */
  readings: Scripted;
  /** Unscripted: texts with common words have similar vectors. */
  embeddings: Scripted;
  stop(): Promise<void>;
}

const chunk = (delta: Record<string, unknown>, ending: string | null = null) => ({
  id: 'chatcmpl-scripted',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'scripted',
  choices: [{ index: 0, delta, finish_reason: ending }],
});

const line = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.write(line(chunk({ role: 'assistant', content: '' })));
}

const write = (response: ServerResponse, text: string | Uint8Array) =>
  new Promise<void>((resolve) => {
    response.write(text, () => resolve());
  });

export const reply = (...pieces: string[]): VoiceStep => ({ kind: 'reply', pieces });
export const refuse = (status: number, headers?: Record<string, string>, body?: unknown): VoiceStep => ({
  kind: 'status',
  status,
  headers,
  body,
});
export const breakAfter = (...pieces: string[]): VoiceStep => ({ kind: 'break', pieces });
/** A chat completion in one piece. */
export const answer = (content: string): VoiceStep =>
  refuse(
    200,
    {},
    {
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    },
  );
export const vectors = (...embeddings: unknown[]): VoiceStep =>
  refuse(200, {}, { object: 'list', data: embeddings.map((embedding, index) => ({ index, embedding })) });
export const hang = (): VoiceStep => ({ kind: 'hang' });

/** A reply that opens its stream and then waits for `send`, `finish` or `breakOff`. */
export function pausedReply(): PausedReply {
  let arrive: (request: SeenRequest) => void;
  let taken: ServerResponse;
  const opened = new Promise<SeenRequest>((resolve) => {
    arrive = resolve;
  });
  return {
    kind: 'paused',
    opened,
    take(request, response) {
      taken = response;
      open(response);
      arrive(request);
    },
    async send(piece) {
      await opened;
      await write(taken, line(chunk({ content: piece })));
    },
    async finish() {
      await opened;
      taken.end(line(chunk({}, 'stop')) + line('[DONE]'));
    },
    async breakOff() {
      await opened;
      taken.destroy();
    },
  };
}

/** @deprecated Use `pausedReply`. */
export const held = pausedReply;

async function play(step: VoiceStep, request: SeenRequest, response: ServerResponse): Promise<void> {
  switch (step.kind) {
    case 'hang':
      return;
    case 'paused':
      return step.take(request, response);
    case 'status':
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
      response.end(JSON.stringify(step.body ?? { error: { message: 'scripted failure' } }));
      return;
    case 'chunks':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(step.chunks.map(line).join('') + line('[DONE]'));
      return;
    case 'break':
      open(response);
      for (const piece of step.pieces) await write(response, line(chunk({ content: piece })));
      response.destroy();
      return;
    case 'reply': {
      const { pieces, ending = 'stop', done = true, promptTokens, completionTokens } = step;
      open(response);
      for (const piece of pieces) await write(response, line(chunk({ content: piece })));
      const counted = promptTokens !== undefined && request.body.stream_options !== undefined;
      response.end(
        (ending === null ? '' : line(chunk({}, ending))) +
          (counted
            ? line({
                ...chunk({}),
                choices: [],
                usage: { prompt_tokens: promptTokens, completion_tokens: completionTokens },
              })
            : '') +
          (done ? line('[DONE]') : ''),
      );
      return;
    }
    case 'raw':
      response.writeHead(200, { 'content-type': step.type });
      for (const part of step.parts) await write(response, part);
      if (!step.open) response.end();
  }
}

/** Numbers of a vector for a text: how often words fall into each of so many drawers. */
const DRAWERS = 64;

function vectorOf(text: string): number[] {
  const vector = Array.from({ length: DRAWERS }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['']) {
    let drawer = 7;
    for (const letter of word) drawer = (drawer * 31 + (letter.codePointAt(0) ?? 0)) % DRAWERS;
    vector[drawer]! += 1;
  }
  return vector;
}

class Channel implements Scripted {
  readonly requests: SeenRequest[] = [];
  private waiting: {
    wanted: (request: SeenRequest, index: number) => boolean;
    resolve: (request: SeenRequest) => void;
  }[] = [];

  constructor(private current: VoiceScript) {}

  script(first: VoiceScript | VoiceStep, ...rest: VoiceStep[]): void {
    if (typeof first === 'function') {
      this.current = first;
      return;
    }
    const steps = [first, ...rest];
    const from = this.requests.length;
    this.current = (_, index) => steps[Math.min(index - from, steps.length - 1)] ?? first;
  }

  request(index: number): Promise<SeenRequest> {
    const there = this.requests[index];
    return there ? Promise.resolve(there) : this.next((_, number) => number === index);
  }

  answering(words: string): Promise<SeenRequest> {
    return this.next(({ body }) => body.messages?.at(-1)?.content.endsWith(words) ?? false);
  }

  take(seen: SeenRequest, response: ServerResponse): void {
    const index = this.requests.push(seen) - 1;
    this.waiting = this.waiting.filter(({ wanted, resolve }) => {
      const waits = !wanted(seen, index);
      if (!waits) resolve(seen);
      return waits;
    });
    void play(this.current(seen, index), seen, response);
  }

  private next(wanted: (request: SeenRequest, index: number) => boolean): Promise<SeenRequest> {
    return new Promise((resolve) => this.waiting.push({ wanted, resolve }));
  }
}

/** A scripted OpenAI-compatible endpoint on the loopback. Unscripted, it answers every message with one fixed sentence. */
export async function startVoiceServer(): Promise<VoiceServer> {
  const replies = new Channel(() => reply('A scripted', ' answer.'));
  const readings = new Channel(() => answer('{"memories": [], "note": null}'));
  const embeddings = new Channel(({ body }) => vectors(...(body.input ?? []).map(vectorOf)));

  const server = createServer((incoming, response) => {
    const body: Buffer[] = [];
    incoming.on('data', (part: Buffer) => body.push(part));
    incoming.on('end', () => {
      const embeds = incoming.url === '/v1/embeddings';
      if (incoming.method !== 'POST' || !(embeds || incoming.url === '/v1/chat/completions')) {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such path"}}');
        return;
      }
      const seen: SeenRequest = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: JSON.parse(Buffer.concat(body).toString('utf8') || '{}') as SeenRequest['body'],
        closed: new Promise((resolve) => {
          response.on('close', () => resolve({ cut: !response.writableFinished }));
        }),
      };
      // Some tests close the client in the middle of a write.
      response.on('error', () => response.destroy());
      const channel = embeds ? embeddings : seen.body.stream === true ? replies : readings;
      channel.take(seen, response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: replies.requests,
    script: (first, ...rest) => replies.script(first, ...rest),
    request: (index) => replies.request(index),
    answering: (words) => replies.answering(words),
    readings,
    embeddings,
    stop() {
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
    },
  };
}
