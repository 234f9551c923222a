import {
  AGENT_TEXTS,
  type AgentRun,
  type AgentRunAnswer,
  type AgentTeam,
  type Companion,
  type CompanionFile,
  type ConsoleRun,
  ERRORS,
  type GraphRun,
  type JobAnswer,
  type LogicReport,
  type MemoryTraces,
  type SpecialisedRun,
} from '@kinloom/contract';
import { pausedReply, reply, waitFor } from '@kinloom/testing';
import { Installation, type Person } from './support/harness';
import { Talk } from './support/talk';

/** Tables with results of agent runs, including checkpoints. */
const LEFT = `SELECT 'run' AS place FROM agent_runs WHERE strpos(result::text, $1) > 0
  UNION ALL SELECT 'job' FROM jobs WHERE kind = 'agent' AND strpos(concat(result, message, payload), $1) > 0
  UNION ALL SELECT 'file' FROM agent_files WHERE strpos(content, $1) > 0
  UNION ALL SELECT 'blob' FROM langgraph.checkpoint_blobs WHERE position(convert_to($1, 'UTF8') IN blob) > 0
  UNION ALL SELECT 'write' FROM langgraph.checkpoint_writes WHERE position(convert_to($1, 'UTF8') IN blob) > 0
  UNION ALL SELECT 'checkpoint' FROM langgraph.checkpoints WHERE strpos(checkpoint::text || metadata::text, $1) > 0`;

const left = async (installation: Installation, words: string) =>
  (await installation.database.query<{ place: string }>(LEFT, [words])).map(({ place }) => place);

