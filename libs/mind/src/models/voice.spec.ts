import { answer, breakAfter, hang, held, refuse, reply, startVoiceServer, type VoiceServer } from '@kinloom/testing';
import { turnOf } from '../turn';
import { type Voice, VoiceError } from '../voice/voice';
import { type PromptMessage, promptTokens } from './prompt';
import { chatModelVoice, type ChatModelVoiceOptions } from './voice';

const SECRET = 'sk-very-secret';
const PRIVATE = 'the private words of a person';
const turn = turnOf({
  soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: 'private instructions' },
  person: { name: 'Ada' },
  history: [{ from: 'person', text: PRIVATE, at: 0 }],
  seed: 's',
});

let server: VoiceServer;
let pauses: number[];
beforeEach(async () => {
  server = await startVoiceServer();
  pauses = [];
});
afterEach(() => server.stop());

const voice = (changes: Partial<ChatModelVoiceOptions> = {}) =>
  chatModelVoice({
    baseUrl: server.baseUrl,
    model: 'scripted',
    apiKey: SECRET,
    wait: async (ms) => {
      pauses.push(ms);
    },
    ...changes,
  });

async function collect(pieces: AsyncIterable<string>, into: string[] = []): Promise<string[]> {
  for await (const piece of pieces) into.push(piece);
  return into;
}

/** What a failing reply gave before it failed, and with what. */
async function failing(changes: Partial<ChatModelVoiceOptions> = {}): Promise<{ error: VoiceError; text: string }> {
  const said: string[] = [];
  try {
    await collect(voice(changes).speak(turn, new AbortController().signal), said);
  } catch (error) {
    if (error instanceof VoiceError) return { error, text: said.join('') };
    throw error;
  }
  throw new Error('it did not fail');
}

