import { breakAfter, hang, refuse, startVoiceServer, vectors, type VoiceServer } from '@kinloom/testing';
import { VoiceError } from '../voice/voice';
import { openAiEmbedder, type OpenAiEmbedderOptions } from './embedder';

const SECRET = 'sk-very-secret';
const PRIVATE = 'the private words of a person';

let server: VoiceServer;
let pauses: number[];
beforeEach(async () => {
  server = await startVoiceServer();
  pauses = [];
});
afterEach(() => server.stop());

const embedder = (changes: Partial<OpenAiEmbedderOptions> = {}) =>
  openAiEmbedder({
    baseUrl: server.baseUrl,
    model: 'vectors',
    apiKey: SECRET,
    wait: async (ms) => {
      pauses.push(ms);
    },
    ...changes,
  });
const embed = (texts: readonly string[], changes: Partial<OpenAiEmbedderOptions> = {}) =>
  embedder(changes).embed(texts, 'document', new AbortController().signal);
const lengthOf = (vector: Float32Array | undefined) => Math.hypot(...(vector ?? []));
const dot = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  (one ?? new Float32Array()).reduce((sum, number, at) => sum + number * (other?.[at] ?? 0), 0);

async function failing(texts: readonly string[], changes: Partial<OpenAiEmbedderOptions> = {}): Promise<VoiceError> {
  try {
    await embed(texts, changes);
  } catch (error) {
    if (error instanceof VoiceError) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

describe('embeddings', () => {
  it('are of unit length, in the order of the texts, whatever the order of the answer', async () => {
    server.embeddings.script(
      refuse(
        200,
        {},
        {
          data: [
            { index: 1, embedding: [0, 2] },
            { index: 0, embedding: [3, 4] },
          ],
        },
      ),
    );
    const [one, two] = await embed(['a', 'b']);
    expect([...(one ?? [])]).toEqual([Math.fround(0.6), Math.fround(0.8)]);
    expect([...(two ?? [])]).toEqual([0, 1]);
    const { headers, body } = server.embeddings.requests[0]!;
    expect(headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(body).toMatchObject({ model: 'vectors', input: ['a', 'b'] });
  });

  it('put what is alike closer together', async () => {
    const [one, alike, other] = await embed(['the boat in the harbour', 'a boat and a harbour', 'quarterly tax']);
    expect(lengthOf(one)).toBeCloseTo(1, 5);
    expect(dot(one, alike)).toBeGreaterThan(dot(one, other));
  });

  it('are asked for in batches of at most 64, each text cut to 8,000 characters, blank ones as a dash', async () => {
    const texts = ['', '  \u200b ', 'y'.repeat(20_000), ...Array.from({ length: 130 }, (_, at) => `text ${at}`)];
    expect(await embed(texts)).toHaveLength(133);
    const inputs = server.embeddings.requests.map(({ body }) => body.input ?? []);
    expect(inputs.map((input) => input.length)).toEqual([64, 64, 5]);
    expect(inputs[0]?.slice(0, 2)).toEqual(['-', '-']);
    expect(inputs[0]?.[2]).toHaveLength(8_000);
    expect(inputs.flat().at(-1)).toBe('text 129');
  });

  it.each([
    ['nomic-embed-text:latest', 'search_query: the lake', 'search_document: the lake'],
    ['embeddinggemma', 'task: search result | query: the lake', 'title: none | text: the lake'],
    ['intfloat/multilingual-e5-large', 'query: the lake', 'passage: the lake'],
    ['snowflake-arctic-embed2', 'query: the lake', 'the lake'],
    ['mxbai-embed-large', 'Represent this sentence for searching relevant passages: the lake', 'the lake'],
    ['text-embedding-3-small', 'the lake', 'the lake'],
    ['bge-m3', 'the lake', 'the lake'],
  ])('of %s have the prefixes of its card', async (model, query, document) => {
    const own = embedder({ model });
    await own.embed(['the lake'], 'query', new AbortController().signal);
    await own.embed(['the lake'], 'document', new AbortController().signal);
    expect(server.embeddings.requests.map(({ body }) => body.input)).toEqual([[query], [document]]);
    // Vectors that were made without them are not compared with these.
    expect(own.version).toBe(document === query ? 0 : 1);
  });

  it('of nothing need no request', async () => {
    expect(await embed([])).toEqual([]);
    expect(server.embeddings.requests).toHaveLength(0);
  });
});

describe('an endpoint that takes less', () => {
  it('is asked for smaller batches, and from then on at once', async () => {
    server.embeddings.script(({ body }) =>
      (body.input?.length ?? 0) > 32 ? refuse(422) : vectors(...(body.input ?? []).map(() => [1, 0])),
    );
    const own = embedder();
    const texts = Array.from({ length: 64 }, () => 'text');
    expect(await own.embed(texts, 'document', new AbortController().signal)).toHaveLength(64);
    await own.embed(texts, 'document', new AbortController().signal);
    expect(server.embeddings.requests.map(({ body }) => body.input?.length)).toEqual([64, 32, 32, 32, 32]);
    expect(pauses).toEqual([]);
  });

  it('is given shorter texts when it says that they are too long', async () => {
    server.embeddings.script(({ body }) =>
      (body.input?.[0]?.length ?? 0) > 2_000
        ? refuse(500, {}, { error: { message: 'input is too large to process. increase the physical batch size' } })
        : vectors([1, 0]),
    );
    expect(await embed(['z'.repeat(9_000)])).toHaveLength(1);
    expect(server.embeddings.requests.map(({ body }) => body.input?.[0]?.length)).toEqual([8_000, 4_000, 2_000]);
  });

  it('of nothing at all is given up in time', async () => {
    server.embeddings.script(refuse(400, {}, { error: { message: 'maximum context length is 1' } }));
    expect(await failing(Array.from({ length: 64 }, () => 'x'))).toMatchObject({ code: 'voice_refused' });
    expect(server.embeddings.requests.length).toBeLessThanOrEqual(10);
  });
});

describe('a failure of embeddings', () => {
  it.each([
    ['too few', { data: [{ index: 0, embedding: [1] }] }],
    ['unequal', { data: [{ embedding: [1, 0] }, { embedding: [1] }] }],
    ['no numbers', { data: [{ embedding: ['1', 0] }, { embedding: [1, 0] }] }],
    ['nulls', { data: [{ embedding: [null, 0] }, { embedding: [1, 0] }] }],
    ['nothing but zeros', { data: [{ embedding: [0, 0] }, { embedding: [1, 0] }] }],
    ['base64', { data: [{ embedding: 'AACAPw==' }, { embedding: 'AACAPw==' }] }],
    [
      'the same place twice',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 0, embedding: [1] },
        ],
      },
    ],
    [
      'a place that is none',
      {
        data: [
          { index: 7, embedding: [1] },
          { index: 0, embedding: [1] },
        ],
      },
    ],
    ['another shape', { embeddings: [[1], [1]] }],
    ['null', null],
    ['an error in a good status', { error: { message: PRIVATE } }],
  ])('is an answer with %s', async (_, body) => {
    server.embeddings.script({ kind: 'raw', type: 'application/json', parts: [JSON.stringify(body)] });
    const error = await failing(['a', 'b']);
    expect(error.code).toBe('voice_interrupted');
    expect(server.embeddings.requests).toHaveLength(3);
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain(PRIVATE);
  });

  it('is a page in place of an answer, a cut connection, silence and a refusal', async () => {
    server.embeddings.script({ kind: 'raw', type: 'text/html', parts: ['<html>Sign in'] });
    expect((await failing(['a'])).code).toBe('voice_interrupted');
    server.embeddings.script(breakAfter('x'));
    // Whether the head of the answer was read before the cut is for the machine to say.
    expect((await failing(['a'])).code).toMatch(/^voice_(?:interrupted|unreachable)$/);
    server.embeddings.script(hang());
    expect((await failing(['a'], { requestTimeoutMs: 30 })).code).toBe('voice_timeout');
    server.embeddings.script({ kind: 'raw', type: 'application/json', parts: ['{"data": ['], open: true });
    expect((await failing(['a'], { requestTimeoutMs: 30 })).code).toBe('voice_timeout');
    server.embeddings.script(refuse(401, {}, { error: { message: `${SECRET} ${PRIVATE}` } }));
    expect((await failing([PRIVATE])).message).toBe('voice_refused: status 401');
  });

  it('waits as it is asked to, and passes', async () => {
    server.embeddings.script(refuse(429, { 'retry-after': '3' }), refuse(503), vectors([1, 0]));
    expect(await embed(['a'])).toHaveLength(1);
    expect(pauses).toEqual([3_000, 1_000]);
  });

  it('is a dimension that changes from one call to the next', async () => {
    const own = embedder({ attempts: 1 });
    server.embeddings.script(vectors([1, 0]), vectors([1, 0, 0]));
    await own.embed(['a'], 'document', new AbortController().signal);
    await expect(own.embed(['a'], 'document', new AbortController().signal)).rejects.toMatchObject({
      code: 'voice_interrupted',
    });
  });

  it('is none when the caller stops: the reason comes back, and nothing is asked again', async () => {
    server.embeddings.script(hang());
    const stop = new AbortController();
    const all = embedder().embed(['a'], 'document', stop.signal);
    const request = await server.embeddings.request(0);
    stop.abort(new Error('stopped'));
    await expect(all).rejects.toThrow('stopped');
    expect((await request.closed).cut).toBe(true);
    expect(server.embeddings.requests).toHaveLength(1);
  });
});
