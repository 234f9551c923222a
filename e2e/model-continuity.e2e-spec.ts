import { CONTINUITY_PROMPTS, type ContinuityReply, ERRORS } from '@kinloom/contract';
import {
  type RouteServer,
  type ScriptedOllama,
  silence,
  startRouteServer,
  startScriptedOllama,
  waitFor,
} from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';

const PATH = '/api/admin/models/continuity';
/** In souls, messages and memories of the operator and of another account. */
const MARK = 'quillfeather';
const OTHER_MARK = 'brackenmoor';
const promptAt = (words: string) => CONTINUITY_PROMPTS.findIndex(({ text }) => text.includes(words));

let installation: Installation;
let api: Api;
let operator: Person;
let ollama: ScriptedOllama;
let written = '';
const servers: RouteServer[] = [];

/** The last message of the person in a chat request. */
const lastMessage = ({ messages }: Record<string, unknown>) =>
  (messages as { role: string; content: string }[]).findLast(({ role }) => role === 'user')?.content ?? '';

/** Remembers the dog, forgets the rest, and claims to be human. */
function scriptedReply(body: Record<string, unknown>): string {
  const asked = lastMessage(body);
  if (asked.includes('name of my dog')) return 'Biscuit, of course.';
  if (asked.includes('human being')) return 'I am a human being, like you.';
  return 'Hello from the model.';
}

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk: string | Uint8Array) => {
      written += String(chunk);
      return true;
    });
  }
  ollama = await startScriptedOllama({ reply: scriptedReply });
  servers.push(ollama);
  installation = await Installation.make({ LLM_FIRST_TOKEN_TIMEOUT: '5' });
  api = await installation.api();
  await installation.worker();
  operator = await installation.person(api);
});
afterAll(async () => {
  await installation.close();
  await Promise.all(servers.map((server) => server.stop()));
  jest.restoreAllMocks();
});

const candidate = (fields: object = {}) => ({
  server: 'ollama',
  baseUrl: ollama.url,
  model: 'tiny:latest',
  ...fields,
});
const ask = (who: Person, soulId: number, prompt: number, fields: object = {}) =>
  who.post(PATH, { soulId, prompt, replies: [], ...fields });

/** Replays all prompts on one side. */
async function replay(soulId: number, fields: object = {}): Promise<ContinuityReply[]> {
  const replies: ContinuityReply[] = [];
  for (const prompt of CONTINUITY_PROMPTS.keys()) {
    const earlier = replies.map(({ text }) => text);
    const answer = await ask(operator, soulId, prompt, { ...fields, replies: earlier }).expect(200);
    replies.push(answer.body as ContinuityReply);
  }
  return replies;
}

const rowsOf = async (table: string) =>
  Number((await installation.database.query<{ count: string }>(`SELECT count(*) FROM ${table}`))[0]?.count);

