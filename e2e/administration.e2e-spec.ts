import {
  type DebugLog,
  type DebugLogs,
  PRIVATE,
  type PrivateSoulConfig,
  ROUTES,
  type Route,
  type SoulConfig,
  type SystemState,
  WITHHELD,
} from '@kinloom/contract';
import { waitFor } from '@kinloom/testing';
import { type Api, call, Installation, type Person } from './support/harness';

let installation: Installation;
let api: Api;
let operator: Person;
let member: Person;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  operator = await installation.person(api);
  member = await installation.person(api);
  worker = await installation.worker();
});
afterAll(async () => {
  await worker.close();
  await installation.close();
});

const ask = async <Answer>(path: string, who = operator) => (await who.get(path).expect(200)).body as Answer;
const configOf = (id: number, who = operator) => ask<SoulConfig>(`/api/admin/souls/${id}/config`, who);

/** Sends a message and waits for reply and reflection. */
async function exchange(who: Person, words: string, companionId?: number): Promise<{ soul: number; reply: string }> {
  const talk = await who.conversation(companionId);
  const window = await who.window(talk.id);
  await who.say(talk.id, words);
  const reply = await window.until(
    'message',
    (one) => one.conversationId === talk.id && one.companionId !== null && one.status === 'complete',
  );
  await window.until('insight', (one) => one.companionId === talk.companionId);
  return { soul: talk.companionId ?? 0, reply: reply.content };
}

it('members get 404 from every operator call', async () => {
  const { id } = await member.soul();
  const routes = (Object.keys(ROUTES) as Route[]).filter((route) => ROUTES[route].access === 'operator');
  expect(routes).toHaveLength(32);
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await member
      .request(method.toLowerCase() as 'get', path.replace(':id', String(id)).replace(':role', 'chat'))
      .send({});
    expect([route, answer.status, (answer.body as { code: string }).code]).toEqual([route, 404, 'not_found']);
  }
});

