import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { turnOf } from '../turn';
import { DEFAULT_SAMPLING } from '../voice/sampling';
import type { Voice, VoiceTurn } from '../voice/voice';
import { promptTokens, type PromptMessage } from './prompt';
import { openAiReader } from './reader';
import { chatModelVoice, type ChatModelVoiceOptions } from './voice';

/** The body of a request, of either protocol. */
interface Body {
  model: string;
  messages: PromptMessage[];
  stream: boolean;
  stream_options?: unknown;
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  top_p?: number;
  min_p?: number;
  stop?: string[];
  think?: boolean;
  keep_alive?: string;
  format?: unknown;
  options?: Record<string, unknown>;
}
type Handler = (body: Body, response: ServerResponse, index: number) => void;

let server: Server;
let handle: Handler;
let seen: { path: string; body: Body }[];
let address: string;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Body;
      seen.push({ path: request.url ?? '', body });
      handle(body, response, seen.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** An answer of Ollama's own interface: an object on each line, the last with the counts. */
function ndjson(response: ServerResponse, pieces: readonly object[], end: object | null = {}): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  for (const message of pieces) response.write(line({ message, done: false }), () => end ?? response.destroy());
  if (end) response.end(line({ message: { content: '' }, done: true, done_reason: 'stop', ...end }));
}

/** A stream of an OpenAI-compatible server, with its count where it was asked for. */
function events(response: ServerResponse, pieces: readonly string[], usage: object | null = null): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  for (const content of pieces) event({ choices: [{ index: 0, delta: { content } }] });
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  if (usage) event({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

const soul = { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' };
const said = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    from: at % 2 === 0 ? ('person' as const) : ('soul' as const),
    text: `turn ${at}: we walked along the water because of the rain and talked about the school of my sister`,
    at,
    seq: at + 1,
  }));
const turnWith = (changes: Partial<VoiceTurn> = {}): VoiceTurn =>
  turnOf({ soul, person: { name: 'Ada' }, history: said(1), ...changes });
const sampled = (changes: Partial<VoiceTurn['sampling']>) =>
  turnWith({ sampling: { ...DEFAULT_SAMPLING, ...changes } });

let conditions: string[];
let pauses: number[];
beforeEach(() => {
  conditions = [];
  pauses = [];
});
const options = (changes: Partial<ChatModelVoiceOptions> = {}): ChatModelVoiceOptions => ({
  baseUrl: `${address}/v1`,
  model: 'small',
  wait: async (ms) => void pauses.push(ms),
  onCondition: (condition) => conditions.push(condition),
  ...changes,
});
const native = (changes: Partial<ChatModelVoiceOptions> = {}) =>
  chatModelVoice(options({ server: 'ollama', baseUrl: address, contextTokens: 8_192, ...changes }));
const compatible = (changes: Partial<ChatModelVoiceOptions> = {}) => chatModelVoice(options(changes));

async function say(voice: Voice, turn = turnWith()): Promise<string> {
  let text = '';
  const retract = () => (text = '');
  for await (const piece of voice.speak(turn, new AbortController().signal, undefined, retract)) text = text + piece;
  return text;
}
const bodies = () => seen.map(({ body }) => body);
const tokensOf = ({ messages }: Body) => promptTokens(messages);

