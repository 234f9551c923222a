import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AccountDeletionStarted, type AccountDeletionState, ERRORS, type SystemState } from '@kinloom/contract';
import { AgentRunService } from '@kinloom/domain/agents';
import { pausedReply, reply, waitFor } from '@kinloom/testing';
import { Client } from 'pg';
import { AccountDeletionRepository } from '../libs/domain/src/account-data/account-deletion.repository';
import { MindsService } from '../libs/domain/src/memories';
import { JobProcessors } from '@kinloom/jobs';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from '../worker/src/app.module';
import { type Api, call, Installation, type Person } from './support/harness';
import { outboxMail } from './support/mail';
import { findIn, MARK, plant } from './support/planted-rows';
import { Talk } from './support/talk';

let installation: Installation;
let api: Api;
let operator: Person;
beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  operator = await installation.person(api);
});
afterAll(() => installation.close());

const leave = (who: Person, password = who.password) => who.delete('/api/account').send({ password });
const idOf = async (who: Person) => ((await who.get('/api/auth/me').expect(200)).body as { id: number }).id;
const exists = async (id: number) =>
  (await installation.database.query('SELECT FROM accounts WHERE id = $1', [id])).length > 0;
const waitUntilDeleted = (id: number) => waitFor('the account to be deleted', async () => !(await exists(id)));

/** Files of the data folder with this text in content or name. */
async function filesWith(words: string): Promise<string[]> {
  const entries = await readdir(installation.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (path.includes(words) || (await readFile(path)).includes(words)) found.push(path);
  }
  return found;
}

/** Waits until the worker has processed all jobs, including those that they enqueue. */
async function waitUntilIdle(): Promise<void> {
  interface System {
    queues: { name: string; waiting: number; active: number; delayed: number }[];
  }
  await waitFor('empty queues', async () => {
    const { queues } = (await operator.get('/api/admin/system').expect(200)).body as System;
    return queues.every(({ waiting, active, delayed }) => waiting + active + delayed === 0);
  });
}