describe('souls', () => {
  it('are listed, and figures of few members are withheld', async () => {
    await exchange(operator, 'I am so glad today: we moved to Bruges, and I want you to remember it.');
    const { souls } = await ask<{ souls: { id: number }[] }>('/api/admin/souls/overview');
    expect(souls.map(({ id }) => id)).toEqual(souls.map(({ id }) => id).sort((a, b) => b - a));
    const { systemStats } = await ask<{ systemStats: object }>('/api/admin/system/stats');
    const [{ all } = { all: 0 }] = await installation.database.query<{ all: number }>(
      'SELECT count(*)::int AS all FROM companions',
    );
    expect(systemStats).toEqual({
      totalSouls: all,
      activeRestraints: WITHHELD,
      totalRelationalPatterns: WITHHELD,
      totalConstraints: WITHHELD,
    });
  });

  it('show an operator their own souls in full and nothing private of others', async () => {
    const words = 'My daughter Mathilde was born last night, I have never been so happy and so afraid.';
    const [own, other] = [await exchange(operator, words), await exchange(member, words)];
    const mine = await configOf(own.soul);
    expect(mine.soul).toMatchObject({ id: own.soul, own: true });
    expect(JSON.stringify(mine.recentMemories)).toContain('Mathilde');
    expect(mine.voiceConstraints.coreConstraints.length).toBeGreaterThan(0);
    expect(Object.keys(mine.thinkingStyle)).toHaveLength(8);
    expect(mine.reflections.length).toBe(mine.reflectionInsights.totalReflections);
    const { debugLogs } = await ask<{ debugLogs: DebugLog[] }>(`/api/admin/souls/${own.soul}/debug-logs`);
    expect(debugLogs[0]).toMatchObject({ content: own.reply, adaptabilityLevel: expect.any(Number) });
    expect(debugLogs[0]?.processingSteps.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['perceive', 'recall', 'compose', 'guard', 'settle']),
    );

    const foreign = await ask<PrivateSoulConfig>(`/api/admin/souls/${other.soul}/config`);
    expect(foreign).toEqual({
      soul: { id: other.soul, accountId: expect.any(Number), own: false },
      withheld: PRIVATE,
    });
    const logs = await ask<DebugLogs>(`/api/admin/souls/${other.soul}/debug-logs`);
    expect(logs).toEqual({ debugLogs: [], withheld: PRIVATE });
    await operator.put(`/api/admin/souls/${other.soul}/config`, { thinkingStyle: null }).expect(404);
    await operator.get('/api/admin/souls/999999/config').expect(404);
  });

  it('can be changed manually with effect on the next reply; product rules stay', async () => {
    const { id } = await operator.soul('Mute');
    const before = await configOf(id);
    const rule = { type: 'negative', severity: 3, rule: 'Asks no questions.', fallbackPhrase: 'I am listening.' };
    const voiceConstraints = { adaptabilityLevel: 0, voiceRigidity: 1, coreConstraints: [rule] };
    const thinkingStyle = { ...before.thinkingStyle, questioningStyle: 'asks nothing and waits' };
    const path = `/api/admin/souls/${id}/config`;
    const changed = (await operator.put(path, { voiceConstraints, thinkingStyle }).expect(200)).body as SoulConfig;
    expect(changed).toMatchObject({ changed: true, thinkingStyle, voiceConstraints: { adaptabilityLevel: 0 } });
    const house = before.voiceConstraints.coreConstraints.filter(({ severity }) => severity === 3);
    expect(changed.voiceConstraints.coreConstraints).toEqual(expect.arrayContaining([...house, rule]));
    for (const words of ['I do not know what to do tonight.', 'My sister will not speak to me.', 'I feel lost.']) {
      expect((await exchange(operator, words, id)).reply).not.toContain('?');
    }
    const back = (await operator.put(path, { voiceConstraints: null, thinkingStyle: null }).expect(200))
      .body as SoulConfig;
    expect(back).toMatchObject({ changed: false, voiceConstraints: before.voiceConstraints });

    for (const body of [
      { voiceConstraints: { ...voiceConstraints, adaptabilityLevel: 4 } },
      { voiceConstraints: { ...voiceConstraints, voiceRigidity: 2 } },
      { voiceConstraints: { ...voiceConstraints, coreConstraints: [{ ...rule, severity: 9 }] } },
      { voiceConstraints: { ...voiceConstraints, coreConstraints: [{ ...rule, rule: '' }] } },
      { voiceConstraints: 'strict' },
      { thinkingStyle: { questioningStyle: 'only this' } },
    ]) {
      expect((await operator.put(path, body).expect(400)).body).toMatchObject({ code: 'invalid' });
    }
    expect(await configOf(id)).toMatchObject({ changed: false });
  });
});