describe('Ollama by its own interface', () => {
  it('is told the context, the limit and the sampler, and streams', async () => {
    handle = (_, response) => ndjson(response, [{ content: 'Good' }, { content: ' evening.' }]);
    const turn = sampled({ temperature: 0.8, topP: 0.9, minP: 0.05, replyLength: 'long' });
    expect(await say(native(), turn)).toBe('Good evening.');
    expect(seen[0]?.path).toBe('/api/chat');
    expect(seen[0]?.body).toMatchObject({
      model: 'small',
      stream: true,
      think: false,
      keep_alive: '30m',
      options: { num_ctx: 8_192, num_predict: 700, temperature: 0.8, top_p: 0.9, min_p: 0.05 },
    });
    expect(seen[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('is found at its root, where the address ends with /v1 as well', async () => {
    handle = (_, response) => ndjson(response, [{ content: 'Yes.' }]);
    await say(native({ baseUrl: `${address}/v1/` }));
    expect(seen[0]?.path).toBe('/api/chat');
  });

  it('is not told again what its model refuses', async () => {
    handle = ({ think }, response) =>
      think === undefined
        ? ndjson(response, [{ content: 'Yes.' }])
        : json(response, 400, { error: '"small" does not support thinking' });
    const voice = native();
    expect([await say(voice), await say(voice)]).toEqual(['Yes.', 'Yes.']);
    expect(bodies().map(({ think }) => think)).toEqual([false, undefined, undefined]);
    expect(bodies()[1]?.options).toMatchObject({ num_ctx: 8_192, num_predict: 300 });
  });

  it('hides what its model thinks, and gives it more room the next time', async () => {
    handle = (_, response) =>
      ndjson(response, [{ content: '', thinking: 'The person is sad.' }, { content: 'Hello.' }]);
    const voice = native();
    expect([await say(voice), await say(voice)]).toEqual(['Hello.', 'Hello.']);
    expect(bodies().map(({ options: given }) => given?.['num_predict'])).toEqual([300, 1_324]);
  });

  it('is paid for by its own count', async () => {
    handle = (_, response) => ndjson(response, [{ content: 'Yes.' }], { prompt_eval_count: 700, eval_count: 5 });
    const settled: number[] = [];
    await say(native({ ledger: { reserve: async () => (used) => void settled.push(used) } }));
    expect(settled).toEqual([705]);
  });

  it('says that a model is not there', async () => {
    handle = (_, response) => json(response, 404, { error: "model 'small' not found" });
    await expect(say(native())).rejects.toMatchObject({ code: 'voice_refused', detail: 'status 404: no such model' });
    expect(seen).toHaveLength(1);
  });

  it('is busy: it is asked again; an error inside the stream and a stream that dies are interruptions', async () => {
    handle = (_, response, index) =>
      index === 0
        ? json(response, 503, { error: 'server busy, please try again' })
        : ndjson(response, [{ content: 'Yes.' }]);
    expect(await say(native())).toBe('Yes.');
    expect(pauses).toEqual([500]);
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.end('{"message":{"content":"So"},"done":false}\n{"error":"llama runner process has terminated"}\n');
    };
    await expect(say(native())).rejects.toMatchObject({ code: 'voice_interrupted' });
    handle = (_, response) => ndjson(response, [{ content: 'So' }], null);
    await expect(say(native())).rejects.toMatchObject({ code: 'voice_interrupted' });
    handle = (_, response) => response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end('<html>\n\n[]\n');
    await expect(say(native({ attempts: 1 }))).rejects.toMatchObject({ code: 'voice_interrupted' });
  });

  it('tells that it loaded the model for a reply', async () => {
    handle = (_, response) => ndjson(response, [{ content: 'Yes.' }], { load_duration: 4_000_000_000 });
    await say(native());
    expect(conditions).toEqual(['loading']);
  });

  it('gives memories in the form of a schema, at temperature 0 and within a limit', async () => {
    handle = (_, response) =>
      json(response, 200, { message: { content: '{"memories": [], "note": null}' }, done: true });
    const exchange = {
      person: { name: 'Ada' },
      soul: { name: 'Lumen' },
      messages: [
        {
          id: 1,
          conversationId: 1,
          seq: 1,
          from: 'person' as const,
          speaker: 'Ada',
          text: 'I live in Ghent.',
          at: 0,
          whispered: false,
        },
      ],
      readAfter: 0,
      known: [],
      noteSoFar: null,
    };
    const reader = openAiReader({ server: 'ollama', baseUrl: address, model: 'small', contextTokens: 4_096 });
    expect((await reader.read(exchange, new AbortController().signal)).drafts).toEqual([]);
    expect(seen[0]?.body).toMatchObject({
      stream: false,
      think: false,
      format: { type: 'object', required: ['memories', 'outdated', 'note'] },
      options: { num_ctx: 4_096, num_predict: 2_048, temperature: 0 },
    });
  });
});

describe('a server that cuts a prompt without a word', () => {
  const long = () => turnWith({ history: said(201) });

  it('is seen from its count: the next prompt is shorter, and never grows again', async () => {
    handle = (body, response) => events(response, ['Yes.'], { prompt_tokens: Math.min(tokensOf(body), 2_050) });
    const voice = compatible({ contextTokens: 8_192 });
    for (let times = 0; times < 4; times++) expect(await say(voice, long())).toBe('Yes.');
    const [first = 0, ...later] = bodies().map(tokensOf);
    expect(first).toBeGreaterThan(4_096);
    for (const tokens of later) expect(tokens).toBeLessThanOrEqual(2_048);
    expect(conditions).toEqual(['truncated']);
  });

  it('is asked for its context again, and believed where that is smaller than what was sent', async () => {
    handle = (body, response) =>
      events(response, ['Yes.'], { prompt_tokens: tokensOf(body) > 4_096 ? 2_050 : tokensOf(body) });
    const told = jest.fn<Promise<number | null>, [AbortSignal]>().mockResolvedValueOnce(null).mockResolvedValue(4_096);
    const voice = compatible({ contextTokens: null, contextInForce: told });
    for (let times = 0; times < 3; times++) await say(voice, long());
    const sizes = bodies().map(tokensOf);
    expect(sizes[0]).toBeGreaterThan(4_096);
    for (const tokens of sizes.slice(1)) expect(tokens).toBeLessThanOrEqual(4_096 - 300);
    expect(sizes[1]).toBeGreaterThan(2_048);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is asked again at once where nothing was shown yet', async () => {
    handle = (body, response) =>
      json(response, 200, {
        choices: [{ message: { content: 'Yes.' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: Math.min(tokensOf(body), 2_050), completion_tokens: 2 },
      });
    expect(await say(compatible({ contextTokens: 8_192 }), long())).toBe('Yes.');
    expect(seen).toHaveLength(2);
    expect(tokensOf(seen[1]!.body)).toBeLessThanOrEqual(2_048);
  });

  it('is not suspected where it tells its context beforehand', async () => {
    handle = (body, response) => events(response, ['Yes.'], { prompt_tokens: Math.round(tokensOf(body) * 0.8) });
    const voice = compatible({ contextInForce: async () => 4_096 });
    await say(voice, long());
    await say(voice, long());
    for (const body of bodies()) expect(tokensOf(body) + (body.max_tokens ?? 0)).toBeLessThanOrEqual(4_096);
    expect(conditions).toEqual([]);
  });

  it('that does not say its context is asked again with the next reply', async () => {
    handle = (_, response) => events(response, ['Yes.']);
    const told = jest
      .fn<Promise<number | null>, [AbortSignal]>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(2_048);
    const voice = compatible({ contextInForce: told });
    await say(voice, long());
    await say(voice, long());
    expect(tokensOf(seen[1]!.body)).toBeLessThanOrEqual(2_048);
  });
});

describe('llama.cpp', () => {
  const loading = { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } };

  it('that loads its model is waited for, longer than for a failure', async () => {
    handle = (_, response, index) => (index < 6 ? json(response, 503, loading) : events(response, ['At last.']));
    expect(await say(compatible())).toBe('At last.');
    expect(pauses).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 2_000]);
    expect(conditions).toEqual(['loading']);
  });

  it('that never ends loading is given up after the time to the first token', async () => {
    handle = (_, response) => json(response, 503, loading);
    await expect(say(compatible({ firstTokenTimeoutMs: 10_000, attempts: 1 }))).rejects.toMatchObject({
      code: 'voice_unreachable',
      detail: 'status 503: the model is loading',
    });
    expect(pauses).toHaveLength(5);
  });

  it('writes the end of reasoning that its template began', async () => {
    handle = (_, response) => events(response, ['Quietly: greet', ' Ada.</think>\n\n', 'Lumen: Good', ' evening.']);
    const voice = compatible();
    expect([await say(voice), await say(voice)]).toEqual(['Good evening.', 'Good evening.']);
  });
});

describe('vLLM', () => {
  it('with a model without a system role gets the rules in the first turn, and is not asked again', async () => {
    handle = ({ messages }, response) =>
      messages[0]?.role === 'system'
        ? json(response, 400, { object: 'error', message: 'System role not supported', code: 400 })
        : events(response, ['Yes.']);
    const voice = compatible();
    expect([await say(voice), await say(voice)]).toEqual(['Yes.', 'Yes.']);
    expect(bodies().map(({ messages }) => messages[0]?.role)).toEqual(['system', 'user', 'user']);
    const [first] = bodies()[2]?.messages ?? [];
    expect(first?.content).toMatch(/^You speak as one of Kinloom's souls[^]*--- the message ---\nturn 0/);
    expect(conditions).toEqual(['no_system_role']);
  });

  it('with a template that wants the roles to alternate is told so too', async () => {
    handle = ({ messages }, response) =>
      messages[0]?.role === 'system'
        ? json(response, 400, { message: 'Conversation roles must alternate user/assistant/user/assistant/...' })
        : events(response, ['Yes.']);
    expect(await say(compatible(), turnWith({ history: said(5) }))).toBe('Yes.');
    expect(bodies()[1]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
  });
});

describe('a hosted service', () => {
  const unsupported = (response: ServerResponse, name: string, more = '') =>
    json(response, 400, {
      error: { message: `Unsupported parameter: '${name}' is not supported with this model. ${more}` },
    });

  it('is asked in the form it understands, part by part, and remembered', async () => {
    handle = (body, response) => {
      if (body.max_tokens !== undefined)
        return unsupported(response, 'max_tokens', "Use 'max_completion_tokens' instead.");
      if (body.temperature !== undefined) return unsupported(response, 'temperature');
      if (body.min_p !== undefined) return unsupported(response, 'min_p');
      events(response, ['Yes.'], { prompt_tokens: 900, completion_tokens: 2 });
    };
    const voice = compatible();
    const turn = sampled({ temperature: 0.7, topP: 0.9, minP: 0.05, replyLength: 'short' });
    expect([await say(voice, turn), await say(voice, turn)]).toEqual(['Yes.', 'Yes.']);
    const last = bodies().at(-1);
    expect(seen).toHaveLength(5);
    expect(last).toMatchObject({ max_completion_tokens: 120, top_p: 0.9, stream_options: { include_usage: true } });
    expect(last).not.toHaveProperty('temperature');
    expect(last).not.toHaveProperty('min_p');
  });

  it('that refuses every limit gets none', async () => {
    handle = (body, response) =>
      body.max_tokens !== undefined || body.max_completion_tokens !== undefined
        ? unsupported(response, body.max_tokens === undefined ? 'max_completion_tokens' : 'max_tokens')
        : events(response, ['Yes.']);
    expect(await say(compatible())).toBe('Yes.');
    expect(seen).toHaveLength(3);
  });

  it('that learns of a temperature only later refuses it then', async () => {
    handle = (body, response) =>
      body.temperature === undefined ? events(response, ['Yes.']) : unsupported(response, 'temperature');
    const voice = compatible();
    expect(await say(voice)).toBe('Yes.');
    expect(await say(voice, sampled({ temperature: 1.2 }))).toBe('Yes.');
    expect(bodies().map(({ temperature }) => temperature)).toEqual([undefined, 1.2, undefined]);
  });
});

describe('what a request says of its turn', () => {
  beforeEach(() => {
    handle = (_, response) => events(response, ['Yes.']);
  });

  it('ends a reply in a group where another would speak, and nowhere else', async () => {
    const history = [
      { from: 'person' as const, text: 'Hello both', at: 1, speaker: 'Ada' },
      { from: 'soul' as const, text: 'Hello.', at: 2, speaker: 'Sol' },
      { from: 'soul' as const, text: 'And I.', at: 3, speaker: 'Lumen' },
      { from: 'person' as const, text: 'Well?', at: 4, speaker: 'Ada' },
    ];
    await say(compatible(), turnWith({ group: true, history }));
    await say(compatible(), turnWith({ history }));
    expect(bodies().map(({ stop }) => stop)).toEqual([['\nAda:', '\nSol:'], undefined]);
  });

  it.each([
    ['short', 120, 'one to three short sentences'],
    ['medium', 300, 'two to six sentences'],
    ['long', 700, 'up to four paragraphs'],
  ] as const)('asks for a %s reply by its limit and in words', async (replyLength, limit, words) => {
    await say(compatible(), sampled({ replyLength }));
    expect(seen[0]?.body.max_tokens).toBe(limit);
    expect(seen[0]?.body.messages.at(-1)?.content).toContain(words);
  });

  it('is answered by the model of the soul, and by that of the endpoint where it is not there', async () => {
    handle = ({ model }, response) =>
      model === 'gone'
        ? json(response, 404, { error: { message: 'The model `gone` does not exist.' } })
        : events(response, [model]);
    const voice = compatible();
    expect(await say(voice, sampled({ model: 'own' }))).toBe('own');
    expect(await say(voice, sampled({ model: 'gone' }))).toBe('small');
  });

  it('takes the name of the soul and channels of reasoning off its reply', async () => {
    handle = (_, response) =>
      events(response, [
        '<|channel|>analysis<|mess',
        'age|>Be kind.<|end|><|start|>assistant<|channel|>final<|message|>**Lu',
        'men:** Hello.',
      ]);
    expect(await say(compatible())).toBe('Hello.');
  });
});