describe('agent runs withdraw results derived from deleted content', () => {
  let installation: Installation;
  let person: Person;
  let stranger: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    const api = await installation.api();
    await installation.worker();
    person = await installation.person(api);
    stranger = await installation.person(api);
  });
  afterAll(() => installation.close());

  const runOf = async (id: number, who = person) =>
    (await who.get(`/api/agents/runs/${id}`).expect(200)).body as AgentRunAnswer;
  const agent = async <T>(body: object, who = person) => (await who.post('/api/run_agent', body).expect(200)).body as T;
  const graph = async (task: string) =>
    (await person.post('/api/run_agent_graph', { task, emotional_state: 'calm', priority: 'low' }).expect(200))
      .body as GraphRun;

  /** All material of a user about a topic, as the console finds it. */
  async function research(words: string, who = person): Promise<AgentRunAnswer> {
    const { task_id } = await agent<ConsoleRun>({ task: `Everything about ${words}`, task_type: 'research' }, who);
    return runOf(task_id, who);
  }
  const pageOf = async ({ id, files: [file] }: AgentRunAnswer, who = person) =>
    (await who.get(`/api/agents/runs/${id}/files/${file?.id}`).expect(200)).text;

  /** Checks that only the task of a run is left, with the reason of its withdrawal. */
  async function gone(run: AgentRunAnswer, words: string): Promise<void> {
    const now = await runOf(run.id);
    expect(now).toEqual({ ...run, withdrawn: true, result: null, files: [] });
    const listed = (await person.get('/api/agents/runs?limit=500').expect(200)).body as AgentRun[];
    expect(listed.find(({ id }) => id === run.id)).toMatchObject({ withdrawn: true, asked: run.asked, files: [] });
    for (const { id } of run.files) {
      const refused = (await person.get(`/api/agents/runs/${run.id}/files/${id}`).expect(410)).body as object;
      expect(refused).toMatchObject({ code: 'run_withdrawn', error: AGENT_TEXTS.withdrawn });
      const { files } = (await person.get('/api/agents/team').expect(200)).body as AgentTeam;
      expect(files.map((file) => file.id)).not.toContain(id);
    }
    expect(((await person.get(`/api/jobs/${run.jobId}`).expect(200)).body as JobAnswer).result).toBeNull();
    expect(await left(installation, words)).toEqual([]);
  }

  it('of a message, in every window; unrelated runs stay, and it can be run again', async () => {
    const talk = await Talk.begin(person);
    const theirs = await Talk.begin(stranger);
    await theirs.say('I planted marigolds along the fence in April.');
    await talk.say('My bicycle has a green saddle and a bell.');
    const { asked } = await talk.say('I planted dahlias along the canal in May.');
    const [dahlias, bicycle, foreign] = [
      await research('the dahlias'),
      await research('the bicycle'),
      await research('the marigolds', stranger),
    ];
    const { run_id } = await graph('What did I do with the dahlias?');
    const told = await runOf(run_id);
    expect(await pageOf(dahlias)).toContain('along the canal');
    expect((told.result as GraphRun).final_output).toContain('along the canal');
    const window = await person.window();
    await person.delete(`/api/conversations/${talk.id}/messages/${asked.id}`).expect(204);
    for (const { id } of [dahlias, told])
      expect(await window.until('agent', ({ runId }) => runId === id)).toMatchObject({
        state: 'done',
        withdrawn: true,
      });
    await gone(dahlias, 'along the canal');
    await gone(told, 'along the canal');
    expect(await runOf(bicycle.id)).toEqual(bicycle);
    expect(await pageOf(bicycle)).toContain('green saddle');
    expect(await runOf(foreign.id, stranger)).toEqual(foreign);
    expect(await pageOf(foreign, stranger)).toContain('along the fence');
    const again = await research('the dahlias');
    expect(again).toMatchObject({ state: 'done', withdrawn: false });
    expect(await pageOf(again)).toContain('There is nothing to go on');
  });

  it('of an edited message; later runs use the new text', async () => {
    const talk = await Talk.begin(person);
    const { asked } = await talk.say('The piano tuner comes on Thursday with his daughter.');
    const run = await research('the piano');
    expect(await pageOf(run)).toContain('his daughter');
    await person
      .patch(`/api/conversations/${talk.id}/messages/${asked.id}`, {
        content: 'The piano tuner comes on Friday alone.',
      })
      .expect(200);
    await gone(run, 'his daughter');
    expect(await pageOf(await research('the piano'))).toContain('on Friday alone');
  });

  it.each([
    ['is forgotten', (memory: number) => person.delete(`/api/memories/${memory}`).expect(204)],
    [
      'is never to be mentioned',
      (memory: number, soul: number) =>
        person
          .post(`/api/companions/${soul}/objections`, { kind: 'memory', id: memory, objection: 'never-mention' })
          .expect(204),
    ],
    [
      'is put in other words',
      (memory: number) => person.patch(`/api/memories/${memory}`, { content: 'You live in Utrecht.' }).expect(200),
    ],
  ] as const)('with a memory that %s', async (_, end) => {
    const talk = await Talk.begin(await installation.person(await installation.api()));
    const own = person;
    person = talk.person;
    try {
      await talk.say('I live in Antwerp with my cat.');
      const memory = await talk.keeps(/Antwerp/);
      const { run_id, output } = await agent<SpecialisedRun>({
        task_type: 'logic',
        task_description: 'I live in Lyon. I like rain.',
      });
      expect((output as LogicReport).contradictions.map(({ against }) => against)).toEqual([
        'You live in Antwerp with your cat.',
      ]);
      const logic = await runOf(run_id);
      // The message is quoted without the memory, and is withdrawn with it nevertheless.
      const said = await research('my cat');
      expect(await pageOf(said)).toContain('Antwerp');
      // Runs of other users and runs with other sources do not count.
      await research('the rain');
      const traces = (await person.get(`/api/memories/${memory.id}/traces`).expect(200)).body as MemoryTraces;
      expect(traces.runs).toBe(2);
      await end(memory.id, talk.soulId);
      await gone(logic, 'Antwerp');
      await gone(said, 'Antwerp');
    } finally {
      person = own;
    }
  });

  it('of a conversation, including its title; other conversations stay', async () => {
    const [talk, other] = [await Talk.begin(person), await Talk.begin(person)];
    await talk.say('We rowed to the lighthouse at dawn, Mirre and I.');
    await other.say('The lighthouse of Ostend is painted white.');
    await person.patch(`/api/conversations/${talk.id}`, { title: 'Mirre at sea' }).expect(200);
    const analysis = await runOf(
      (await agent<ConsoleRun>({ task: 'What do we talk about?', task_type: 'analysis' })).task_id,
    );
    expect(await pageOf(analysis)).toContain('Mirre at sea');
    const both = await research('the lighthouse');
    const seed = await runOf(
      (
        await agent<SpecialisedRun>({
          task_type: 'soul_seed',
          task_description: 'A keeper of a lighthouse called Odo, who is patient.',
        })
      ).run_id,
    );
    await person.delete(`/api/conversations/${talk.id}`).expect(204);
    await gone(analysis, 'Mirre');
    await gone(both, 'Mirre');
    expect(await runOf(seed.id)).toEqual(seed);
    const again = await pageOf(await research('the lighthouse'));
    expect(again).toContain('painted white');
    expect(again).not.toContain('Mirre');
  });

  it('of a soul; a soul created from a seed stays', async () => {
    const talk = await Talk.begin(person, (await person.soul('Quill', { archetype: 'scribe' })).id);
    await talk.say('My uncle mends umbrellas in Ghent.');
    const umbrellas = await research('the umbrellas');
    const review = await runOf(
      (await agent<SpecialisedRun>({ task_type: 'architecture_review', task_description: 'Look at Quill' })).run_id,
    );
    const seeded = await agent<SpecialisedRun>({
      task_type: 'soul_seed',
      task_description: 'A mender of umbrellas called Parri, who hums.',
    });
    const { companion } = seeded.output as { companion: object };
    const made = (await person.post('/api/companions', companion).expect(201)).body as Companion;
    await person.delete(`/api/companions/${talk.soulId}`).expect(204);
    await gone(umbrellas, 'mends umbrellas');
    await gone(review, 'Quill');
    expect((await person.get(`/api/companions/${made.id}`).expect(200)).body).toMatchObject({ name: 'Parri' });
    expect((await runOf(seeded.run_id)).withdrawn).toBe(false);
    await person.delete(`/api/agents/runs/${review.id}`).expect(204);
    await person.get(`/api/agents/runs/${review.id}`).expect(404);
  });

  it('of a file of a soul', async () => {
    const soul = await person.soul('Tessel');
    await Talk.begin(person, soul.id);
    const text = 'The recipe of the saffron bun asks for three days of patience and a cold cellar.';
    const [file] = (
      await person
        .request('post', `/api/companions/${soul.id}/upload`)
        .attach('file', Buffer.from(text), 'saffron.txt')
        .expect(201)
    ).body as CompanionFile[];
    const run = await research('the saffron bun');
    expect(await pageOf(run)).toContain('a cold cellar');
    await person.delete(`/api/companions/${soul.id}/files/${file?.id}`).expect(204);
    await gone(run, 'a cold cellar');
  });

  it.each([
    ['its archive alone', false],
    ['talks that can be read', true],
  ])('of an undone import: %s', async (_, importConversations) => {
    const said = (minute: number, who: string, words: string) => `[01/02/2024, 10:0${minute}] ${who}: ${words}`;
    const chatLogs = [
      said(0, 'Me', 'The ferry to Texel was late again.'),
      said(1, 'Ottilie', 'The ferry to Texel is always late.'),
      said(2, 'Me', 'I had a herring meanwhile.'),
      said(3, 'Ottilie', 'That sounds like you.'),
      said(4, 'Me', 'And you, what did you do?'),
      said(5, 'Ottilie', 'I read by the window.'),
    ].join('\n');
    await person
      .post('/api/soulprints/import', { name: 'Ottilie', chatLogs, importConversations, dateOrder: 'dmy' })
      .expect(201);
    const run = await research('the ferry');
    expect(await pageOf(run)).toContain('ferry to Texel');
    const [record] = (await person.get('/api/soulprints/imports').expect(200)).body as { id: number }[];
    await person.delete(`/api/soulprints/imports/${record?.id}`).expect(204);
    await gone(run, 'ferry to Texel');
  });
});