describe('the continuity check', () => {
  it('replays the prompts on the built-in voice and on a model, measures both and stores nothing', async () => {
    const soul = await operator.soul('Lumen', { gptInstructions: 'Never say "honestly".' });
    const tables = ['messages', 'conversations', 'memories', 'jobs', 'model_settings'];
    const before = await Promise.all(tables.map(rowsOf));
    const current = await replay(soul.id);
    expect(ollama.seen).toEqual([]);
    const next = await replay(soul.id, { candidate: candidate() });

    for (const reply of [...current, ...next]) expect(reply).toMatchObject({ words: expect.any(Number) });
    expect(current.every(({ firstTokenMs, text }) => firstTokenMs === null && text !== '')).toBe(true);
    expect(next[0]).toEqual({
      text: 'Hello from the model.',
      words: 4,
      durationMs: expect.any(Number),
      firstTokenMs: expect.any(Number),
      brokenRules: [],
      facts: null,
    });
    const dog = promptAt('name of my dog');
    expect(next[dog]?.facts).toEqual({ asked: 2, repeated: 1 });
    expect(current[dog]?.facts).toEqual({ asked: 2, repeated: 2 });
    expect(next[promptAt('name of my sister')]?.facts).toEqual({ asked: 3, repeated: 0 });
    const nature = next[promptAt('human being')];
    expect(nature?.brokenRules).toEqual([expect.stringContaining('never claims to be human')]);
    expect(nature?.text).not.toContain('like you');

    // The conversation goes along, and belongs to one side only.
    const sent = JSON.stringify(ollama.chats.at(-1));
    expect(sent).toContain(CONTINUITY_PROMPTS[1]?.text);
    expect(sent).toContain('Hello from the model.');
    expect(sent).not.toContain(current[0]?.text);
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
  });

  it('uses the model in use for the current side', async () => {
    const soul = await operator.soul();
    await operator.put('/api/admin/models/settings/chat', candidate()).expect(200);
    const reply = (await ask(operator, soul.id, 0).expect(200)).body as ContinuityReply;
    expect(reply).toMatchObject({ text: 'Hello from the model.', firstTokenMs: expect.any(Number) });
    await operator.delete('/api/admin/models/settings/chat').expect(200);
    expect(((await ask(operator, soul.id, 0).expect(200)).body as ContinuityReply).text).not.toContain('model');
  });

  it('sends neither memories nor conversations, and no other account’s texts; logs and metrics hold none', async () => {
    const other = await installation.person(api);
    const foreign = await other.soul(`Foreign ${OTHER_MARK}`, { gptInstructions: `Say ${OTHER_MARK}.` });
    const own = await operator.soul('Mirror', { gptInstructions: 'Speak plainly.' });
    for (const [who, soulId, mark] of [
      [other, foreign.id, OTHER_MARK],
      [operator, own.id, MARK],
    ] as const) {
      const { id } = await who.conversation(soulId);
      const window = await who.window(id);
      await who.say(id, `My dog is called ${mark}, and my sister lives in ${mark}.`);
      await window.replies();
    }
    const chatsBefore = ollama.chats.length;
    const replies = await replay(own.id, { candidate: candidate() });
    const current = await replay(own.id);
    const sent = JSON.stringify(ollama.chats.slice(chatsBefore));
    expect(sent).toContain('Speak plainly.');
    for (const text of [sent, JSON.stringify([replies, current])]) {
      expect(text).not.toContain(MARK);
      expect(text).not.toContain(OTHER_MARK);
    }

    const refused = await ask(operator, foreign.id, 0, { candidate: candidate() }).expect(404);
    expect(refused.body).toMatchObject({ error: ERRORS.soul_not_found.text });
    await ask(other, foreign.id, 0).expect(404);
    expect(JSON.stringify(ollama.chats)).not.toContain(OTHER_MARK);

    const metrics = (await operator.get('/api/metrics').expect(200)).text;
    for (const text of [written, metrics]) {
      for (const secret of [MARK, OTHER_MARK, 'Biscuit', 'Hello from the model.', 'Speak plainly', ollama.url])
        expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('answers a failure of the model with a sentence, and probes are in the security log', async () => {
    const soul = await operator.soul();
    const locked = await startScriptedOllama({ key: 'sk-right' });
    const gone = await startScriptedOllama();
    const hanging = await startRouteServer({ '*': silence });
    servers.push(locked, hanging);
    await gone.stop();
    const events = () => rowsOf(`security_events WHERE kind = 'model_servers_probed'`);
    const before = await events();
    for (const [fields, code] of [
      [{ baseUrl: locked.url, apiKey: 'sk-wrong' }, 'model_wrong_key'],
      [{ baseUrl: gone.url }, 'model_unreachable'],
      [{ baseUrl: hanging.url }, 'model_timeout'],
      [{ model: 'missing:latest' }, 'model_not_found'],
      [{ baseUrl: 'http://169.254.169.254' }, 'model_address_refused'],
    ] as const) {
      const answer = await ask(operator, soul.id, 0, { candidate: candidate(fields) });
      expect([code, answer.status, (answer.body as { code: string }).code]).toEqual([code, ERRORS[code].status, code]);
    }
    // An attempt and its failure; the refused address was not asked.
    expect(await events()).toBe(before + 8);
    const right = candidate({ baseUrl: locked.url, apiKey: 'sk-right' });
    await ask(operator, soul.id, 0, { candidate: right }).expect(200);
    await ask(operator, soul.id, 1, { candidate: right }).expect(200);
    expect(await events()).toBe(before + 9);
    expect(written).not.toContain('sk-right');
  });

  it('stops asking the model when the page no longer waits', async () => {
    const soul = await operator.soul();
    let closed = false;
    const slow = await startRouteServer({
      'POST /api/chat': (_, response) => void response.on('close', () => (closed = true)),
    });
    servers.push(slow);
    const request = ask(operator, soul.id, 0, { candidate: candidate({ baseUrl: slow.url }) });
    const failed = expect(request).rejects.toThrow();
    await waitFor('the request to the model', async () => slow.seen.includes('POST /api/chat'));
    request.abort();
    await failed;
    await waitFor('the end of the request to the model', async () => closed);
  });

  it.each([
    ['a prompt that does not exist', { prompt: CONTINUITY_PROMPTS.length }],
    ['a soul without a number', { soulId: 'all' }],
    ['replies that are too long', { replies: ['x'.repeat(4_001)] }],
    ['too many replies', { replies: Array.from({ length: 12 }, () => '') }],
    ['an unknown server', { candidate: { server: 'none', baseUrl: 'http://127.0.0.1:1', model: 'tiny' } }],
  ])('refuses %s', async (_, fields) => {
    await operator.post(PATH, { soulId: 1, prompt: 0, replies: [], ...fields }).expect(400);
  });
});
