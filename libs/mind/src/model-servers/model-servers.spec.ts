import {
  events,
  json,
  jsonLines,
  type RouteHandler,
  type RouteServer,
  silence,
  startRouteServer,
  startScriptedOllama,
} from '@kinloom/testing';
import {
  contextInForce,
  deleteModel,
  inspectServer,
  pullModel,
  type PullProgress,
  testChatModel,
  testEmbeddingModel,
} from '.';
import type { FetchLike } from './server-request';

const fetchLike: FetchLike = (url, init) => fetch(url, init);
const signal = () => new AbortController().signal;
const never = () => AbortSignal.timeout(20_000);

const started: { stop(): Promise<void> }[] = [];
const serving = async (routes: Record<string, RouteHandler>): Promise<RouteServer> => {
  const server = await startRouteServer(routes);
  started.push(server);
  return server;
};
const ollama = async (options?: Parameters<typeof startScriptedOllama>[0]) => {
  const server = await startScriptedOllama(options);
  started.push(server);
  return server;
};
afterEach(() => Promise.all(started.splice(0).map((server) => server.stop())));

const LM_STUDIO = {
  'GET /api/v0/models': json({
    data: [
      { id: 'gemma', type: 'vlm', state: 'loaded', max_context_length: 131_072, loaded_context_length: 8_192 },
      { id: 'qwen', type: 'llm', state: 'not-loaded', max_context_length: 32_768, capabilities: ['tool_use'] },
      { id: 'nomic', type: 'embeddings', state: 'not-loaded', max_context_length: 2_048 },
    ],
  }),
  'GET /v1/models': json({ data: [{ id: 'gemma' }, { id: 'qwen' }, { id: 'nomic' }] }),
};
const LLAMA_CPP = {
  'GET /props': json({
    default_generation_settings: { n_ctx: 4_096 },
    total_slots: 4,
    modalities: { vision: true },
    chat_template_caps: { supports_tools: true },
    build_info: 'b6000',
  }),
  'GET /v1/models': json({ data: [{ id: 'model.gguf', meta: { size: 5_000_000, n_ctx_train: 32_768 } }] }),
  // It imitates some of Ollama's routes.
  'GET /api/tags': json({ models: [{ name: 'model.gguf' }] }),
  'GET /api/version': json({ version: '0' }),
};
const VLLM = {
  'GET /v1/models': json({ data: [{ id: 'served', owned_by: 'vllm', max_model_len: 16_384 }] }),
};

