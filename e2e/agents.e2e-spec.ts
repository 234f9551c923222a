import {
  AGENT_TEXTS,
  type AgentNews,
  type AgentRun,
  type AgentRunAnswer,
  type AgentTeam,
  type ArchitectureReview,
  type Companion,
  type ConsoleRun,
  type GraphRun,
  type LogicReport,
  type SoulSeed,
  type SpecialisedRun,
} from '@kinloom/contract';
import { pausedReply, reply, waitFor } from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';
import { BuiltProcess, settingsOf } from './support/processes';

const GARDEN = [
  'I finally dug the first bed in the garden today. My back hurts, but I am so proud of it.',
  'My sister Ana gave me tomato seeds from her garden. I will plant them in April.',
  'The garden makes me calm. After a bad day at the hospital I just sit between the beans.',
  'I am worried about the garden: the frost killed half of the tomato plants last night.',
  'I hope to build a small greenhouse before the next winter.',
  'Do you think raised beds would help against the slugs in the garden?',
];
const LIFE = [
  'I live in Ghent and I work as a nurse.',
  'My sister Ana lives in Porto.',
  'My birthday is on 3 May.',
  'I am afraid of the exam in June, I cannot sleep because of it.',
];

/** Says these things, and waits until the soul has answered each. */
async function tell(person: Person, soul: Companion, words: readonly string[]): Promise<number> {
  const { id } = await person.conversation(soul.id);
  const window = await person.window(id);
  for (const [place, one] of words.entries()) {
    await person.say(id, one);
    await window.replies(place + 1);
  }
  return id;
}