describe('the system', () => {
  it('reports queues, database, voice and counts, and nothing private', async () => {
    const state = await ask<SystemState>('/api/admin/system');
    expect(state.queues.find(({ name }) => name === 'replies')).toMatchObject({ workers: 1 });
    expect(state.database.bytes).toBeGreaterThan(1_000_000);
    expect(state.voice).toMatchObject({
      name: expect.stringMatching(/built-in/i),
      failures: [{ reason: 'Other reasons', count: WITHHELD }],
      repliesInADay: WITHHELD,
    });
    expect(state.counts.accounts).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(state)).not.toMatch(/Mathilde|Bruges/);
  });

  it('exposes metrics by route, job and queue to operators and token holders', async () => {
    // The worker stores its metrics every few seconds.
    const text = await waitFor("the worker's metrics", async () => {
      const metrics = (await operator.get('/api/metrics').expect(200)).text;
      return /^kinloom_reply_seconds_count [1-9]/m.test(metrics) && metrics;
    });
    expect(text).toMatch(
      /^kinloom_http_request_seconds_count\{method="GET",route="\/api\/admin\/system",status="200"\} [1-9]/m,
    );
    expect(text).toMatch(/^kinloom_queue_workers\{queue="replies"\} 1$/m);
    expect(text).toMatch(/^kinloom_job_seconds_count\{job="turn",outcome="done"\} [1-9]/m);
    expect(text).not.toMatch(/Mathilde|Bruges|@kinloom\.test|companions\/\d/);
    await call(api, 'get', '/api/metrics').expect(401);

    const other = await installation.api({ KINLOOM_METRICS_TOKEN: 'a-token-of-some-length' });
    await call(other, 'get', '/api/metrics').set('Authorization', 'Bearer a-token-of-some-length').expect(200);
    await call(other, 'get', '/api/metrics').set('Authorization', 'Bearer a-token-of-some-lengtH').expect(401);
  });

  it('distinguishes liveness and readiness', async () => {
    for (const path of ['live', 'ready']) {
      expect((await call(api, 'get', `/api/health/${path}`).expect(200)).body).toEqual({ success: true });
    }
  });

  it('retries a failed job once', async () => {
    const [talk, pending] = [await operator.conversation(), JSON.stringify({ conversationId: 1 })];
    const [row] = await installation.database.query<{ id: number }>(
      `INSERT INTO failed_jobs (job, queue, payload, reason, attempts) VALUES ('reflection', 'reflection', $1, 'Error ECONNREFUSED', 3)
       RETURNING id::int`,
      [pending.replace('1', String(talk.id))],
    );
    const { failures } = await ask<SystemState>('/api/admin/system');
    expect(failures).toEqual([
      expect.objectContaining({ id: row?.id, job: 'reflection', reason: 'Error ECONNREFUSED', attempts: 3 }),
    ]);
    await operator.post(`/api/admin/jobs/${row?.id}/retry`, {}).expect(204);
    expect((await operator.post(`/api/admin/jobs/${row?.id}/retry`, {}).expect(404)).body).toMatchObject({
      code: 'failed_job_not_found',
    });
    expect((await ask<SystemState>('/api/admin/system')).failures).toEqual([]);
  });
});

describe('accounts', () => {
  it('can be closed, which signs them out at once, and reopened without loss', async () => {
    const person = await installation.person(api);
    const soul = await person.soul();
    const id = ((await person.get('/api/auth/me').expect(200)).body as { id: number }).id;
    const accounts = await ask<{ id: number; email: string; souls: number; self: boolean }[]>('/api/admin/accounts');
    expect(accounts.find((one) => one.id === id)).toMatchObject({ email: person.email, souls: 1, self: false });
    const path = `/api/admin/accounts/${id}`;
    expect((await operator.patch(path, { disabled: true }).expect(200)).body).toMatchObject({ disabled: true });
    await person.get('/api/auth/me').expect(401);
    const refused = await call(api, 'post', '/api/auth/login').send({ email: person.email, password: person.password });
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'account_disabled' })]);
    await operator.patch(path, { disabled: false }).expect(200);
    await person.signIn();
    await person.get(`/api/companions/${soul.id}`).expect(200);
  });

  it('can change role, except an operator their own', async () => {
    const person = await installation.person(api);
    const id = ((await person.get('/api/auth/me').expect(200)).body as { id: number }).id;
    await operator.patch(`/api/admin/accounts/${id}`, { role: 'operator' }).expect(200);
    await person.get('/api/admin/system').expect(200);
    await operator.patch(`/api/admin/accounts/${id}`, { role: 'member' }).expect(200);
    await person.get('/api/admin/system').expect(404);
    const self = ((await operator.get('/api/auth/me').expect(200)).body as { id: number }).id;
    for (const body of [{ disabled: true }, { role: 'member' }]) {
      expect((await operator.patch(`/api/admin/accounts/${self}`, body).expect(409)).body).toMatchObject({
        code: 'last_operator',
      });
    }
    await operator.patch(`/api/admin/accounts/${id}`, { role: 'king' }).expect(400);
    await operator.patch('/api/admin/accounts/999999', { disabled: true }).expect(404);
  });
});