describe('a run in progress when one of its sources is deleted', () => {
  let installation: Installation;
  beforeAll(async () => (installation = await Installation.make()));
  afterAll(() => installation.close());

  it('restarts with the remaining sources, without old answers or checkpoints', async () => {
    const voice = await installation.voice();
    const first = pausedReply();
    const drafts = [first, reply('The quinces were planted, and that is all.')];
    voice.script(({ body }) => {
      const words = JSON.stringify(body.messages);
      return words.includes('I have a task for you') ? (drafts.shift() ?? reply('Nothing more.')) : reply('I see.');
    });
    const api = await installation.api();
    await installation.worker();
    const person = await installation.person(api);
    const talk = await Talk.begin(person);
    // Enough material for a draft, so that nothing is gathered a second time.
    await talk.say('I planted two quinces behind the shed.');
    await talk.say('My quinces ripen in October, when the storks leave.');
    await talk.say('Every winter I prune the quinces with a borrowed saw.');
    const { asked } = await talk.say('The quinces were a present of Severin.');
    const body = { task: 'What about my quinces?', emotional_state: 'calm', priority: 'low' };
    await person.post('/api/run_agent_graph', body).set('Prefer', 'respond-async').expect(202);
    await first.opened;
    expect(await left(installation, 'Severin')).toContain('blob');
    await person.delete(`/api/conversations/${talk.id}/messages/${asked.id}`).expect(204);
    expect(await left(installation, 'Severin')).toEqual([]);
    await first.send('A present of Severin.');
    await first.finish();
    await talk.window.until('agent', ({ state }) => state === 'done');
    const [run] = (await person.get('/api/agents/runs').expect(200)).body as AgentRun[];
    const { result, statePath, withdrawn } = (await person.get(`/api/agents/runs/${run?.id}`).expect(200))
      .body as AgentRunAnswer;
    expect(statePath).toEqual(['understand', 'choose_souls', 'gather', 'draft', 'critique', 'settle']);
    expect(withdrawn).toBe(false);
    expect((result as GraphRun).final_output).toContain('behind the shed');
    expect((result as GraphRun).final_output).toContain('The quinces were planted, and that is all.');
    expect(await left(installation, 'Severin')).toEqual([]);
  });
});

