import { breakAfter, hang, held, refuse, reply, startVoiceServer, type VoiceServer } from '@kinloom/testing';
import { turnOf } from '../turn';
import { VoiceError } from '../voice';
import { openAiVoice, type OpenAiVoiceOptions } from './voice';

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

const voice = (changes: Partial<OpenAiVoiceOptions> = {}) =>
  openAiVoice({
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
async function failing(changes: Partial<OpenAiVoiceOptions> = {}): Promise<{ error: VoiceError; text: string }> {
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

  it('is named by model and host, never by the key', () => {
    const named = openAiVoice({ baseUrl: 'http://user:pass@localhost:11434/v1', model: 'llama3', apiKey: SECRET }).name;
    expect(named).toBe('llama3 at localhost:11434');
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