describe('agents', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  let stranger: Person;
  let lumen: Companion;
  let wren: Companion;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    await installation.worker();
    person = await installation.person(api);
    stranger = await installation.person(api);
    lumen = await person.soul('Lumen', {
      archetype: 'sage',
      gptInstructions: 'Never ask questions.',
      personality: { curiosity: 5, empathy: 4, creativity: 3, logic: 3, traits: ['patient'] },
    });
    wren = await person.soul('Wren', { archetype: 'companion' });
    await tell(person, lumen, GARDEN);
    const life = await tell(person, wren, LIFE);
    // Memories are extracted after the reply.
    await waitFor(
      'five memories',
      async () => ((await person.get(`/api/companions/${wren.id}/memories`)).body as unknown[]).length >= 5,
    );
    await person.post(`/api/soul/${wren.id}/message`, {
      content: 'My secret is the garden of Eleanor.',
      whisper: true,
    });
    expect(life).toBeGreaterThan(0);
  });
  afterAll(() => installation.close());

  const graph = async (task: string, emotional_state: string, priority = 'medium') =>
    (await person.post('/api/run_agent_graph', { task, emotional_state, priority }).expect(200)).body as GraphRun;
  const agent = async <T>(body: object) => (await person.post('/api/run_agent', body).expect(200)).body as T;
  const runs = async (who = person) => (await who.get('/api/agents/runs?limit=500').expect(200)).body as AgentRun[];

  it.each([
    ['calm', 'medium', ['understand', 'choose_souls', 'gather', 'draft', 'critique', 'settle']],
    ['anxious', 'low', ['understand', 'steady', 'choose_souls', 'gather', 'draft', 'critique', 'settle']],
    ['curious', 'high', ['understand', 'choose_souls', 'gather', 'widen', 'draft', 'critique', 'critique', 'settle']],
    ['reflective', 'medium', ['understand', 'choose_souls', 'gather', 'look_back', 'draft', 'critique', 'settle']],
    ['hopeful', 'medium', ['understand', 'choose_souls', 'gather', 'envision', 'draft', 'critique', 'settle']],
  ])('a graph follows the path for feeling %s, priority %s', async (feeling, priority, way) => {
    const { state_path, final_output, execution_time, error } = await graph('What about my garden?', feeling, priority);
    expect({ state_path, error }).toEqual({ state_path: way, error: null });
    expect(execution_time).toBeGreaterThan(0);
    expect(final_output).toContain('the frost killed half of the tomato plants');
    expect(final_output).toMatch(/\((?:you, to Lumen|Lumen remembers), \d+ \w+ \d{4}/);
    expect(final_output).not.toContain('Eleanor');
  });

  it('says so when there is no material, and invents nothing', async () => {
    const { state_path, final_output } = await graph('What about my submarine licence?', 'calm');
    expect(state_path).toEqual(['understand', 'choose_souls', 'gather', 'settle']);
    expect(final_output).toContain('There is nothing to go on');
    expect(final_output).not.toContain('garden');
  });

  it('goes by words of like meaning where none of the task is found, and says so', async () => {
    const { final_output } = await graph('What about my potatoes?', 'calm');
    expect(final_output).toContain('Nothing names potatoes: this is the closest.');
    expect(final_output).toContain('tomato');
  });

  it('a run reports progress and can be queried with its answer', async () => {
    const window = await person.window();
    const { jobId } = (
      await person
        .post('/api/run_agent_graph', { task: 'How is the garden?', emotional_state: 'focused', priority: 'low' })
        .set('Prefer', 'respond-async')
        .expect(202)
    ).body as { jobId: number };
    await window.until('agent', (news) => news.jobId === jobId && news.state === 'done');
    const news = window.all('agent').filter((one) => one.jobId === jobId);
    const paths = news.map(({ statePath }) => statePath.length);
    expect(paths).toEqual([...paths].sort((a, b) => a - b));
    expect(new Set(paths).size).toBeGreaterThanOrEqual(6);
    const run = (await person.get(`/api/agents/runs/${news[0]?.runId}`).expect(200)).body as AgentRunAnswer;
    const whole = ['understand', 'choose_souls', 'gather', 'draft', 'critique', 'settle'];
    expect(run).toMatchObject({ state: 'done', progress: 100, statePath: whole, asked: { priority: 'low' } });
    const job = (await person.get(`/api/jobs/${jobId}`).expect(200)).body as { result: unknown };
    expect(job.result).toEqual(run.result);
    expect(await installation.database.query('SELECT count(*)::int AS many FROM langgraph.checkpoints')).toEqual([
      { many: 0 },
    ]);
  });

  it('a seed can be created as a soul, with its first memories offered', async () => {
    const run = await agent<SpecialisedRun>({
      task_type: 'soul_seed',
      task_description:
        'A warm old lighthouse keeper called Elias who loves storms, tea and chess. He never uses emoji and is patient. He grew up in Galway.',
      emotional_context: 'creative',
    });
    const { companion, memories } = run.output as SoulSeed;
    expect(run).toMatchObject({
      success: true,
      agent: AGENT_TEXTS.agents.soul_seed,
      filename: 'elias.json',
      error: null,
    });
    expect(companion).toMatchObject({
      name: 'Elias',
      personality: { creativity: 4, interests: ['storms', 'tea', 'chess'] },
    });
    expect(companion.gptInstructions).toContain('Never use emoji.');
    const made = (await person.post('/api/companions', companion).expect(201)).body as Companion;
    const [first] = memories;
    expect(first?.content).toContain('Galway');
    await person.post('/api/memory/offer_to_soul', { soul_id: made.id, ...first }).expect((answer) => {
      expect(answer.body).toMatchObject({ success: true });
    });
    await person.delete(`/api/companions/${made.id}`).expect(204);
  });

  it('logic finds contradictions within a text and with earlier messages, and none in consistent text', async () => {
    const run = await agent<SpecialisedRun>({
      task_type: 'logic',
      task_description: 'I live in Lyon. The meeting is on Friday. I am a nurse. The meeting is on Tuesday.',
    });
    const { contradictions, confirmed, unknown } = run.output as LogicReport;
    expect(contradictions.map(({ kind, statement, against }) => [kind, statement, against])).toEqual([
      ['before', 'I live in Lyon.', 'You live in Ghent.'],
      ['within', 'The meeting is on Tuesday.', 'The meeting is on Friday.'],
    ]);
    expect(contradictions[0]?.source).toMatchObject({ type: 'memory', companionId: wren.id });
    expect(confirmed.map(({ statement }) => statement)).toEqual(['I am a nurse.']);
    expect(unknown).toHaveLength(2);
    const fine = await agent<SpecialisedRun>({
      task_type: 'logic',
      task_description: 'I live in Ghent. I am a nurse.',
    });
    expect((fine.output as LogicReport).contradictions).toEqual([]);
  });

  it('a review distinguishes conflicts from gaps, of named souls or of all', async () => {
    const one = await agent<SpecialisedRun>({ task_type: 'architecture_review', task_description: 'Look at Lumen' });
    const [found] = (one.output as ArchitectureReview).souls;
    expect((one.output as ArchitectureReview).souls).toHaveLength(1);
    expect(found?.findings[0]).toMatchObject({ kind: 'conflict', title: 'Curious, and may not ask' });
    const all = await agent<SpecialisedRun>({ task_type: 'architecture_review', task_description: 'Everyone' });
    expect((all.output as ArchitectureReview).souls.map(({ id }) => id).sort()).toEqual([lumen.id, wren.id].sort());
  });

  it.each([
    ['analysis', 'What do we talk about?', /garden/],
    ['build', 'A page about the garden', /## Sources/],
    ['research', 'Everything about Ana', /Ana gave me tomato seeds|Ana gave you tomato seeds/],
    ['debug', 'What failed lately?', /Nothing failed/],
  ])('the console runs %s over stored material and saves a file', async (task_type, task, holds) => {
    const run = await agent<ConsoleRun>({ task, task_type });
    expect(run).toMatchObject({ success: true, error: null, files: [expect.stringMatching(/\.md$/)] });
    const { files } = (await person.get(`/api/agents/runs/${run.task_id}`).expect(200)).body as AgentRunAnswer;
    const [file] = files;
    const path = `/api/agents/runs/${run.task_id}/files/${file?.id}`;
    const page = await person
      .get(path)
      .expect(200)
      .expect('content-type', /text\/markdown/);
    expect(page.text).toMatch(holds);
    expect(page.text).not.toContain('Eleanor');
    await stranger.get(path).expect(404);
    await stranger.get(`/api/agents/runs/${run.task_id}`).expect(404);
    await stranger.delete(`/api/agents/runs/${run.task_id}`).expect(404);
  });

  it('the team page shows stored runs, and a deleted run is gone with its files', async () => {
    const team = (await person.get('/api/agents/team').expect(200)).body as AgentTeam;
    expect(team).toMatchObject({ operational: true, activeSouls: 2 });
    expect(team.completedPhases).toBeLessThanOrEqual(team.totalPhases);
    expect(team.agents.find(({ task }) => task === 'debug')).toMatchObject({ status: 'complete', done: 1, failed: 0 });
    const [file] = team.files;
    await person.delete(`/api/agents/runs/${file?.runId}`).expect(204);
    await person.get(`/api/agents/runs/${file?.runId}`).expect(404);
    const theirs = (await stranger.get('/api/agents/team').expect(200)).body as AgentTeam;
    expect(theirs).toMatchObject({ activeSouls: 0, reflections: 0, driftStates: 0, files: [] });
    expect(await runs(stranger)).toEqual([]);
  });

  it.each([
    ['task', { emotional_state: 'calm', priority: 'low' }],
    ['task', { task: '   ', emotional_state: 'calm', priority: 'low' }],
    ['task', { task: 7, emotional_state: 'calm', priority: 'low' }],
    ['emotional_state', { task: 'x', priority: 'low' }],
    ['emotional_state', { task: 'x', emotional_state: '', priority: 'low' }],
    ['emotional_state', { task: 'x', emotional_state: 'bored', priority: 'low' }],
    ['priority', { task: 'x', emotional_state: 'calm' }],
    ['priority', { task: 'x', emotional_state: 'calm', priority: 'urgent' }],
    ['priority', { task: 'x', emotional_state: 'calm', priority: null }],
    ['task', {}],
  ])('a graph with an invalid %s is refused and stores nothing: %j', async (field, body) => {
    const before = (await runs()).length;
    const { body: failure } = await person.post('/api/run_agent_graph', body).expect(400);
    expect(failure).toMatchObject({ success: false, error: AGENT_TEXTS.missing, code: 'invalid' });
    expect((failure as { fields: object }).fields).toHaveProperty(field);
    expect(await runs()).toHaveLength(before);
  });

  const { taskType, description, task } = AGENT_TEXTS.refused;
  it.each([
    [taskType, { task_type: 'poetry', task_description: 'x' }],
    [taskType, { task_description: 'x' }],
    [taskType, { task_type: '', task_description: 'x' }],
    [taskType, { task_type: 'analysis', task_description: 'x' }],
    [taskType, { task_type: 'poetry', task: 'x' }],
    [description, { task_type: 'logic' }],
    [description, { task_type: 'soul_seed', task_description: '  ' }],
    [description, { task_type: 'architecture_review', task_description: 5 }],
    [task, {}],
    [task, { task: ' ', task_type: 'build' }],
    [task, { task_type: 'research' }],
  ])('an agent is refused with: %s %j', async (text, body) => {
    const before = (await runs()).length;
    const { body: failure } = await person.post('/api/run_agent', body).expect(400);
    expect(failure).toMatchObject({ success: false, error: text });
    expect(await runs()).toHaveLength(before);
  });
});

