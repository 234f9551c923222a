import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request the server has seen. */
export interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model?: string; stream?: boolean; messages?: { role: string; content: string }[] };
  /** Resolves when the connection of this request has closed; `cut` is true when the server had not ended the answer itself. */
  closed: Promise<{ cut: boolean }>;
}

/** What the server does with one request. */
export type VoiceStep =
  /** Streams the pieces and ends; `ending` null leaves out the finish reason, `done` false the last line. */
  | { kind: 'reply'; pieces: string[]; ending?: string | null; done?: boolean }
  /** Sends these objects as chunks, as they are. */
  | { kind: 'chunks'; chunks: unknown[] }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** Streams the pieces, then cuts the connection. */
  | { kind: 'break'; pieces: string[] }
  /** Answers nothing at all. */
  | { kind: 'hang' }
  | HeldReply;

/** A stream that goes on only when the test says so. */
export interface HeldReply {
  kind: 'held';
  /** Resolves with the request once it has arrived and the stream is open. */
  opened: Promise<SeenRequest>;
  send(piece: string): Promise<void>;
  finish(): Promise<void>;
  breakOff(): Promise<void>;
  /** For the server: takes over the response. */
  take(request: SeenRequest, response: ServerResponse): void;
}

export type VoiceScript = (request: SeenRequest, index: number) => VoiceStep;

export interface VoiceServer {
  /** For `LLM_BASE_URL`. */
  baseUrl: string;
  requests: SeenRequest[];
  /** What to do with the coming requests: a function, or steps in order, of which the last one stays. */
  script(first: VoiceScript | VoiceStep, ...rest: VoiceStep[]): void;
  /** Resolves with the request of this number (from 0), when it has come. */
  request(index: number): Promise<SeenRequest>;
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

const write = (response: ServerResponse, text: string) =>
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
export const hang = (): VoiceStep => ({ kind: 'hang' });

export function held(): HeldReply {
  let arrive: (request: SeenRequest) => void;
  let taken: ServerResponse;
  const opened = new Promise<SeenRequest>((resolve) => {
    arrive = resolve;
  });
  return {
    kind: 'held',
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

async function play(step: VoiceStep, request: SeenRequest, response: ServerResponse): Promise<void> {
  switch (step.kind) {
    case 'hang':
      return;
    case 'held':
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
      const { pieces, ending = 'stop', done = true } = step;
      open(response);
      for (const piece of pieces) await write(response, line(chunk({ content: piece })));
      response.end((ending === null ? '' : line(chunk({}, ending))) + (done ? line('[DONE]') : ''));
    }
  }
}

/** A scripted OpenAI-compatible endpoint on the loopback. Unscripted, it answers every request with one fixed sentence. */
export async function startVoiceServer(): Promise<VoiceServer> {
  const requests: SeenRequest[] = [];
  const waiting: { index: number; resolve: (request: SeenRequest) => void }[] = [];
  let script: VoiceScript = () => reply('A scripted', ' answer.');

  const server = createServer((incoming, response) => {
    const body: Buffer[] = [];
    incoming.on('data', (part: Buffer) => body.push(part));
    incoming.on('end', () => {
      if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
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
      const index = requests.push(seen) - 1;
      for (const waiter of waiting) if (waiter.index === index) waiter.resolve(seen);
      // A client that went away in the middle of a write is what some tests want.
      response.on('error', () => response.destroy());
      void play(script(seen, index), seen, response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script(first, ...rest) {
      if (typeof first === 'function') {
        script = first;
        return;
      }
      const steps = [first, ...rest];
      const from = requests.length;
      script = (_, index) => steps[Math.min(index - from, steps.length - 1)] ?? first;
    },
    request(index) {
      const there = requests[index];
      if (there) return Promise.resolve(there);
      return new Promise((resolve) => waiting.push({ index, resolve }));
    },
    stop() {
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
    },
  };
}
