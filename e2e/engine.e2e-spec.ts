import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ERRORS, type EngineState, type ModelServer, type ModelsInUse, type ModelTest } from '@kinloom/contract';
import { chatModelVoice, turnOf } from '@kinloom/mind';
import { tinyGguf, waitFor } from '@kinloom/testing';
import { canInstallEngine, EngineLauncher, isAlive } from './support/engine';
import { type Api, Installation, type Person } from './support/harness';

const PATH = '/api/admin/models/engine';
const MODEL = tinyGguf();
const SHA256 = createHash('sha256').update(MODEL).digest('hex');

let installation: Installation;
let api: Api;
let operator: Person;
let files: Server;
/** Whether the server of files stops after a part. */
let isStalled: boolean;

async function begin(settings: Record<string, string> = { KINLOOM_ENGINE: 'on' }): Promise<void> {
  installation = await Installation.make(settings);
  api = await installation.api();
  await installation.worker();
  operator = await installation.person(api);
}

beforeEach(async () => {
  isStalled = false;
  files = createServer((request, response) => {
    const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const hasRange = request.headers.range !== undefined;
    response.writeHead(hasRange ? 206 : 200, {
      'content-length': MODEL.length - from,
      ...(hasRange && { 'content-range': `bytes ${from}-${MODEL.length - 1}/${MODEL.length}` }),
    });
    if (isStalled) response.write(MODEL.subarray(from, from + 100_000));
    else response.end(MODEL.subarray(from));
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await installation.close();
  files.closeAllConnections();
  await new Promise((resolve) => files.close(resolve));
});

const body = (fields: object = {}) => ({
  url: `http://127.0.0.1:${(files.address() as AddressInfo).port}/tiny.gguf`,
  sha256: SHA256,
  contextTokens: 32_768,
  consent: true,
  ...fields,
});
const state = async () => (await operator.get(PATH).expect(200)).body as EngineState;
const kinds = async () => {
  const { events } = (await operator.get('/api/admin/security-log').expect(200)).body as {
    events: { kind: string; outcome: string }[];
  };
  return events.map(({ kind, outcome }) => `${kind} ${outcome}`);
};

describe('the supervision of the engine', () => {
  it('gives up an engine that cannot run for a while, and tries another one at once', async () => {
    await begin();
    const folder = join(installation.dataDir, 'engine');
    const launcher = new EngineLauncher(installation.dataDir);
    try {
      await mkdir(folder);
      // Without packages and model.
      const manifest = (name: string) =>
        writeFile(join(folder, 'engine.json'), JSON.stringify({ port: 1, model: { name, file: 'x.gguf' } }));
      await manifest('first');
      await waitFor('the pause', async () => launcher.lines.some((line) => line.includes('tried again in 5 minutes')));
      expect(launcher.lines).toHaveLength(5);
      await manifest('second');
      await waitFor('another attempt', async () => launcher.lines.length > 5);
    } finally {
      await launcher.stop();
    }
  });
});

describe('the own engine', () => {
  it('is for operators, needs consent, and runs only under a launcher', async () => {
    await begin({});
    expect(await state()).toMatchObject({ unavailable: 'not_supervised', installed: null, installation: null });
    expect((await operator.post(PATH, body()).expect(409)).body).toMatchObject({
      error: ERRORS.engine_not_available.text,
    });
    await operator.post(PATH, body({ consent: false })).expect(400);
    await operator.post(PATH, body({ sha256: 'abc' })).expect(400);
    await operator.post(PATH, body({ contextTokens: 5 })).expect(400);
    await operator.delete(PATH).expect(404);
    await operator.delete(`${PATH}/install`).expect(404);
    expect((await kinds()).slice(0, 2)).toEqual(['engine_removed failure', 'engine_installed failure']);
    const member = await installation.person(api);
    for (const [method, path] of [
      ['get', PATH],
      ['post', PATH],
      ['delete', PATH],
      ['delete', `${PATH}/install`],
    ] as const)
      await member.request(method, path).expect(404);
  });

  if (!canInstallEngine()) {
    it.skip('skipped: npm reaches no registry that has the engine, or there is none for this machine', () => undefined);
    return;
  }

  it('is installed, answers through the client of the product, survives a crash and is removed', async () => {
    await begin();
    let launcher = new EngineLauncher(installation.dataDir);
    try {
      // A cancelled installation keeps its part of the model, which the next one continues.
      isStalled = true;
      await operator.post(PATH, body()).expect(202);
      await waitFor('the download', async () => (await state()).installation?.message === 'Downloading the model');
      await operator.post(PATH, body()).expect(409);
      await operator.delete(`${PATH}/install`).expect(204);
      expect(await state()).toMatchObject({
        installation: { state: 'failed', error: ERRORS.job_cancelled.text, model: 'tiny' },
        leftovers: true,
      });
      isStalled = false;
      await waitFor('the end of the cancelled installation', async () => {
        const { status } = await operator.post(PATH, body());
        if (status !== 202) return false;
        await waitFor('an outcome', async () => {
          const { installed, installation: current } = await state();
          return installed !== null || current?.state === 'failed';
        });
        return (await state()).installed !== null;
      });
      await waitFor('a loaded model', async () => (await state()).installed?.status === 'ready');
      const { installed } = await state();
      if (!installed) throw new Error('nothing is installed');
      const { baseUrl } = installed;
      expect(installed).toMatchObject({ model: 'tiny', bytes: MODEL.length, sha256: SHA256, contextTokens: 32_768 });
      await operator.post(PATH, body()).expect(409);

      // It is found and tested like every other server.
      const server = (await operator.post('/api/admin/models/inspect', { baseUrl }).expect(200)).body as ModelServer;
      expect(server).toMatchObject({
        kind: 'llama.cpp',
        baseUrl,
        models: [{ name: 'tiny', bytes: MODEL.length, contextTokens: 32_768, maxContextTokens: 65_536, loaded: true }],
      });
      const target = { baseUrl, server: 'llama.cpp', model: 'tiny' };
      const test = (await operator.post('/api/admin/models/test', { ...target, use: 'chat' }).expect(200))
        .body as ModelTest;
      expect(test).toMatchObject({ contextTokens: 32_768 });
      expect(test.reply).not.toBe('');
      await checkClient(baseUrl);

      // It writes replies.
      await operator.put('/api/admin/models/settings/chat', target).expect(200);
      const { id } = await operator.conversation();
      const window = await operator.window(id);
      await operator.say(id, 'Good evening.');
      await window.replies();
      await waitFor('a request of the worker', async () => {
        const inUse = (await operator.get('/api/admin/models/settings').expect(200)).body as ModelsInUse;
        return inUse.conditions[0]?.contextTokens === 32_768;
      });

      const crashed = launcher.pid;
      if (crashed === null) throw new Error('the engine does not run');
      process.kill(crashed, 'SIGKILL');
      await waitFor('the restart', async () => launcher.pid !== null && launcher.pid !== crashed);
      await waitFor('the loaded model', async () => (await state()).installed?.status === 'ready');
      expect(launcher.lines).toEqual(['The engine ended (killed by SIGKILL); restarting now.']);

      // The engine ends with its launcher, and starts with the next one.
      const orphan = launcher.pid ?? 0;
      launcher.kill();
      await waitFor('the end of the engine', async () => !isAlive(orphan));
      launcher = new EngineLauncher(installation.dataDir);
      await waitFor('the loaded model', async () => (await state()).installed?.status === 'ready');

      expect((await operator.delete(PATH).expect(200)).body).toMatchObject({ installed: null, leftovers: false });
      expect(await readdir(installation.dataDir)).not.toContain('engine');
      await waitFor('the end of the engine', async () => launcher.pid === null);
      const { roles } = (await operator.get('/api/admin/models/settings').expect(200)).body as ModelsInUse;
      expect(roles).toEqual([]);
      expect(await kinds()).toEqual(expect.arrayContaining(['engine_removed success', 'engine_installed success']));
    } finally {
      await launcher.stop();
    }
  });
});

/** Requests that the product makes of a model, and the routes as OpenAI documents them. */
async function checkClient(baseUrl: string): Promise<void> {
  const ask = (fields: object, headers: Record<string, string> = {}) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        model: 'tiny',
        messages: [{ role: 'user', content: 'Hello' }],
        temperature: 0,
        ...fields,
      }),
    });
  interface Completion {
    choices: { message: { content: string }; finish_reason: string }[];
    usage: { prompt_tokens: number; completion_tokens: number };
  }
  const complete = async (fields: object) => (await (await ask(fields)).json()) as Completion;

  const plain = await complete({ max_tokens: 24 });
  expect(plain).toMatchObject({ choices: [{ finish_reason: 'length' }], usage: { completion_tokens: 24 } });
  const text = plain.choices[0]?.message.content ?? '';

  const streamed = await (await ask({ max_tokens: 24, stream: true })).text();
  const pieces = [...streamed.matchAll(/"content":"([^"]*)"/g)].map(([, piece]) => piece);
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.join('')).toBe(text);
  expect(streamed.endsWith('data: [DONE]\n\n')).toBe(true);

  // A stop text ends the reply before itself.
  const stop = text.slice(8, 11);
  const stopped = await complete({ max_tokens: 24, stop: [stop] });
  expect(stopped).toMatchObject({
    choices: [{ finish_reason: 'stop', message: { content: text.slice(0, text.indexOf(stop)) } }],
  });

  const schema = {
    type: 'object',
    properties: { kind: { enum: ['a', 'b'] } },
    required: ['kind'],
    additionalProperties: false,
  };
  const format = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } };
  const structured = await complete({ max_tokens: 100, response_format: format });
  expect(JSON.parse(structured.choices[0]?.message.content ?? '')).toEqual({
    kind: expect.stringMatching(/^[ab]$/),
  });

  const long = await ask({ messages: [{ role: 'user', content: 'x'.repeat(40_000) }] });
  expect([long.status, await long.json()]).toMatchObject([400, { error: { type: 'exceed_context_size_error' } }]);
  expect((await ask({ model: 'other' })).status).toBe(404);
  expect((await ask({}, { origin: 'https://example.org' })).status).toBe(403);

  const turn = turnOf({
    soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' },
    person: { name: 'Ada' },
    history: [{ from: 'person', text: 'Hello', at: 0 }],
    seed: 's',
  });
  const spoken: string[] = [];
  for await (const piece of chatModelVoice({ baseUrl, model: 'tiny' }).speak(turn, AbortSignal.timeout(60_000)))
    spoken.push(piece);
  expect(spoken.length).toBeGreaterThan(1);
}