describe('inspectServer', () => {
  it('recognises Ollama, with abilities and the longest context of each model', async () => {
    const server = await ollama();
    expect(await inspectServer(fetchLike, { baseUrl: `${server.url}/v1/` }, signal())).toEqual({
      kind: 'ollama',
      baseUrl: server.url,
      version: '0.12.0',
      models: [
        {
          name: 'tiny:latest',
          bytes: 2_500_000_000,
          maxContextTokens: 32_768,
          contextTokens: null,
          abilities: ['chat', 'tools'],
          loaded: false,
        },
      ],
    });
  });

  it('recognises LM Studio, with the context of loaded models', async () => {
    const server = await serving(LM_STUDIO);
    const found = await inspectServer(fetchLike, { baseUrl: server.url }, signal());
    expect(found).toMatchObject({ kind: 'lm-studio', baseUrl: `${server.url}/v1` });
    expect(found.models).toMatchObject([
      { name: 'gemma', contextTokens: 8_192, abilities: ['chat', 'vision'], loaded: true },
      { name: 'qwen', contextTokens: null, abilities: ['chat', 'tools'], loaded: false },
      { name: 'nomic', abilities: ['embeddings'] },
    ]);
  });

  it('recognises llama.cpp although it imitates Ollama, and does not divide the context of a slot again', async () => {
    const server = await serving(LLAMA_CPP);
    expect(await inspectServer(fetchLike, { baseUrl: server.url }, signal())).toMatchObject({
      kind: 'llama.cpp',
      baseUrl: `${server.url}/v1`,
      version: 'b6000',
      models: [
        {
          name: 'model.gguf',
          bytes: 5_000_000,
          maxContextTokens: 32_768,
          contextTokens: 4_096,
          abilities: ['chat', 'vision', 'tools'],
        },
      ],
    });
  });

  it('recognises vLLM by its owner', async () => {
    const server = await serving(VLLM);
    expect(await inspectServer(fetchLike, { baseUrl: server.url }, signal())).toMatchObject({
      kind: 'vllm',
      models: [{ name: 'served', contextTokens: 16_384, abilities: null }],
    });
  });

  it('reads the list of a hosted service below its own path, with the key', async () => {
    const keys: unknown[] = [];
    const server = await serving({
      'GET /api/v1/models': (request, response) => {
        keys.push(request.headers.authorization);
        json({
          data: [
            {
              id: 'a/b',
              context_length: 65_536,
              architecture: { input_modalities: ['text', 'image'] },
              supported_parameters: ['tools', 'reasoning'],
            },
          ],
        })(request, response);
      },
    });
    const found = await inspectServer(fetchLike, { baseUrl: `${server.url}/api/v1`, apiKey: 'secret' }, signal());
    expect(found).toMatchObject({
      kind: 'openai',
      baseUrl: `${server.url}/api/v1`,
      models: [{ name: 'a/b', contextTokens: 65_536, abilities: ['chat', 'vision', 'tools', 'thinking'] }],
    });
    expect(keys).toEqual(['Bearer secret']);
  });

  it.each<[string, Record<string, RouteHandler>]>([
    ['wrong_key', { '*': json({ error: { message: 'no key' } }, 401) }],
    ['not_a_model_server', { '*': json('<html>') }],
    ['not_a_model_server', {}],
    ['timeout', { '*': silence }],
  ])('says %s', async (code, routes) => {
    const server = await serving(routes);
    await expect(inspectServer(fetchLike, { baseUrl: server.url }, never())).rejects.toMatchObject({ code });
  });

  it('says unreachable where nothing listens', async () => {
    const server = await startRouteServer({});
    await server.stop();
    await expect(inspectServer(fetchLike, { baseUrl: server.url }, signal())).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  it('stops where the caller aborts', async () => {
    const server = await serving({ '*': silence });
    const control = new AbortController();
    const found = inspectServer(fetchLike, { baseUrl: server.url }, control.signal);
    control.abort(new Error('left'));
    await expect(found).rejects.toThrow('left');
  });
});

describe('contextInForce', () => {
  it.each([
    ['lm-studio', LM_STUDIO, 'gemma', 8_192],
    ['lm-studio', LM_STUDIO, 'qwen', null],
    ['llama.cpp', LLAMA_CPP, 'any', 4_096],
    ['vllm', VLLM, 'served', 16_384],
    ['openai', { 'GET /v1/models': json({ data: [{ id: 'gpt' }] }) }, 'gpt', null],
  ] as const)('of %s', async (kind, routes, model, expected) => {
    const server = await serving(routes);
    expect(await contextInForce(fetchLike, { kind, baseUrl: `${server.url}/v1`, model }, signal())).toBe(expected);
  });

  it('of Ollama is known once the model is loaded, with or without its tag', async () => {
    const server = await ollama();
    const target = { kind: 'ollama' as const, baseUrl: server.url, model: 'tiny' };
    expect(await contextInForce(fetchLike, target, signal())).toBeNull();
    await testChatModel(fetchLike, target, signal());
    expect(await contextInForce(fetchLike, target, signal())).toBe(4_096);
  });
});

describe('testChatModel', () => {
  it('measures a model of Ollama by the server’s own figures', async () => {
    const server = await ollama({ reply: '<think>They greet me.</think>Hello there.' });
    const test = await testChatModel(
      fetchLike,
      { kind: 'ollama', baseUrl: server.url, model: 'tiny:latest' },
      signal(),
    );
    expect(test).toMatchObject({ reply: 'Hello there.', tokensPerSecond: 40, contextTokens: 4_096, dimensions: null });
    expect(test.firstTokenMs).toBeGreaterThanOrEqual(0);
  });

  it('tries a plain request where a server refuses the options', async () => {
    const bodies: unknown[] = [];
    const server = await serving({
      'POST /v1/chat/completions': (request, response) => {
        bodies.push(request.body);
        const isPlain = request.body['max_tokens'] === undefined;
        const answer = { choices: [{ delta: { content: 'Hi.' } }] };
        (isPlain ? events(answer) : json({ error: { message: 'max_tokens is not supported' } }, 400))(
          request,
          response,
        );
      },
    });
    const target = { kind: 'openai' as const, baseUrl: `${server.url}/v1`, model: 'o', apiKey: 'k' };
    expect(await testChatModel(fetchLike, target, signal())).toMatchObject({
      reply: 'Hi.',
      tokensPerSecond: null,
      contextTokens: null,
    });
    expect(bodies).toHaveLength(2);
  });

  it.each<[string, RouteHandler]>([
    ['model_not_found', json({ error: { message: 'The model `x` does not exist' } }, 404)],
    ['wrong_key', json({ error: { message: 'Incorrect API key' } }, 401)],
    ['not_a_model_server', events({ choices: [{ delta: {} }] })],
    ['not_a_model_server', json({ error: { message: 'broken' } }, 500)],
    ['timeout', silence],
  ])('says %s', async (code, handler) => {
    const server = await serving({ 'POST /v1/chat/completions': handler });
    const target = { kind: 'openai' as const, baseUrl: `${server.url}/v1`, model: 'x' };
    const test = testChatModel(fetchLike, target, signal(), { firstTokenMs: 100, totalMs: 5_000 });
    await expect(test).rejects.toMatchObject({ code });
  });

  it('says timeout where a stream stalls before its first token', async () => {
    const server = await serving({
      'POST /api/chat': (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders();
      },
    });
    const target = { kind: 'ollama' as const, baseUrl: server.url, model: 'x' };
    const test = testChatModel(fetchLike, target, signal(), { firstTokenMs: 100, totalMs: 5_000 });
    await expect(test).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('testEmbeddingModel', () => {
  it.each([
    ['ollama', '', { 'POST /api/embed': json({ embeddings: [[0.1, 0.2, 0.3]] }) }],
    ['openai', '/v1', { 'POST /v1/embeddings': json({ data: [{ embedding: [0.1, 0.2, 0.3] }] }) }],
  ] as const)('counts the numbers of a vector of %s', async (kind, path, routes) => {
    const server = await serving(routes);
    const target = { kind, baseUrl: `${server.url}${path}`, model: 'e' };
    expect(await testEmbeddingModel(fetchLike, target, signal())).toMatchObject({ dimensions: 3, reply: '' });
  });

  it('refuses an answer without a vector', async () => {
    const server = await serving({ 'POST /v1/embeddings': json({ data: [] }) });
    const target = { kind: 'openai' as const, baseUrl: `${server.url}/v1`, model: 'e' };
    await expect(testEmbeddingModel(fetchLike, target, signal())).rejects.toMatchObject({ code: 'not_a_model_server' });
  });
});

describe('pullModel', () => {
  const all = async (url: string, stallMs?: number) => {
    const steps: PullProgress[] = [];
    for await (const step of pullModel(fetchLike, { baseUrl: url }, 'm', never(), stallMs)) steps.push(step);
    return steps;
  };

  it('adds up the parts', async () => {
    const server = await serving({
      'POST /api/pull': jsonLines(
        { status: 'pulling manifest' },
        { status: 'pulling a', digest: 'a', total: 300, completed: 100 },
        { status: 'pulling b', digest: 'b', total: 100 },
        { status: 'pulling a', digest: 'a', total: 300, completed: 300 },
        { status: 'success' },
      ),
    });
    expect((await all(server.url)).map(({ completed, total }) => [completed, total])).toEqual([
      [0, 0],
      [100, 300],
      [100, 400],
      [300, 400],
      [300, 400],
    ]);
  });

  it.each<[string, RouteHandler]>([
    ['model_not_found', jsonLines({ error: 'pull model manifest: file does not exist' })],
    ['no_space', jsonLines({ status: 'pulling' }, { error: 'write /models/blobs: no space left on device' })],
    ['unreachable', jsonLines({ status: 'pulling manifest' })],
    ['unreachable', jsonLines({ error: 'dial tcp: lookup registry: no such host or so' })],
    ['not_a_model_server', json({ error: 'no such path' }, 405)],
    ['timeout', silence],
  ])('says %s', async (code, handler) => {
    const server = await serving({ 'POST /api/pull': handler });
    await expect(all(server.url, 200)).rejects.toMatchObject({ code: code });
  });

  it('is cancelled by the signal', async () => {
    const server = await ollama();
    const control = new AbortController();
    const steps = pullModel(fetchLike, { baseUrl: server.url }, 'big', control.signal);
    expect((await steps.next()).value).toMatchObject({ status: 'pulling manifest' });
    control.abort(new Error('cancelled'));
    await expect(steps.next()).rejects.toThrow('cancelled');
    await server.pullCancelled;
  });
});

describe('deleteModel', () => {
  it('deletes a model, and says where there is none', async () => {
    const server = await ollama();
    await deleteModel(fetchLike, { baseUrl: server.url }, 'tiny:latest', signal());
    expect(server.models).toEqual([]);
    await expect(deleteModel(fetchLike, { baseUrl: server.url }, 'tiny:latest', signal())).rejects.toMatchObject({
      code: 'model_not_found',
    });
  });
});