describe('a run that fails on every attempt', () => {
  let installation: Installation;
  beforeAll(async () => (installation = await Installation.make()));
  afterAll(() => installation.close());

  it('fails once with a plain text, is listed for operators without private data, and can be retried', async () => {
    const api = await installation.api();
    await installation.worker();
    const operator = await installation.person(api);
    const person = await installation.person(api);
    const talk = await Talk.begin(person);
    await talk.say('My neighbour Wilhelmina breeds canaries.');
    // An invalid note: every analysis of it fails, and the database's error repeats its text.
    const { id: apart } = await person.conversation();
    await installation.database.query(
      `INSERT INTO session_notes (companion_id, conversation_id, from_seq, to_seq, title, content, keywords, feelings, span, version)
       SELECT companion_id, conversation_id, 1, 1, 'Canaries', 'Canaries', '{}', '{}', '{"from": "when Wilhelmina came"}', 0
       FROM conversation_souls WHERE conversation_id = $1`,
      [apart],
    );
    const ask = { task: 'What did I say of Wilhelmina?', task_type: 'analysis' };
    const failure = (await person.post('/api/run_agent', ask).expect(ERRORS.internal.status)).body as object;
    expect(failure).toMatchObject({ success: false, error: ERRORS.internal.text, code: 'internal' });
    const all = async () => (await person.get('/api/agents/runs').expect(200)).body as AgentRun[];
    const [failed] = await all();
    expect(failed).toMatchObject({ state: 'failed', error: ERRORS.internal.text, files: [], withdrawn: false });
    expect(await all()).toHaveLength(1);
    const failures = () => talk.window.all('agent').filter(({ state }) => state === 'failed');
    await talk.window.enough('word of the failure', () => failures().length > 0);
    expect(failures()).toHaveLength(1);
    const [{ attempt } = { attempt: 0 }] = await installation.database.query<{ attempt: number }>(
      'SELECT attempt FROM jobs WHERE id = $1',
      [failed?.jobId],
    );
    expect(attempt).toBe(3);

    interface Failures {
      failures: { id: number; job: string; reason: string; attempts: number }[];
    }
    // The failure is stored after the response.
    const system = await waitFor('the failed job', async () => {
      const body = (await operator.get('/api/admin/system').expect(200)).body as Failures;
      return body.failures.length > 0 && body;
    });
    expect(system.failures).toEqual([
      expect.objectContaining({ job: 'agent', queue: 'agents', reason: 'QueryFailedError 22P02', attempts: 3 }),
    ]);
    expect(JSON.stringify(system)).not.toMatch(/Wilhelmina|canaries/i);
    expect(await installation.database.query('SELECT payload FROM failed_jobs')).toEqual([
      { payload: { jobId: failed?.jobId } },
    ]);

    await installation.database.query('DELETE FROM session_notes WHERE conversation_id = $1', [apart]);
    const again = (await person.post('/api/run_agent', ask).expect(200)).body as ConsoleRun;
    expect(again).toMatchObject({ success: true, error: null });
    await operator.post(`/api/admin/jobs/${system.failures[0]?.id}/retry`).expect(204);
    await talk.window.until('agent', ({ runId, state }) => runId === failed?.id && state === 'done');
    const retried = (await person.get(`/api/agents/runs/${failed?.id}`).expect(200)).body as AgentRunAnswer;
    expect(retried).toMatchObject({ state: 'done', error: null, result: { success: true } });
    expect((await operator.get('/api/admin/system').expect(200)).body).toMatchObject({ failures: [] });
    expect(await all()).toHaveLength(2);
  });
});
