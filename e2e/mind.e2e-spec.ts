import type { Memory, OneSoulState } from '@kinloom/contract';
import {
  answer as reading,
  refuse,
  reply,
  type SeenRequest,
  vectors,
  type VoiceServer,
  waitFor,
} from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';
import { Talk } from './support/talk';

describe('a soul with the built-in voice', () => {
  let installation: Installation;
  let api: Api;
  let worker: { close(): Promise<void> };
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    worker = await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  /** Another process takes over, that has heard nothing. */
  const restart = async () => {
    await worker.close();
    worker = await installation.worker();
  };

  it('recalls at once what it was told, with its source and a link to the message', async () => {
    const talk = await Talk.begin(person);
    const { asked } = await talk.say('I live in Porto with my cat Biscuit.');
    const { answer } = await talk.say('What is my cat called?');
    expect(answer.content).toContain('Biscuit');
    expect(answer.recalled).toContainEqual(expect.objectContaining({ conversationId: talk.id, messageId: asked.id }));
  });

  it('keeps superseded facts as history, also after a restart', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I live in Porto.');
    await talk.keeps(/Porto/);
    await talk.say('Big news: we moved to Ghent last week.');
    await talk.keeps(/Ghent/);
    await restart();
    const now = await talk.say('Where do I live?');
    expect(now.answer.content).toContain('Ghent');
    expect(now.answer.content).not.toContain('Porto');
    const before = await talk.say('And where did I live before?');
    expect(before.answer.content).toContain('Porto');
    const memories = await talk.memories();
    const [ghent, porto] = ['Ghent', 'Porto'].map((place) => memories.find(({ title }) => title.includes(place)));
    expect(porto?.supersededBy).toBe(ghent?.id);
  });

  it('stores a repeated statement once', async () => {
    const talk = await Talk.begin(person);
    await talk.say('My sister is called Ana.');
    await talk.keeps(/Ana/);
    const { asked } = await talk.say('As I said, my sister is called Ana.');
    await talk.keeps(/Ana/);
    const about = (await talk.memories()).filter(({ content }) => /sister/i.test(content) && /Ana/.test(content));
    expect(about).toHaveLength(1);
    const rows = await installation.database.query<{ message_id: number }>(
      'SELECT message_id::int FROM memory_messages WHERE memory_id = $1 ORDER BY 1',
      [about[0]?.id],
    );
    expect(rows.map(({ message_id }) => message_id)).toContain(asked.id);
  });

  it('forgets memories with no other source than a deleted message, also after a restart', async () => {
    const talk = await Talk.begin(person);
    const { asked } = await talk.say('My brother is called Tomasz.');
    await talk.keeps(/Tomasz/);
    await talk.say('What is my brother called?');
    const other = await person.window();
    await person.delete(`/api/conversations/${talk.id}/messages/${asked.id}`).expect(204);
    expect(await other.until('message:removed')).toEqual({ conversationId: talk.id, messageId: asked.id });
    const first = await talk.say('Tell me, what is my brother called?');
    expect(first.answer.content).not.toContain('Tomasz');
    await restart();
    const second = await talk.say('Do you really not know the name of my brother?');
    expect(second.answer.content).not.toContain('Tomasz');
    expect(JSON.stringify(await talk.memories())).not.toContain('Tomasz');
    const rest = await installation.database.query<{ found: number }>(
      `SELECT (SELECT count(*) FROM memories WHERE content LIKE '%Tomasz%')::int
         + (SELECT count(*) FROM session_notes WHERE content || title || keywords::text LIKE '%Tomasz%')::int
         + (SELECT count(*) FROM soul_reflections WHERE content LIKE '%Tomasz%')::int
         + (SELECT count(*) FROM companions WHERE last_memory_summary LIKE '%Tomasz%')::int
         + (SELECT count(*) FROM messages WHERE recalled::text LIKE '%Tomasz%')::int
         + (SELECT count(*) FROM messages WHERE content LIKE '%Tomasz%' AND NOT forgotten)::int AS found`,
    );
    expect(rest[0]?.found).toBe(0);
  });

  it('forgets a memory and restores what it had superseded', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I work as a baker.');
    await talk.keeps(/baker/);
    await talk.say('I work as a nurse now, no more baking.');
    const nurse = await talk.keeps(/nurse/);
    await person.delete(`/api/memories/${nurse.id}`).expect(204);
    const { answer } = await talk.say('What do I do for a living?');
    expect(answer.content).not.toMatch(/nurse/i);
    expect((await talk.memories()).find(({ title }) => /baker/i.test(title))?.supersededBy).toBeNull();
  });

  it.each(['wrong', 'never-mention'] as const)(
    'hears that something is %s, from the next reply on',
    async (objection) => {
      const talk = await Talk.begin(person);
      await talk.say('My favourite drink is rooibos.');
      const memory = await talk.keeps(/rooibos/);
      const told = await talk.say('What is my favourite drink?');
      expect(told.answer.content).toMatch(/rooibos/i);
      await person
        .post(`/api/companions/${talk.soulId}/objections`, { kind: 'memory', id: memory.id, objection })
        .expect(204);
      const { answer } = await talk.say('So, what do I like to drink best?');
      expect(answer.content).not.toMatch(/rooibos/i);
      expect(answer.recalled.map(({ id }) => id)).not.toContain(memory.id);
    },
  );

  it('keeps an outdated memory as history', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I live in Lyon.');
    const memory = await talk.keeps(/Lyon/);
    const path = `/api/companions/${talk.soulId}/objections`;
    await person.post(path, { kind: 'memory', id: memory.id, objection: 'outdated' }).expect(204);
    expect((await talk.say('Where do I live now?')).answer.content).not.toMatch(/you live in Lyon/i);
    expect((await talk.say('Where did I live before?')).answer.content).toContain('Lyon');
  });

  it('shares memories between its conversations but not between souls', async () => {
    const talk = await Talk.begin(person);
    await talk.say('My daughter is called Noor.');
    await talk.keeps(/Noor/);
    const again = await Talk.begin(person, talk.soulId);
    expect((await again.say('What is the name of my daughter?')).answer.content).toContain('Noor');
    const stranger = await Talk.begin(person);
    expect((await stranger.say('What is the name of my daughter?')).answer.content).not.toContain('Noor');
  });

  it('never uses whispers where others are present', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I am secretly learning Basque.', { whisper: true });
    await talk.keeps(/Basque/);
    const { answer } = await talk.say('Which language am I learning?');
    expect(answer.content).toContain('Basque');
    // What says it again is kept as closely as what was whispered.
    expect(answer.whispered).toBe(true);
    const second = await person.soul('Second');
    const [group] = await installation.database.query<{ id: number }>(
      `WITH made AS (INSERT INTO conversations (account_id, is_group) SELECT account_id, true FROM conversations WHERE id = $1 RETURNING id)
       INSERT INTO conversation_souls SELECT id, s, s FROM made, unnest($2::bigint[]) s RETURNING conversation_id::int AS id`,
      [talk.id, [talk.soulId, second.id]],
    );
    const groupId = Number(group?.id);
    const window = await person.window(groupId);
    await person.say(groupId, 'Which language am I learning?');
    await window.replies();
    expect(
      window
        .wholeReplies()
        .map(({ content }) => content)
        .join(' '),
    ).not.toContain('Basque');
  });

  it('changes trust by real exchanges only, with the causing message', async () => {
    const talk = await Talk.begin(person);
    const state = async () => ((await person.get(`/api/soul/${talk.soulId}`).expect(200)).body as OneSoulState).soul;
    const before = await state();
    const { asked } = await talk.say('Thank you. I have never told anyone that I still miss my grandmother so much.');
    const after = await talk.window.until(
      'soul',
      ({ id, trust_score }) => id === talk.soulId && trust_score > before.trust_score,
    );
    expect(after).toMatchObject({ id: talk.soulId, name: 'Lumen', drift_state: expect.any(String) as string });
    expect(await state()).toMatchObject({ trust_score: after.trust_score });
    const changes = await installation.database.query<{ what: string; message_id: number; reason: string }>(
      'SELECT what, message_id::int, reason FROM relationship_changes WHERE companion_id = $1',
      [talk.soulId],
    );
    expect(changes.map(({ what }) => what)).toContain('trust');
    expect(new Set(changes.map(({ message_id }) => message_id))).toEqual(new Set([asked.id]));
    const patterns = await installation.database.query<{ pattern: { interactionCount: number } }>(
      'SELECT pattern FROM relational_patterns WHERE companion_id = $1',
      [talk.soulId],
    );
    expect(patterns[0]?.pattern.interactionCount).toBe(1);
  });

  it('logs how each reply came about without message text', async () => {
    const talk = await Talk.begin(person);
    const { answer } = await talk.say('I am so glad that the xylophone lesson went well.');
    const [log] = await installation.database.query<{ steps: { step: string; result: string; duration: number }[] }>(
      'SELECT steps FROM processing_logs WHERE message_id = $1',
      [answer.id],
    );
    expect(log?.steps.map(({ step }) => step)).toEqual(['perceive', 'recall', 'compose', 'guard', 'settle']);
    expect(log?.steps.every(({ duration }) => duration >= 0)).toBe(true);
    expect(JSON.stringify(log?.steps)).not.toContain('xylophone');
  });

  it.each([
    ['post', 'objections', { kind: 'memory', id: 999_999, objection: 'wrong' }, 404],
    ['post', 'objections', { kind: 'memory', id: 1, objection: 'boring' }, 400],
    ['post', 'objections', { kind: 'dream', id: 1, objection: 'wrong' }, 400],
    ['post', 'objections', {}, 400],
  ] as const)('refuses %s %s %j', async (method, path, body, status) => {
    const soul = await person.soul();
    const answer = await person.request(method, `/api/companions/${soul.id}/${path}`).send(body).expect(status);
    expect(answer.body).toMatchObject({ success: false, code: status === 404 ? 'memory_not_found' : 'invalid' });
  });

  it('shows nothing to other accounts', async () => {
    const talk = await Talk.begin(person);
    const { asked } = await talk.say('My horse is called Bella.');
    const memory = await talk.keeps(/Bella/);
    const stranger = await installation.person(api);
    await stranger.get(`/api/companions/${talk.soulId}/memories`).expect(404);
    await stranger.get(`/api/soul/${talk.soulId}`).expect(404);
    await stranger.patch(`/api/memories/${memory.id}`, { title: 'Mine' }).expect(404);
    await stranger.delete(`/api/memories/${memory.id}`).expect(404);
    await stranger.delete(`/api/conversations/${talk.id}/messages/${asked.id}`).expect(404);
    const objection = { kind: 'memory', id: memory.id, objection: 'wrong' };
    await stranger.post(`/api/companions/${talk.soulId}/objections`, objection).expect(404);
    const own = await stranger.soul();
    await stranger.post(`/api/companions/${own.id}/objections`, objection).expect(404);
    expect((await stranger.get('/api/memories').expect(200)).body).toEqual([]);
    expect((await talk.memories()).map(({ id }) => id)).toContain(memory.id);
  });

  it('lets memories be found and edited', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I play the cello in an orchestra.');
    const memory = await talk.keeps(/cello/);
    const found = await person.get(`/api/memories?companionId=${talk.soulId}&q=CELLO`).expect(200);
    expect((found.body as Memory[]).map(({ id }) => id)).toContain(memory.id);
    await person.get('/api/memories?layer=attic').expect(400);
    await person.patch(`/api/memories/${memory.id}`, { content: ' ' }).expect(400);
    const changed = await person
      .patch(`/api/memories/${memory.id}`, { content: 'You play the viola da gamba.' })
      .expect(200);
    expect(changed.body).toMatchObject({ id: memory.id, content: 'You play the viola da gamba.' });
    expect((await talk.say('Do you remember anything about a viola da gamba?')).answer.content).toMatch(/viola/i);
  });
});

