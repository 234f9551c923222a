import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DEFAULT_SAMPLING,
  ERRORS,
  type FoundServers,
  type MessageFile,
  type ModelPullState,
  type ModelServer,
  type ModelsInUse,
  type ModelTest,
  type SoulConfig,
} from '@kinloom/contract';
import {
  json,
  type RouteServer,
  type ScriptedOllama,
  silence,
  startRouteServer,
  startScriptedOllama,
  waitFor,
} from '@kinloom/testing';
import { png, pngChunk } from '../libs/domain/src/images/fixtures';
import { type Api, Installation, type Person } from './support/harness';

const KEY = 'sk-never-shown-anywhere';
const PATH = '/api/admin/models';

let installation: Installation;
let ollama: ScriptedOllama;
let api: Api;
let operator: Person;
const servers: RouteServer[] = [];

async function begin(settings: Record<string, string> = {}, key = ''): Promise<void> {
  ollama = await startScriptedOllama({ key });
  servers.push(ollama);
  const { port } = new URL(ollama.url);
  installation = await Installation.make({ KINLOOM_MODEL_PORTS: port, ...settings });
  api = await installation.api();
  await installation.worker();
  // The first account is the operator.
  operator = await installation.person(api);
}
afterEach(async () => {
  await installation.close();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const use = (fields: object = {}, role = 'chat') =>
  operator.put(`${PATH}/settings/${role}`, { server: 'ollama', baseUrl: ollama.url, model: 'tiny:latest', ...fields });
const inUse = async () => (await operator.get(`${PATH}/settings`).expect(200)).body as ModelsInUse;

/** Says something and waits for the reply. */
async function talk() {
  const { id } = await operator.conversation();
  const window = await operator.window(id);
  await operator.say(id, 'Good evening.');
  await window.replies();
  return (await operator.messages(id)).at(-1);
}

describe('models', () => {
  it('are found, tested, used without a restart, and no longer used', async () => {
    await begin();
    const found = (await operator.post(`${PATH}/find`).expect(200)).body as FoundServers;
    expect(found).toMatchObject({
      probed: [ollama.url],
      servers: [{ kind: 'ollama', models: [{ name: 'tiny:latest' }] }],
    });

    const target = { baseUrl: ollama.url, server: 'ollama', model: 'tiny:latest', use: 'chat' };
    const test = (await operator.post(`${PATH}/test`, target).expect(200)).body as ModelTest;
    expect(test).toMatchObject({ reply: 'Hello from the model.', tokensPerSecond: 40, contextTokens: 4_096 });

    expect((await talk())?.content).not.toContain('Hello from the model.');
    expect((await use().expect(200)).body).toMatchObject({
      roles: [{ role: 'chat', source: 'settings', server: 'ollama', model: 'tiny:latest', hasKey: false }],
      conditions: [{ name: 'primary', state: 'closed', truncations: 0 }],
      builtInFallback: { on: false, fixed: false },
    });
    await waitFor('a reply of the model', async () => (await talk())?.content === 'Hello from the model.');
    expect((await operator.get('/api/health').expect(200)).body).toMatchObject({ voice: 'model' });

    expect(((await operator.delete(`${PATH}/settings/chat`).expect(200)).body as ModelsInUse).roles).toEqual([]);
    await waitFor('a reply of the built-in voice', async () => (await talk())?.content !== 'Hello from the model.');
    expect((await operator.get('/api/health').expect(200)).body).toMatchObject({ voice: 'built-in' });
  });

  it('generate the replies of one soul as it is set, which its card takes along', async () => {
    await begin();
    await use().expect(200);
    ollama.models.push('large:latest');
    const soul = await operator.soul('Measured');
    const sampling = { temperature: 0.5, topP: 0.9, minP: null, replyLength: 'short', model: 'large:latest' };
    const path = `/api/admin/souls/${soul.id}/config`;
    expect((await operator.get(path).expect(200)).body).toMatchObject({ sampling: DEFAULT_SAMPLING, changed: false });
    expect((await operator.put(path, { sampling }).expect(200)).body).toMatchObject({ sampling, changed: false });
    for (const wrong of [{ temperature: 3 }, { topP: 'all' }, { replyLength: 'endless' }, { model: 'two words' }])
      await operator.put(path, { sampling: { ...sampling, ...wrong } }).expect(400);

    const conversation = await operator.conversation(soul.id);
    const window = await operator.window(conversation.id);
    await waitFor('a reply of the model', async () => {
      await operator.say(conversation.id, 'Good evening.');
      await window.replies();
      return ollama.chats.some(({ stream }) => stream === true);
    });
    const { model, options } = ollama.chats.find(({ stream }) => stream === true) ?? {};
    expect({ model, options }).toMatchObject({
      model: 'large:latest',
      options: { temperature: 0.5, top_p: 0.9, num_predict: 120 },
    });
    expect(options).not.toHaveProperty('min_p');

    const card = await operator.get(`/api/companions/${soul.id}/card?format=json`).expect(200);
    const back = await operator
      .request('post', '/api/companions/import-card')
      .attach('file', Buffer.from(JSON.stringify(card.body)), 'measured.json')
      .expect(201);
    const restored = await operator.get(`/api/admin/souls/${(back.body as { id: number }).id}/config`).expect(200);
    expect(restored.body).toMatchObject({ sampling: { ...sampling, model: null } });
    // Other settings stay as they are, and null restores the default.
    await operator.put(path, { thinkingStyle: (restored.body as SoulConfig).thinkingStyle }).expect(200);
    expect((await operator.get(path)).body).toMatchObject({ sampling, changed: true });
    expect((await operator.put(path, { sampling: null }).expect(200)).body).toMatchObject({
      sampling: DEFAULT_SAMPLING,
      changed: true,
    });
  });

  it('that see are sent the pictures of the newest messages, without metadata; others are told that there are some', async () => {
    await begin();
    await use().expect(200);
    const { id } = await operator.conversation();
    const window = await operator.window(id);
    const comment = pngChunk('tEXt', Buffer.from('Comment\0taken at home'));
    const attach = async (bytes: Buffer, name: string) =>
      (
        await operator
          .request('post', `/api/conversations/${id}/files`)
          .attach('files', bytes, { filename: name, contentType: 'image/png' })
          .expect(201)
      ).body as MessageFile[];
    const sendWith = async (content: string, files: readonly MessageFile[]) => {
      const before = ollama.chats.length;
      await operator
        .post(`/api/conversations/${id}/messages`, { content, fileIds: files.map((file) => file.id) })
        .expect(201);
      await window.replies();
      await waitFor('the request', () => ollama.chats.slice(before).some(({ stream }) => stream === true));
      const { messages } = ollama.chats.slice(before).find(({ stream }) => stream === true) as {
        messages: { content: string; images?: string[] }[];
      };
      return messages.at(-1);
    };

    const small = await attach(png({ before: [comment] }), 'small.png');
    const unseen = await sendWith('Look at this.', small);
    expect(unseen?.images).toBeUndefined();
    expect(unseen?.content).toContain('You cannot see pictures');

    ollama.capabilities.push('vision');
    // What a model can do is asked once; another choice of model asks again.
    await use({ contextTokens: 8_192 }).expect(200);
    const seen = await sendWith('And now?', []);
    expect(seen?.images).toEqual([png().toString('base64')]);
    expect(seen?.content).toContain('| small.png');

    // Browsers scale large ones; what they send is verified, and belongs to the sender's own file.
    const [large] = await attach(png({ width: 2_000, height: 8 }), 'large.png');
    const scale = (who: Person, bytes: Buffer) =>
      who.request('post', `/api/files/${large?.id}/model-image`).attach('file', bytes, 'scaled.png');
    await scale(operator, Buffer.from('no picture')).expect(400);
    await scale(operator, png({ width: 1_025, height: 8 })).expect(400);
    await scale(await installation.person(api), png()).expect(404);
    await scale(operator, png({ width: 4, height: 4 })).expect(204);
    expect((await sendWith('Look at both.', large ? [large] : []))?.images).toEqual([
      png().toString('base64'),
      png({ width: 4, height: 4 }).toString('base64'),
    ]);
  });

  it('keep their key encrypted, and send it to its own server only', async () => {
    await begin({}, KEY);
    await operator.post(`${PATH}/inspect`, { baseUrl: ollama.url, apiKey: 'wrong' }).expect(422, {
      success: false,
      error: ERRORS.model_wrong_key.text,
      code: 'model_wrong_key',
    });
    const set = await use({ apiKey: KEY }).expect(200);
    expect(set.body).toMatchObject({ roles: [{ hasKey: true }] });
    expect(JSON.stringify([set.body, await inUse()])).not.toContain(KEY);
    const rows = await installation.database.query<{ key: Buffer }>('SELECT key FROM model_settings');
    expect(rows[0]?.key.includes(Buffer.from(KEY))).toBe(false);
    expect(await readdir(installation.dataDir)).toContain('secret-key');
    expect(await readFile(join(installation.dataDir, 'secret-key'), 'utf8')).not.toContain(KEY);
    // Without a key in the request, the stored one is used.
    await operator.post(`${PATH}/inspect`, { baseUrl: ollama.url }).expect(200);
    await waitFor('a reply of the model', async () => (await talk())?.content === 'Hello from the model.');

    const keys: unknown[] = [];
    const other = await startRouteServer({
      '*': (request, response) => {
        keys.push(request.headers.authorization);
        json({ error: 'no' }, 404)(request, response);
      },
    });
    servers.push(other);
    await operator.post(`${PATH}/inspect`, { baseUrl: other.url }).expect(422);
    expect(new Set(keys)).toEqual(new Set([undefined]));
    // The key does not move with a changed address, and null removes it.
    expect((await use({ baseUrl: other.url }).expect(200)).body).toMatchObject({ roles: [{ hasKey: false }] });
    await use({ apiKey: KEY }).expect(200);
    expect((await use({ apiKey: null }).expect(200)).body).toMatchObject({ roles: [{ hasKey: false }] });
  });

  it.each([
    ['model_unreachable', 'http://127.0.0.1:1'],
    ['model_address_refused', 'http://169.254.169.254/latest'],
    ['model_address_refused', 'http://user:pass@127.0.0.1:1'],
    ['invalid', 'ftp://127.0.0.1'],
  ])('say %s', async (code, baseUrl) => {
    await begin();
    const answer = await operator.post(`${PATH}/inspect`, { baseUrl });
    expect(answer.body).toMatchObject({ code });
  });

  it('say which server hangs and which address is none of a model server', async () => {
    await begin();
    const hanging = await startRouteServer({ '*': silence });
    const website = await startRouteServer({ '*': json('<html>') });
    servers.push(hanging, website);
    const codes = await Promise.all(
      [hanging, website].map(
        async ({ url }) => (await operator.post(`${PATH}/inspect`, { baseUrl: url })).body as ModelServer,
      ),
    );
    expect(codes).toMatchObject([{ code: 'model_timeout' }, { code: 'model_not_a_server' }]);
    await operator.put(`${PATH}/settings/mood`, { server: 'ollama', baseUrl: ollama.url, model: 'x' }).expect(404);
    await use({ contextTokens: 12 }).expect(400);
    await use({ apiKey: 'with space' }).expect(400);
  });

  it('of the environment cannot be changed', async () => {
    await begin({ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'set', LLM_FALLBACK: 'built-in' });
    expect(await inUse()).toMatchObject({
      roles: [{ role: 'chat', source: 'environment', model: 'set', hasKey: false }],
      builtInFallback: { on: true, fixed: true },
    });
    await use().expect(409);
    await operator.delete(`${PATH}/settings/chat`).expect(409);
    await operator.put(`${PATH}/built-in-fallback`, { on: false }).expect(409);
    expect((await use({}, 'extraction').expect(200)).body).toMatchObject({
      roles: [{ role: 'chat' }, { role: 'extraction' }],
    });
  });

  it('fall back to the built-in voice where that is switched on, and the reply says so', async () => {
    await begin();
    await use({ baseUrl: 'http://127.0.0.1:1' }).expect(200);
    expect((await operator.put(`${PATH}/built-in-fallback`, { on: true }).expect(200)).body).toMatchObject({
      builtInFallback: { on: true, fixed: false },
    });
    await waitFor('a reply of the built-in voice', async () => (await talk())?.answeredBy === 'built-in');
    // The report does not delay the reply.
    await waitFor('the report', async () => (await inUse()).conditions[0]?.substitutions !== 0);
    expect((await inUse()).conditions).toMatchObject([{ name: 'primary', failure: 'voice_unreachable' }]);
    expect((await inUse()).conditions[0]?.failures).toBeGreaterThan(0);
    await waitFor('the metrics of the worker', async () => {
      const { text } = await operator.get('/api/metrics').expect(200);
      return (
        /^kinloom_model_failures_total\{(?=.*endpoint="primary")(?=.*reason="voice_unreachable").*\} [1-9]/m.test(
          text,
        ) && /^kinloom_model_fallbacks_total\{endpoint="built-in"\} [1-9]/m.test(text)
      );
    });
    // Another model starts without the failures of this one.
    expect((await use().expect(200)).body).toMatchObject({ conditions: [{ failures: 0, substitutions: 0 }] });
  });

  it('are for operators, and every call is in the security log', async () => {
    await begin();
    const member = await installation.person(api);
    for (const [method, path] of [
      ['post', 'find'],
      ['post', 'inspect'],
      ['post', 'test'],
      ['get', 'settings'],
      ['put', 'settings/chat'],
      ['delete', 'settings/chat'],
      ['get', 'pull'],
      ['post', 'pull'],
      ['delete', 'pull'],
    ] as const)
      await member.request(method, `${PATH}/${path}`).expect(404);
    expect(ollama.seen).toEqual([]);
    await operator.post(`${PATH}/find`).expect(200);
    await use().expect(200);
    await operator.delete(`${PATH}/settings/chat`).expect(200);
    const { body } = await operator.get('/api/admin/security-log').expect(200);
    const kinds = (body as { events: { kind: string }[] }).events.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['model_removed', 'model_chosen', 'model_servers_probed']);
  });
});

describe('a pull', () => {
  const state = async () => ((await operator.get(`${PATH}/pull`).expect(200)).body as ModelPullState).pull;
  const start = () => operator.post(`${PATH}/pull`, { baseUrl: ollama.url, model: 'small' });

  it('runs in the background with progress', async () => {
    await begin();
    expect(await state()).toBeNull();
    await start().expect(202);
    expect(await ollama.pullRequest(0)).toBe('small');
    await start().expect(409);
    ollama.progress(0.4);
    await waitFor('progress', async () => (await state())?.progress === 40);
    ollama.completePull();
    await waitFor('the end', async () => (await state())?.state === 'done');
    expect(await state()).toMatchObject({ model: 'small', baseUrl: ollama.url, progress: 100, error: null });
    await operator.delete(`${PATH}/pull`).expect(404);
  });

  it('can be cancelled, which ends the download at the server', async () => {
    await begin();
    await start().expect(202);
    await ollama.pullRequest(0);
    await operator.delete(`${PATH}/pull`).expect(204);
    await ollama.pullCancelled;
    expect(await state()).toMatchObject({ state: 'failed', error: ERRORS.job_cancelled.text });
  });
});