describe('account deletion', () => {
  it('requires the password and deletes nothing without it', async () => {
    const person = await installation.person(api);
    const soul = await person.soul();
    const wrong = await leave(person, 'another horse').expect(400);
    expect(wrong.body).toEqual({
      success: false,
      code: 'wrong_password',
      error: ERRORS.wrong_password.text,
      fields: { password: ERRORS.wrong_password.text },
    });
    for (const body of [{}, { password: '' }, { password: 7 }, { password: null }]) {
      expect((await person.delete('/api/account').send(body).expect(400)).body).toMatchObject({ code: 'invalid' });
    }
    await call(api, 'delete', '/api/account').send({ password: person.password }).expect(401);
    expect((await person.get('/api/companions').expect(200)).body).toMatchObject([{ id: soul.id }]);
    await person.signIn();
  });

  it('deletes all rows, files and credentials of the account', async () => {
    const worker = await installation.worker();
    const email = `${MARK}-address@kinloom.test`;
    const person = await installation.person(api, email);
    const neighbour = await installation.person(api, 'neighbour@kinloom.test');
    const kept = await neighbour.soul('Neighbour of Quince');
    await person.post('/api/auth/forgot-password', { email: email.toUpperCase() }).expect(200);
    for (const way of ['/auth/verify', '/auth/reset-password'])
      await outboxMail(installation.dataDir, ({ head, link }) => head.includes(email) && link.includes(way));
    await outboxMail(installation.dataDir, ({ head }) => head.includes('neighbour@'));
    await waitUntilIdle();
    await worker.close();
    const talk = await person.conversation();
    await person
      .request('post', `/api/conversations/${talk.id}/files`)
      .attach('files', Buffer.from(`what ${MARK} wrote`), `${MARK}.txt`)
      .expect(201);
    await person
      .post('/api/thread-keys', { password: person.password, thread_name: `${MARK} lake`, sacred_key: 'cedar and oar' })
      .expect(201);
    const elsewhere = await person.elsewhere();
    const window = await person.window(talk.id);
    const id = await idOf(person);

    const { database } = installation;
    const columns = await plant(database, id);
    await database.query(
      `INSERT INTO langgraph.checkpoints (thread_id, checkpoint_ns, checkpoint_id, checkpoint, metadata)
       SELECT 'run-' || id, '', 'one', $2, '{}' FROM agent_runs WHERE account_id = $1`,
      [id, JSON.stringify({ words: MARK })],
    );
    await database.query(
      `INSERT INTO failed_jobs (job, queue, payload, reason, attempts)
       SELECT 'turn', 'replies', jsonb_build_object('turnId', t.id), 'Error', 3 FROM turns t JOIN conversations c ON c.id = t.conversation_id WHERE c.account_id = $1
       UNION ALL SELECT 'import', 'imports', jsonb_build_object('jobId', id), 'Error', 3 FROM jobs WHERE account_id = $1
       UNION ALL SELECT 'insight', 'reflection', jsonb_build_object('companionId', id), 'Error', 3 FROM companions WHERE account_id = $1
       UNION ALL SELECT 'mail', 'mail', jsonb_build_object('mailId', id), 'Error', 3 FROM mails WHERE lower(address) = $2`,
      [id, email],
    );
    // The search itself works.
    expect(columns.length).toBeGreaterThan(90);
    const tables = (await findIn(database, MARK)).map((found) => found.split(':')[0]);
    expect(tables).toEqual(expect.arrayContaining([...new Set(columns.map((column) => column.split('.')[0]))]));
    expect(await filesWith(MARK)).toHaveLength(3);
    expect((await database.query('SELECT FROM failed_jobs')).length).toBeGreaterThan(3);

    const answer = await leave(person).expect(204);
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^kinloom\.sid=;.*Expires=Thu, 01 Jan 1970/)]);
    expect(await findIn(database, MARK)).toEqual([]);
    expect(await filesWith(MARK)).toEqual([]);
    expect(await database.query('SELECT FROM failed_jobs')).toEqual([]);
    expect(await database.query('SELECT FROM account_deletions WHERE finished_at IS NULL')).toEqual([]);

    await window.ended;
    for (const one of [person, elsewhere]) {
      expect((await one.get('/api/auth/me').expect(401)).body).toMatchObject({ code: 'not_signed_in' });
      await expect(one.window()).rejects.toThrow(ERRORS.not_signed_in.text);
    }
    const login = await call(api, 'post', '/api/auth/login').send({ email, password: person.password }).expect(401);
    expect(login.body).toMatchObject({ code: 'invalid_credentials' });
    await call(api, 'post', '/api/authenticate_thread')
      .send({ thread_name: `${MARK} lake`, sacred_key: 'cedar and oar' })
      .expect(401);

    // Other users are unaffected, and operators see nothing of it.
    expect((await neighbour.get('/api/companions').expect(200)).body).toMatchObject([{ id: kept.id }]);
    expect(await filesWith('neighbour@kinloom.test')).toHaveLength(1);
    for (const path of ['/api/admin/accounts', '/api/admin/system', '/api/admin/souls/overview']) {
      expect(JSON.stringify((await operator.get(path).expect(200)).body)).not.toContain(MARK);
    }
    const again = await installation.person(api, email);
    expect((await again.get('/api/companions').expect(200)).body).toEqual([]);
    await leave(again).expect(204);
  });

  it('stops a running reply, import, agent run and reflection', async () => {
    const voice = await installation.voice();
    const worker = await installation.worker();
    const person = await installation.person(api);
    const id = await idOf(person);
    const talk = await Talk.begin(person);
    const begun = pausedReply();
    voice.script(begun, reply('An answer.'));
    const lines = Array.from({ length: 60_000 }, (_, place) => {
      const time = new Date(Date.UTC(2023, 0, 1) + place * 60_000).toISOString();
      return `[${time.slice(0, 10)} ${time.slice(11, 19)}] ${place % 2 ? 'Ada' : 'Lumen'}: line ${place} of ${MARK}`;
    });
    await person
      .post('/api/soulprints/import', { name: 'Lumen', chatLogs: lines.join('\n') })
      .set('Prefer', 'respond-async')
      .expect(202);
    await talk.window.until('job', ({ kind, progress }) => kind === 'import' && progress >= 30);
    await person
      .post(`/api/conversations/${talk.id}/messages`, { content: `My sister ${MARK} lives in Ghent.` })
      .expect(201);
    await begun.opened;
    await person
      .post('/api/run_agent_graph', { task: `Think of ${MARK}`, emotional_state: 'curious', priority: 'low' })
      .set('Prefer', 'respond-async')
      .expect(202);

    await leave(person).expect(204);
    expect(await exists(id)).toBe(false);
    await begun.finish();
    await waitUntilIdle();
    // A graph may write a last checkpoint while it is being stopped; a later sweep deletes it.
    await waitFor('the checkpoints to be swept', async () => {
      await api.app.get(AgentRunService).sweep();
      return !(await findIn(installation.database, MARK)).some((found) => found.startsWith('langgraph.'));
    });
    expect(await findIn(installation.database, MARK)).toEqual([]);
    expect(await installation.database.query('SELECT FROM failed_jobs')).toEqual([]);
    expect(await filesWith(MARK)).toEqual([]);

    // The worker still works.
    const next = await Talk.begin(operator);
    expect((await next.say('Are you there?')).answer).toMatchObject({ status: 'complete' });
    await waitUntilIdle();
    await worker.close();
  });

  it('evicts cached minds of the account in every process', async () => {
    const person = await installation.person(api);
    const soul = await person.soul('Held in mind');
    const minds = api.app.get(MindsService);
    expect(await minds.mindForReflection(soul.id, 0, 'Ada')).not.toBeNull();
    await leave(person).expect(204);
    expect(await minds.mindForReflection(soul.id, 0, 'Ada')).toBeNull();
  });

  it('is resumed by another process after an interruption, and refuses sign-ins meanwhile', async () => {
    const person = await installation.person(api);
    const id = await idOf(person);
    await person
      .post('/api/thread-keys', { password: person.password, thread_name: 'the lake', sacred_key: 'cedar and oar' })
      .expect(201);
    const [addressHash, tokenHash] = [Buffer.from('an address'), Buffer.from('a token')];
    const deletions = api.app.get(AccountDeletionRepository);
    await deletions.markForDeletion(id, { addressHash, tokenHash, leaseSeconds: 0 });
    const { email, password } = person;
    const login = await call(api, 'post', '/api/auth/login').send({ email, password }).expect(401);
    expect(login.body).toMatchObject({ code: 'invalid_credentials' });
    await call(api, 'post', '/api/authenticate_thread')
      .send({ thread_name: 'the lake', sacred_key: 'cedar and oar' })
      .expect(401);
    expect(await exists(id)).toBe(true);
    const worker = await installation.worker();
    await waitUntilDeleted(id);
    await worker.close();
  });

  it('waits for open writes, and continues in the background when that takes too long', async () => {
    const person = await installation.person(api);
    const [id, soul] = [await idOf(person), await person.soul()];
    const writer = new Client({ connectionString: installation.database.url });
    await writer.connect();
    await writer.query('BEGIN');
    await writer.query('SELECT FROM companions WHERE id = $1 FOR UPDATE', [soul.id]);
    const { token } = (await leave(person).expect(202)).body as AccountDeletionStarted;
    await person.get('/api/auth/me').expect(401);
    expect(await exists(id)).toBe(true);
    const state = async () =>
      (await call(api, 'post', '/api/account/deletion').send({ token }).expect(200)).body as AccountDeletionState;
    expect(await state()).toMatchObject({ state: 'running', finishedSteps: 0, finishedAt: null });
    const { deletions } = (await operator.get('/api/admin/system').expect(200)).body as SystemState;
    expect(deletions).toMatchObject({ running: 1, retrying: 1 });
    await call(api, 'post', '/api/account/deletion')
      .send({ token: `${token}x` })
      .expect(404);
    await call(api, 'post', '/api/account/deletion').send({ token: 7 }).expect(400);
    await writer.query('ROLLBACK');
    await writer.end();
    const worker = await installation.worker();
    await waitFor('the deletion to finish', async () => (await state()).state === 'done');
    await worker.close();
    expect(await exists(id)).toBe(false);
    const { finishedSteps, steps, finishedAt } = await state();
    expect([finishedSteps, finishedAt]).toEqual([steps, expect.any(String)]);
  });

  it('leaves queued jobs that finish without work', async () => {
    const worker = await NestFactory.createApplicationContext(WorkerModule.with(installation.config()), {
      logger: false,
    });
    const handlers = worker.get(JobProcessors).handlers();
    const nothing = 9_000_000_000;
    await handlers.turn({ turnId: nothing });
    await handlers.reflection({ conversationId: nothing });
    await handlers.offering({ offeringId: nothing });
    await handlers.shared({ sharedMemoryId: nothing });
    await handlers.insight({ companionId: nothing });
    await handlers.preview({ jobId: nothing });
    await handlers.import({ jobId: nothing });
    await handlers.analysis({ jobId: nothing });
    await handlers.reload({ jobId: nothing });
    await handlers.agent({ jobId: nothing });
    await handlers.transfer({ jobId: nothing });
    await handlers.mail({ mailId: nothing });
    await handlers.deletion({ deletionId: nothing });
    await worker.close();
    expect(await installation.database.query('SELECT FROM failed_jobs')).toEqual([]);
  });
});