describe('a soul with a model', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make({ LLM_EXTRACTION_QUIET_SECONDS: '0' });
    await installation.voice();
    api = await installation.api();
    await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  it('is given its memories, and what it used is detected from its reply', async () => {
    const voice = await installation.voice();
    voice.script(reply('How lovely.'));
    const talk = await Talk.begin(person);
    // What reads the exchange fails: it is read by rule.
    voice.readings.script(refuse(500));
    const { asked } = await talk.say('I live in Ghent with my cat Biscuit.');
    await talk.keeps(/Biscuit/);
    voice.script(reply('Your cat is called Biscuit.'));
    const request = voice.answering('What is my cat called?');
    const { answer } = await talk.say('What is my cat called?');
    const prompt = (await request).body.messages?.at(-1)?.content ?? '';
    expect(prompt).toContain('Biscuit');
    expect(answer.recalled).toContainEqual(expect.objectContaining({ messageId: asked.id }));
  });

  it('retries a reply that claims to be human', async () => {
    const voice = await installation.voice();
    const talk = await Talk.begin(person);
    voice.script(
      reply('Of course. ', 'I am a real human being, ', 'with a body.'),
      reply('I am an AI, and glad to be here.'),
    );
    const { answer } = await talk.say('Are you a real person? Be honest.');
    expect(answer).toMatchObject({ content: 'I am an AI, and glad to be here.', status: 'complete' });
    const told = talk.window
      .all('message:delta')
      .map(({ text }) => text)
      .join('');
    expect(told).not.toContain('real human being');
    const [log] = await installation.database.query<{ constraints_applied: string[] }>(
      'SELECT constraints_applied FROM processing_logs WHERE message_id = $1',
      [answer.id],
    );
    expect(log?.constraints_applied.length).toBeGreaterThan(0);
  });

  it('falls back to a fixed reply if it claims so again', async () => {
    const voice = await installation.voice();
    const talk = await Talk.begin(person);
    voice.script(reply('I am a real human being.'));
    const { answer } = await talk.say('Are you a real person? Be honest.');
    expect(answer.status).toBe('complete');
    expect(answer.content).not.toContain('real human being');
    expect(answer.content).toMatch(/\bAI\b/);
  });

  it('extracts memories that the messages support', async () => {
    const voice = await installation.voice();
    voice.script(reply('Good to know.'));
    const memory = (messageId: number, content: string, value: string) => ({
      messageId,
      kind: 'preference',
      title: 'Pottery',
      content,
      subject: 'person',
      relation: 'hobby',
      value,
      negated: false,
      from: null,
      to: null,
      precision: null,
      tones: [],
      tags: [],
      emotionalWeight: 0.1,
      significance: 7,
      replaces: null,
    });
    const idIn = (request: SeenRequest, words: string) =>
      Number(new RegExp(`\\[(\\d+)\\][^[]*${words}`).exec(request.body.messages?.at(-1)?.content ?? '')?.[1]);
    voice.readings.script((request) => {
      const id = idIn(request, 'keep me sane');
      const memories = [
        memory(id, 'You do pottery in the evenings.', 'pottery wheel'),
        memory(id, 'You do pottery in Lisbon.', 'Lisbon'),
      ];
      return reading(JSON.stringify({ memories, outdated: [], note: null }));
    });
    const talk = await Talk.begin(person);
    await talk.say('Those evenings at the pottery wheel keep me sane.');
    const hobby = await talk.keeps(/You do pottery in the evenings/);
    expect(JSON.stringify(await talk.memories())).not.toContain('Lisbon');

    // The next batch holds what is new, and the memories that are near to it.
    let asked = '';
    voice.readings.script((request) => {
      asked = request.body.messages?.at(-1)?.content ?? '';
      const messageId = idIn(request, 'gave up');
      const outdated = [{ memoryId: hobby.id, messageId, value: 'gave up the pottery wheel' }];
      return reading(JSON.stringify({ memories: [], outdated, note: null }));
    });
    await talk.say('I gave up the pottery wheel, by the way.');
    await talk.window.until('memory', ({ changed }) =>
      changed.some(({ id, supersededAt }) => id === hobby.id && supersededAt !== null),
    );
    expect(asked).toContain(`known (${hobby.id}): You do pottery in the evenings.`);
    expect(asked).toMatch(/^\| earlier \[\d+\] .*keep me sane/m);
  });

  it('is retried with a shorter prompt if the context is too small, and fails clearly if that does not help', async () => {
    const voice = await installation.voice();
    const tooLong = refuse(400, {}, { error: { code: 'context_length_exceeded', message: 'maximum context length' } });
    voice.script(tooLong, reply('Now it fits.'));
    const talk = await Talk.begin(person);
    expect((await talk.say('A long story. '.repeat(200))).answer).toMatchObject({
      content: 'Now it fits.',
      status: 'complete',
    });
    voice.script(tooLong);
    const { answer } = await talk.say('And another one.');
    expect(answer).toMatchObject({ status: 'failed', failure: expect.any(String) as string });
  });
});