describe('a reply', () => {
  it('streams as it is written, with the key and the prompt in the request', async () => {
    const stream = held();
    server.script(stream);
    const pieces = voice().speak(turn, new AbortController().signal)[Symbol.asyncIterator]();
    const first = pieces.next();
    const request = await stream.opened;
    expect(request.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(request.body).toMatchObject({ model: 'scripted', stream: true });
    expect(request.body.messages?.map((message) => message.role)).toEqual(['system', 'user']);
    await stream.send('Good');
    expect(await first).toEqual({ value: 'Good', done: false });
    await stream.send(' evening.');
    expect((await pieces.next()).value).toBe(' evening.');
    await stream.finish();
    expect((await pieces.next()).done).toBe(true);
    expect((await request.closed).cut).toBe(false);
  });

  it('leaves out reasoning, as text or as a field', async () => {
    const delta = (content: object) => ({ choices: [{ index: 0, delta: content, finish_reason: null }] });
    server.script({
      kind: 'chunks',
      chunks: [
        delta({ reasoning_content: 'hm' }),
        delta({ content: '<thi' }),
        delta({ content: 'nk>a plan</th' }),
        delta({ content: 'ink>\n\nHello' }),
        delta({ content: '.' }),
        { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
        { choices: [], usage: { total_tokens: 3 } },
      ],
    });
    expect((await collect(voice().speak(turn, new AbortController().signal))).join('')).toBe('Hello.');
  });

  it('sends no Authorization without a key', async () => {
    await collect(voice({ apiKey: undefined }).speak(turn, new AbortController().signal));
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('sends user and password of the address where there is no key', async () => {
    const address = `${server.baseUrl.replace('http://', 'http://ada:p%40ss@')}/`;
    await collect(voice({ apiKey: null, baseUrl: address }).speak(turn, new AbortController().signal));
    const { headers, path } = server.requests[0]!;
    expect(headers.authorization).toBe(`Basic ${Buffer.from('ada:p@ss').toString('base64')}`);
    expect(path).toBe('/v1/chat/completions');
  });

  it('is named by model and host, never by the key', () => {
    const named = chatModelVoice({
      baseUrl: 'http://user:pass@localhost:11434/v1',
      model: 'llama3',
      apiKey: SECRET,
    }).name;
    expect(named).toBe('llama3 at localhost:11434');
  });
});

describe('a reply that was stopped', () => {
  it.each([
    ['It lay quite still', 'that evening.', ' that evening.'],
    ['It lay quite still ', 'that evening.', 'that evening.'],
    ['It lay quite still', ', that evening.', ', that evening.'],
  ])('%j is continued by %j', async (standing, piece, said) => {
    server.script(reply(piece, ' And then?'));
    expect((await collect(voice().speak({ ...turn, standing }, new AbortController().signal))).join('')).toBe(
      `${said} And then?`,
    );
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain('Go on exactly where it breaks off');
  });
});

describe('another attempt', () => {
  it.each([408, 409, 429, 500, 503])('is made after status %i, and a word ends the attempts', async (status) => {
    server.script(refuse(status), refuse(status), reply('At last.'));
    expect(await collect(voice().speak(turn, new AbortController().signal))).toEqual(['At last.']);
    expect(server.requests).toHaveLength(3);
    expect(pauses).toEqual([500, 1_000]);
  });

  it('is made after a stream without words and after one that broke before its first', async () => {
    server.script(reply(), breakAfter(), reply('Now.'));
    expect(await collect(voice().speak(turn, new AbortController().signal))).toEqual(['Now.']);
    expect(server.requests).toHaveLength(3);
  });

  it('waits as long as it was asked to, but is not made when that is too long', async () => {
    server.script(refuse(429, { 'retry-after': '7' }), reply('Here.'));
    await collect(voice().speak(turn, new AbortController().signal));
    expect(pauses).toEqual([7_000]);
    server.script(refuse(429, { 'retry-after': '3600' }), reply('Never asked.'));
    expect((await failing()).error).toMatchObject({ code: 'voice_unreachable', retryable: true });
    expect(server.requests).toHaveLength(3);
  });

  it('reads a pause given as a date', async () => {
    const headers = { date: 'Fri, 20 Nov 2026 10:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 10:00:05 GMT' };
    server.script(refuse(503, headers), reply('Here.'));
    await collect(voice().speak(turn, new AbortController().signal));
    expect(pauses).toEqual([5_000]);
  });

  it('is not made after the first word', async () => {
    server.script(breakAfter('Half a'), reply('never asked'));
    const { error, text } = await failing();
    expect(text).toBe('Half a');
    expect(error).toMatchObject({ code: 'voice_interrupted', retryable: true });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a failure', () => {
  it.each([401, 403, 404])('with status %i is a refusal, asked once', async (status) => {
    server.script(refuse(status, {}, { error: { message: `bad key ${SECRET}, prompt: ${PRIVATE}` } }));
    expect((await failing()).error).toMatchObject({
      code: 'voice_refused',
      retryable: false,
      detail: `status ${status}`,
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([400, 422])('with status %i is a refusal, asked once more without what may be unknown', async (status) => {
    server.script(refuse(status, {}, { error: { message: `bad request: ${PRIVATE}` } }));
    expect((await failing()).error).toMatchObject({ code: 'voice_refused', detail: `status ${status}` });
    expect(server.requests.map(({ body }) => body.stream_options)).toEqual([{ include_usage: true }, undefined]);
  });

  it('to connect is unreachable, after all attempts', async () => {
    const gone = await startVoiceServer();
    await gone.stop();
    const { error } = await failing({ baseUrl: gone.baseUrl });
    expect(error).toMatchObject({ code: 'voice_unreachable', detail: 'ECONNREFUSED', retryable: true });
    expect(pauses).toHaveLength(2);
  });

  it('of the service is unreachable, after all attempts', async () => {
    server.script(refuse(500));
    expect((await failing({ attempts: 4 })).error.code).toBe('voice_unreachable');
    expect(server.requests).toHaveLength(4);
  });

  it('is a refusal when the endpoint points elsewhere: nothing follows', async () => {
    const elsewhere = await startVoiceServer();
    server.script(refuse(307, { location: `${elsewhere.baseUrl}/chat/completions` }));
    expect((await failing()).error.code).toBe('voice_refused');
    expect(elsewhere.requests).toHaveLength(0);
    await elsewhere.stop();
  });

  it('to begin in time is a timeout, and the connection is closed', async () => {
    server.script(hang());
    expect((await failing({ firstTokenTimeoutMs: 30 })).error).toMatchObject({
      code: 'voice_timeout',
      retryable: true,
    });
    expect(server.requests).toHaveLength(1);
    expect((await server.requests[0]?.closed)?.cut).toBe(true);
  });

  it('to begin is not hidden by an empty opening of the stream', async () => {
    const stream = held();
    server.script(stream);
    expect((await failing({ firstTokenTimeoutMs: 30 })).error.code).toBe('voice_timeout');
    expect((await (await stream.opened).closed).cut).toBe(true);
  });

  it('to go on is a timeout, and so is a reply that never ends', async () => {
    const stalled = held();
    server.script(stalled);
    const stopped = failing({ idleTimeoutMs: 30 });
    await stalled.send('A word');
    expect(await stopped).toMatchObject({ text: 'A word', error: { code: 'voice_timeout' } });
    server.script(hang());
    expect((await failing({ totalTimeoutMs: 30 })).error.code).toBe('voice_timeout');
  });

  it('to say anything, again and again, is an interruption', async () => {
    server.script(reply());
    expect((await failing()).error.code).toBe('voice_interrupted');
    expect(server.requests).toHaveLength(3);
  });

  it('of the filter is a refusal; an end without its end is an interruption', async () => {
    server.script({ kind: 'reply', pieces: [], ending: 'content_filter' });
    expect((await failing()).error.code).toBe('voice_refused');
    server.script({ kind: 'reply', pieces: ['Half'], ending: null, done: false });
    expect(await failing()).toMatchObject({ text: 'Half', error: { code: 'voice_interrupted' } });
  });

  it('within the stream, before and after the first word, is an interruption', async () => {
    const broken = { error: { message: PRIVATE } };
    server.script({ kind: 'chunks', chunks: [broken] });
    expect((await failing()).error.code).toBe('voice_interrupted');
    server.script({ kind: 'chunks', chunks: [{ choices: [{ index: 0, delta: { content: 'So' } }] }, broken] });
    expect(await failing()).toMatchObject({ text: 'So', error: { code: 'voice_interrupted' } });
  });

  it('shows nothing private, in no part of the error and on no console', async () => {
    const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => jest.spyOn(console, name));
    for (const step of [
      refuse(401, {}, { error: { message: `${SECRET} ${PRIVATE}` } }),
      { kind: 'chunks' as const, chunks: [{ error: { message: PRIVATE } }] },
      { kind: 'chunks' as const, chunks: [`not json: ${PRIVATE}`] },
    ]) {
      server.script(step);
      const { error } = await failing();
      const shown = [error.message, error.stack, error.detail, String(error.cause)].join('\n');
      expect(shown).not.toContain(SECRET);
      expect(shown).not.toContain(PRIVATE);
    }
    for (const spy of consoles) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe('stopping', () => {
  it('closes the connection at once, in the middle of a reply', async () => {
    const stream = held();
    server.script(stream);
    const stop = new AbortController();
    const pieces = voice().speak(turn, stop.signal)[Symbol.asyncIterator]();
    const first = pieces.next();
    const request = await stream.opened;
    await stream.send('One');
    await first;
    const next = pieces.next();
    stop.abort(new Error('the person pressed stop'));
    await expect(next).rejects.toThrow('the person pressed stop');
    expect((await request.closed).cut).toBe(true);
  });

  it('works before the first word, and nothing is asked again', async () => {
    server.script(hang());
    const stop = new AbortController();
    const all = collect(voice().speak(turn, stop.signal));
    const request = await server.request(0);
    stop.abort();
    await expect(all).rejects.toMatchObject({ name: 'AbortError' });
    expect((await request.closed).cut).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  it('works during a pause', async () => {
    server.script(refuse(503, { 'retry-after': '15' }));
    const stop = new AbortController();
    const all = collect(voice({ wait: undefined }).speak(turn, stop.signal));
    await (
      await server.request(0)
    ).closed;
    stop.abort();
    await expect(all).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(1);
  });

  it('by a reader who leaves closes the connection too', async () => {
    const stream = held();
    server.script(stream);
    const reading = (async () => {
      for await (const piece of voice().speak(turn, new AbortController().signal)) return piece;
      return null;
    })();
    await stream.send('Enough');
    expect(await reading).toBe('Enough');
    expect((await (await stream.opened).closed).cut).toBe(true);
  });

  it('before the start asks nothing', async () => {
    await expect(collect(voice().speak(turn, AbortSignal.abort()))).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(0);
  });
});

describe('a prompt that is too long', () => {
  const words = (count: number) => 'evening '.repeat(count);
  const long = turnOf({
    soul: turn.soul,
    history: [
      ...Array.from({ length: 200 }, (_, at) => ({
        from: at % 2 === 0 ? ('person' as const) : ('soul' as const),
        text: `turn ${at} ${words(60)}`,
        at,
      })),
      { from: 'person', text: 'THE QUESTION', at: 200 },
    ],
  });
  const say = (own: Voice, given = long) => collect(own.speak(given, new AbortController().signal));
  const sizes = () => server.requests.map(({ body }) => promptTokens((body.messages ?? []) as PromptMessage[]));

  it.each([
    ['OpenAI', 400, { error: { message: 'Too long', type: 'invalid_request_error', code: 'context_length_exceeded' } }],
    [
      'vLLM',
      400,
      { object: 'error', message: "This model's maximum context length is 4096 tokens. However, you requested 9000" },
    ],
    [
      'vLLM, newer',
      400,
      { error: { message: 'The decoder prompt (length 9000) is longer than the maximum model length of 4096.' } },
    ],
    [
      'llama.cpp',
      400,
      {
        error: {
          code: 400,
          message: 'the request exceeds the available context size, try increasing it',
          type: 'exceed_context_size_error',
          n_ctx: 4096,
        },
      },
    ],
    [
      'llama.cpp, older',
      500,
      { error: { message: 'the request exceeds the available context size. try increasing the context size' } },
    ],
    ['llama-cpp-python', 400, { error: { message: 'Requested tokens (9000) exceed context window of 4096' } }],
    ['Ollama', 400, { error: 'prompt too long; exceeded max context length by 212 tokens' }],
    [
      'LM Studio',
      400,
      { error: 'The number of tokens to keep from the initial prompt is greater than the context length.' },
    ],
    ['Anthropic behind a gateway', 400, { detail: 'prompt is too long: 213462 tokens > 200000 maximum' }],
    ['a gateway', 413, {}],
  ])('as %s says it is made anew at half the length, and stays so', async (_, status, body) => {
    server.script(refuse(status, {}, body), reply('Short enough.'));
    const own = voice();
    expect(await say(own)).toEqual(['Short enough.']);
    expect(await say(own)).toEqual(['Short enough.']);
    const [first, second, third] = sizes();
    expect(first).toBeGreaterThan(4_500);
    expect(second).toBeLessThanOrEqual((8_192 - 300) / 2);
    expect(third).toBe(second);
    expect(server.requests).toHaveLength(3);
    expect(server.requests[1]?.body.messages?.at(-1)?.content).toMatch(/THE QUESTION$/);
    expect(pauses).toEqual([]);
  });

  it('said inside the stream is made anew too', async () => {
    server.script({ kind: 'chunks', chunks: [{ error: { message: 'context length exceeded' } }] }, reply('Now.'));
    expect(await say(voice())).toEqual(['Now.']);
    const [first, second] = sizes();
    expect(first).toBeGreaterThan(4_500);
    expect(second).toBeLessThanOrEqual((8_192 - 300) / 2);
  });

  it('gets an answer without a word more room for reasoning, twice, and is then made shorter', async () => {
    const wordless = { kind: 'reply' as const, pieces: [], ending: 'length' };
    server.script(wordless, wordless, wordless, reply('Now.'));
    const own = voice();
    expect(await say(own)).toEqual(['Now.']);
    expect(server.requests.map(({ body }) => body.max_tokens)).toEqual([300, 1_324, 4_096, 4_096]);
    const [, , third, fourth] = sizes();
    expect(third).toBeLessThanOrEqual(4_096);
    expect(fourth).toBeLessThanOrEqual(4_096 / 2);
    await say(own);
    expect(server.requests.at(-1)?.body.max_tokens).toBe(4_096);
  });

  it('is halved twice at most; then the voice fails', async () => {
    server.script(refuse(400, {}, { error: { code: 'context_length_exceeded', message: PRIVATE } }));
    const { error } = await failing();
    expect(error).toMatchObject({ code: 'voice_refused', detail: 'status 400: the prompt is too long' });
    expect(server.requests).toHaveLength(3);
  });

  it('is never sent where the context is known', async () => {
    await say(voice({ contextTokens: 2_048 }));
    await say(voice({ contextTokens: 100_000 }));
    const [small, large] = sizes();
    expect(small).toBeLessThanOrEqual(2_048 - 512);
    expect(large).toBeGreaterThan(15_000);
  });
});

describe('what the endpoint counts', () => {
  const long = turnOf({
    soul: turn.soul,
    history: Array.from({ length: 101 }, (_, at) => ({
      from: at % 2 === 0 ? 'person' : 'soul',
      text: `turn ${at} ${'word '.repeat(100)}`,
      at,
    })),
  });
  const tokens = (index: number) => promptTokens((server.requests[index]?.body.messages ?? []) as PromptMessage[]);

  it('is asked for, and makes the next prompt shorter where the estimate was too low', async () => {
    server.script((request) => ({
      kind: 'reply',
      pieces: ['Yes.'],
      promptTokens: promptTokens((request.body.messages ?? []) as PromptMessage[]) * 2,
    }));
    const own = voice();
    for (let times = 0; times < 2; times++) await collect(own.speak(long, new AbortController().signal));
    expect(server.requests[0]?.body.stream_options).toEqual({ include_usage: true });
    expect(tokens(1)).toBeLessThanOrEqual((8_192 - 300) / 2);
    expect(tokens(1)).toBeGreaterThan((8_192 - 300) / 4);
  });

  it('is not asked for again where the endpoint does not know the question', async () => {
    server.script(({ body }) => (body.stream_options ? refuse(400, {}, { error: 'unknown field' }) : reply('Yes.')));
    const own = voice();
    for (let times = 0; times < 3; times++)
      expect(await collect(own.speak(turn, new AbortController().signal))).toEqual(['Yes.']);
    expect(server.requests.map(({ body }) => body.stream_options !== undefined)).toEqual([true, false, false, false]);
  });

  it('is asked for still where another refusal came first, and a refusal after it counts at once', async () => {
    const own = voice();
    const say = () => collect(own.speak(turn, new AbortController().signal));
    server.script(refuse(400), refuse(400), reply('Yes.'), refuse(400));
    await expect(say()).rejects.toMatchObject({ code: 'voice_refused' });
    expect(await say()).toEqual(['Yes.']);
    await expect(say()).rejects.toMatchObject({ code: 'voice_refused' });
    expect(server.requests.map(({ body }) => body.stream_options !== undefined)).toEqual([true, false, true, true]);
  });

  it.each([['a word'], [-1], [null], [1e12]])('does no harm where it is %s', async (counted) => {
    const usage = { choices: [], usage: { prompt_tokens: counted } };
    const end = { choices: [{ index: 0, delta: { content: 'Yes.' }, finish_reason: 'stop' }] };
    server.script({ kind: 'chunks', chunks: [end, usage] });
    const own = voice();
    await collect(own.speak(long, new AbortController().signal));
    await collect(own.speak(long, new AbortController().signal));
    expect(tokens(1)).toBe(tokens(0));
  });
});

describe('an answer that is none', () => {
  const stream = (...parts: string[]) => ({ kind: 'raw' as const, type: 'text/event-stream', parts });
  const delta = (content: unknown, ending: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: ending }] })}\n\n`;

  it.each([
    ['a page', { kind: 'raw' as const, type: 'text/html', parts: ['<html><body>Sign in</body></html>'] }],
    ['a page that says it is JSON', { kind: 'raw' as const, type: 'application/json', parts: ['<html>'] }],
    ['another shape', { kind: 'raw' as const, type: 'application/json', parts: ['{"response": "Hi"}'] }],
    [
      'an error in a good status',
      { kind: 'raw' as const, type: 'application/json', parts: ['{"error": {"message": "no"}}'] },
    ],
    ['no JSON', stream('data: <html>\n\n')],
    ['null', stream('data: null\n\ndata: 4\n\ndata: "text"\n\n')],
    [
      'choices of another kind',
      stream('data: {"choices": "none"}\n\ndata: {"choices": [null]}\n\ndata: {"choices": [{"delta": 7}]}\n\n'),
    ],
    ['empty choices', stream('data: {"choices": []}\n\ndata: [DONE]\n\n')],
    ['words of another kind', stream(delta(42), delta({ text: 'Hi' }), delta([{ type: 'image' }, 5]))],
    ['nothing', stream('')],
    ['remarks alone', stream(': ping\n\n: ping\n\n')],
    ['an event without an end', stream(...Array.from({ length: 30 }, () => `data: ${'x'.repeat(50_000)}\n`))],
    ['a line without an end', stream(...Array.from({ length: 30 }, () => 'x'.repeat(50_000)))],
  ])('is an interruption after all attempts: %s', async (_, step) => {
    server.script(step);
    expect(await failing()).toMatchObject({ text: '', error: { code: 'voice_interrupted' } });
    expect(server.requests).toHaveLength(3);
  });

  it('in part is passed over: remarks, junk, events, lines cut anywhere, other ends of lines', async () => {
    const whole = `: open\r\n\r\nevent: thread.message\r\ndata: junk\r\n\r\nid: 1\n${delta('Grüß')}retry: 5\n\nnonsense\n${delta(' dich')}data: {"choices"\n\n${delta('.', 'stop')}data: [DONE]\n\n`;
    for (const size of [1, 3, 7, 1_000]) {
      const bytes = Buffer.from(whole);
      const parts: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
      server.script({ kind: 'raw', type: 'text/event-stream', parts });
      expect((await collect(voice().speak(turn, new AbortController().signal))).join('')).toBe('Grüß dich.');
    }
  });

  it('where the blank lines between events are missing is understood all the same', async () => {
    server.script(stream((delta('One') + delta(' two', 'stop')).replaceAll('\n\n', '\n')));
    expect((await collect(voice().speak(turn, new AbortController().signal))).join('')).toBe('One two');
  });

  it('in one piece in place of a stream is an answer', async () => {
    server.script(answer('<think>hm</think>All at once.'));
    expect(await collect(voice().speak(turn, new AbortController().signal))).toEqual(['All at once.']);
  });

  it('in parts of text is an answer, and so is one cut by its length', async () => {
    server.script(stream(delta([{ type: 'text', text: 'In parts' }], 'length')));
    expect(await collect(voice().speak(turn, new AbortController().signal))).toEqual(['In parts']);
  });

  it('that ended but leaves the connection open, or breaks it, is whole', async () => {
    server.script({ ...stream(delta('Done.', 'stop')), open: true });
    expect(await collect(voice({ idleTimeoutMs: 30 }).speak(turn, new AbortController().signal))).toEqual(['Done.']);
    server.script({ ...stream(delta('Done.'), 'data: [DONE]\n\n'), open: true });
    expect(await collect(voice().speak(turn, new AbortController().signal))).toEqual(['Done.']);
  });

  it('stops in the head of an answer: the words are given up in time', async () => {
    server.script({ kind: 'raw', type: 'application/json', parts: ['{"choices": ['], open: true });
    expect((await failing({ firstTokenTimeoutMs: 30 })).error.code).toBe('voice_timeout');
    server.script({ kind: 'raw', type: 'text/event-stream', parts: ['data: {"choices"'], open: true });
    expect((await failing({ firstTokenTimeoutMs: 30 })).error.code).toBe('voice_timeout');
  });

  it('of too many messages for too long is given up at once', async () => {
    server.script(refuse(429, { 'retry-after-ms': '60000' }));
    expect((await failing()).error).toMatchObject({ code: 'voice_unreachable', detail: 'status 429' });
    expect(server.requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });
});