describe('an operator who deletes their account', () => {
  it('promotes no other account; the first account of an empty installation is operator again', async () => {
    const other = await Installation.make();
    const own = await other.api();
    const [keeper, member] = [await other.person(own), await other.person(own)];
    const role = async (who: Person) => ((await who.get('/api/auth/me').expect(200)).body as { role: string }).role;
    expect([await role(keeper), await role(member)]).toEqual(['operator', 'member']);
    await leave(keeper).expect(204);
    expect(await role(member)).toBe('member');
    expect(await role(await other.person(own))).toBe('member');
    const named = await other.api({ KINLOOM_OPERATORS: 'named@kinloom.test' });
    await other.worker();
    const second = await other.person(named, 'named@kinloom.test');
    const { token } = await outboxMail(
      other.dataDir,
      ({ head, link }) => head.includes('named@') && link.includes('/auth/verify'),
    );
    await second.post('/api/auth/verify', { token }).expect(200);
    expect(await role(second)).toBe('operator');
    expect(JSON.stringify((await second.get('/api/admin/accounts').expect(200)).body)).not.toContain(keeper.email);
    await other.database.query('DELETE FROM accounts WHERE role = $1', ['member']);
    await leave(second).expect(204);
    expect(await role(await other.person(own))).toBe('operator');
    await other.close();
  });
});

describe('the password of a deletion', () => {
  it('is rate limited', async () => {
    const other = await Installation.make({ KINLOOM_RATE_LIMITS: 'on' });
    const person = await other.person(await other.api());
    for (let tried = 0; tried < 10; tried += 1) await leave(person, `horse ${tried}`).expect(400);
    const refused = await leave(person).expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many_sign_ins' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await person.get('/api/auth/me').expect(200);
    await other.close();
  });
});