describe('a soul with an embedding model', () => {
  let installation: Installation;
  let api: Api;
  let worker: { close(): Promise<void> };
  let voice: VoiceServer;
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make({ LLM_EMBEDDING_MODEL: 'vectors' });
    voice = await installation.voice();
    voice.readings.script(refuse(500));
    // Texts lie near each other by topic, and not by words.
    voice.embeddings.script(({ body }) =>
      vectors(...(body.input ?? []).map((text) => (/violin|trade/.test(text) ? [1, 0.1, 0] : [0, 0.1, 1]))),
    );
    api = await installation.api();
    worker = await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  const embedded = async (talk: Talk, model: string) => {
    const rows = await installation.database.query<{ content: string }>(
      `SELECT m.content FROM message_embeddings e JOIN messages m ON m.id = e.message_id
         JOIN embedding_models k ON k.id = e.model_id AND k.name LIKE $2 || ' %'
       WHERE m.conversation_id = $1 ORDER BY m.seq`,
      [talk.id, model],
    );
    return rows.map(({ content }) => content);
  };

  it('embeds messages, notes and memories after the reply, in one request, and recalls a message by a paraphrase', async () => {
    voice.script(reply('I see.'));
    const before = voice.embeddings.requests.length;
    const talk = await Talk.begin(person);
    const { asked } = await talk.say('Oskar mends violins on the quay. My sister is called Ana.');
    const memory = await talk.keeps(/Ana/);
    expect((await voice.embeddings.request(before)).body.input).toEqual([asked.content]);
    const texts = (await voice.embeddings.request(before + 1)).body.input ?? [];
    expect(texts).toEqual(expect.arrayContaining([memory.content, asked.content, 'I see.']));
    await waitFor('the vectors of both messages', async () => (await embedded(talk, 'vectors')).length === 2);
    const [note] = await installation.database.query<{ content: string }>(
      'SELECT n.content FROM session_notes n JOIN note_embeddings e ON e.note_id = n.id WHERE n.conversation_id = $1',
      [talk.id],
    );
    expect(texts).toContain(note?.content);

    const elsewhere = await Talk.begin(person, talk.soulId);
    const question = 'Which trade pays his rent?';
    const prompt = voice.answering(question);
    await elsewhere.say(question);
    expect(JSON.stringify((await prompt).body.messages)).toContain('Oskar mends violins on the quay.');
  });

  it('deletes the vectors of a message that is edited or deleted', async () => {
    voice.script(reply('I see.'));
    const talk = await Talk.begin(person);
    const { asked, answer } = await talk.say('Mira plays the violin at dusk.');
    await waitFor('the vectors of both messages', async () => (await embedded(talk, 'vectors')).length === 2);
    const path = `/api/conversations/${talk.id}/messages`;
    await person.delete(`${path}/${answer.id}`).expect(204);
    expect(await embedded(talk, 'vectors')).toEqual([asked.content]);
    await person.patch(`${path}/${asked.id}`, { content: 'Mira plays the flute at dusk.' }).expect(200);
    await waitFor('the vector of the edited message', async () =>
      (await embedded(talk, 'vectors')).includes('Mira plays the flute at dusk.'),
    );
    const sent = voice.embeddings.requests.flatMap(({ body }) => body.input ?? []);
    expect(sent).toContain('Mira plays the flute at dusk.');
    expect(await embedded(talk, 'vectors')).not.toContain(asked.content);
  });

  it('embeds everything again with another model, after a restart as well', async () => {
    const talk = await Talk.begin(person);
    await talk.say('The violin was left in the rain.');
    await waitFor('the vectors of both messages', async () => (await embedded(talk, 'vectors')).length === 2);
    const count = async (model: string) =>
      (
        await installation.database.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM message_embeddings e JOIN embedding_models k ON k.id = e.model_id AND k.name LIKE $1 || ' %'`,
          [model],
        )
      )[0]?.count ?? 0;
    const all = await count('vectors');
    await worker.close();
    // The next worker runs the task as soon as it starts.
    await installation.database.query(`DELETE FROM housekeeping_runs WHERE name = 'memories.embeddings'`);
    worker = await installation.worker({ LLM_EMBEDDING_MODEL: 'nomic-embed-text' });
    await waitFor('all vectors of the other model', async () => (await count('nomic-embed-text')) >= all);
    expect(await count('vectors')).toBe(0);
    const documents = voice.embeddings.requests.flatMap(({ body }) => body.input ?? []);
    expect(documents).toContain('search_document: The violin was left in the rain.');
    await worker.close();
    worker = await installation.worker();
  });
});

describe('a soul without an embedding model', () => {
  it('needs no vectors: none are stored or asked for', async () => {
    const installation = await Installation.make();
    try {
      const voice = await installation.voice();
      const api = await installation.api();
      await installation.worker();
      const talk = await Talk.begin(await installation.person(api));
      await talk.say('My sister is called Ana.');
      await talk.keeps(/Ana/);
      expect(voice.embeddings.requests).toEqual([]);
      for (const table of ['embedding_models', 'embedding_progress', 'message_embeddings', 'memory_embeddings'])
        expect(await installation.database.query(`SELECT FROM ${table}`)).toEqual([]);
    } finally {
      await installation.close();
    }
  });
});