describe('queued runs', () => {
  let installation: Installation;
  const processes: BuiltProcess[] = [];
  beforeEach(async () => (installation = await Installation.make()));
  afterEach(async () => {
    for (const one of processes.splice(0)) await one.kill();
    await installation.close();
  });
  const start = async (name: 'api' | 'worker') => {
    const started = await BuiltProcess.start(name, settingsOf(installation.config()));
    processes.push(started);
    return started;
  };

  it('are processed fairly between accounts, by priority within an account', async () => {
    const api = await installation.api();
    const [busy, other] = [await installation.person(api), await installation.person(api)];
    const ask = async (who: Person, name: string, priority: string) => {
      const body = { task_type: 'soul_seed', task_description: `A person called ${name}.`, priority };
      await who.post('/api/run_agent', body).set('Prefer', 'respond-async').expect(202);
    };
    for (const name of ['Ada', 'Bea', 'Cora', 'Dana']) await ask(busy, name, 'low');
    await ask(busy, 'Pressing', 'high');
    await ask(other, 'Zoe', 'low');
    await installation.worker();
    const open = async () =>
      (
        await installation.database.query<{ many: number }>(
          'SELECT count(*)::int AS many FROM agent_runs WHERE ended_at IS NULL',
        )
      )[0]?.many;
    await waitFor('all runs to end', async () => (await open()) === 0);
    const order = await installation.database.query<{ name: string }>(
      `SELECT substring(request ->> 'task' FROM 'called (\\w+)') AS name FROM agent_runs ORDER BY started_at`,
    );
    const names = order.map(({ name }) => name);
    expect(names.indexOf('Zoe')).toBeLessThan(2);
    expect(names.filter((name) => name !== 'Zoe')).toEqual(['Pressing', 'Ada', 'Bea', 'Cora', 'Dana']);
  });

  it('continue on another worker after a crash, end once, and keep their complete state path', async () => {
    const voice = await installation.voice();
    const first = pausedReply();
    voice.script((_request, index) => (index === 0 ? first : reply('The garden was told of twice.')));
    const api = await start('api');
    const address = { url: api.facts['address']?.replace('localhost', '127.0.0.1') ?? '' };
    const worker = await start('worker');
    const person = await installation.person(address);
    const { id, companionId } = await person.conversation();
    const { id: accountId } = (await person.get('/api/auth/me').expect(200)).body as { id: number };
    for (const [place, words] of GARDEN.entries())
      await installation.database.query(
        `INSERT INTO messages (conversation_id, seq, sender_id, content, status) VALUES ($1, $2, $3, $4, 'complete')`,
        [id, place + 1, accountId, words],
      );
    await installation.database.query('UPDATE conversations SET last_seq = $2, last_message_at = now() WHERE id = $1', [
      id,
      GARDEN.length,
    ]);
    const window = await person.window(undefined, address);
    const body = { task: 'What about my garden?', emotional_state: 'calm', priority: 'low' };
    await person.post('/api/run_agent_graph', body).set('Prefer', 'respond-async').expect(202);
    await first.opened;
    // The draft begins while it is still noted what was gathered for it.
    await window.until('agent', ({ statePath }) => statePath.at(-1) === 'gather');
    await worker.kill();
    const stopped = (await person.get('/api/agents/runs').expect(200)).body as AgentRun[];
    expect(stopped[0]).toMatchObject({ state: 'active', statePath: ['understand', 'choose_souls', 'gather'] });
    // As if its lease of half a minute had expired.
    await installation.database.query(`UPDATE jobs SET changed_at = now() - interval '1 minute' WHERE kind = 'agent'`);
    await start('worker');
    await window.until('agent', ({ state }) => state === 'done');
    const all = (await person.get('/api/agents/runs').expect(200)).body as AgentRun[];
    expect(all).toHaveLength(1);
    const run = (await person.get(`/api/agents/runs/${all[0]?.id}`).expect(200)).body as AgentRunAnswer;
    const path = ['understand', 'choose_souls', 'gather', 'draft', 'critique', 'settle'];
    expect(run).toMatchObject({ state: 'done', statePath: path, result: { state_path: path } });
    expect((run.result as GraphRun).final_output).toContain('The garden was told of twice.');
    const news: AgentNews[] = window.all('agent');
    expect(news.filter(({ state }) => state === 'done')).toHaveLength(1);
    expect(companionId).toBeGreaterThan(0);
  });
});
