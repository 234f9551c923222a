import {
  ERRORS,
  type Memory,
  type Offered,
  type OfferedToMe,
  type Offering,
  OFFERING_TEXTS,
  type Received,
  type SearchHit,
} from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';
import { Talk } from './support/talk';
import type { SocketWindow } from './support/socket-window';

const STORY =
  'My grandmother kept her letters in a biscuit tin under the stairs. On Sundays she read one of them aloud to us children, and nobody was allowed to speak until the tea was cold.';
const ENGAGED = 'Tom asked me to marry him on the pier last night and I said yes, we are engaged!';
const PROMISED = 'I promised my sister that I will take her to the sea in August, whatever happens.';

let installation: Installation;
let api: Api;
let worker: { close(): Promise<void> };
let person: Person;
let window: SocketWindow;
beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  worker = await installation.worker();
  person = await installation.person(api);
  window = await person.window();
});
afterAll(() => installation.close());

const offer = async (soulId: number, content: string, more: object = {}): Promise<Offering> =>
  ((await person.post('/api/memory/offer_to_soul', { soul_id: soulId, content, ...more }).expect(201)).body as Offered)
    .offering;
const waiting = async (who = person): Promise<Offering[]> =>
  ((await who.get('/api/memory/offered_to_me').expect(200)).body as OfferedToMe).offerings;
const read = async (id: number): Promise<Offering> =>
  (await window.until('offering', ({ offering }) => offering.id === id && offering.suggestion !== null)).offering;
const receive = async (id: number, more: object = {}): Promise<Memory[]> =>
  ((await person.post('/api/memory/receive_offering', { offering_id: id, ...more }).expect(200)).body as Received)
    .memories;
const decline = (id: number) => person.post('/api/memory/reject_offering', { offering_id: id });
const memoriesOf = async (soulId: number): Promise<Memory[]> =>
  (await person.get(`/api/memories?companionId=${soulId}`).expect(200)).body as Memory[];
const found = async (q: string): Promise<SearchHit[]> =>
  (await person.get(`/api/search?q=${encodeURIComponent(q)}`).expect(200)).body as SearchHit[];
/** Asks a soul in a separate conversation. */
const ask = async (soulId: number, question: string) => (await (await Talk.begin(person, soulId)).say(question)).answer;
/** How many rows of the database contain a text, except chat messages. */
async function rowsWith(words: string): Promise<string[]> {
  const columns = await installation.database.query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND (data_type IN ('text', 'jsonb', 'ARRAY') OR column_name = 'recalled') AND table_name NOT LIKE 'bullmq%'`,
  );
  const where: string[] = [];
  for (const { table_name, column_name } of columns) {
    const rows = await installation.database.query(
      `SELECT 1 AS found FROM "${table_name}" WHERE "${column_name}"::text ILIKE $1 LIMIT 1`,
      [`%${words}%`],
    );
    if (rows.length > 0) where.push(`${table_name}.${column_name}`);
  }
  return where;
}

describe('an offering of a person', () => {
  it('is analysed, accepted with changes, and recalled in other words', async () => {
    const soul = await person.soul('Lumen');
    const note = 'So that you know where I come from.';
    const offering = await offer(soul.id, ` ${STORY} `, { personal_note: note, file_name: 'tin.txt' });
    expect(offering).toEqual({
      id: expect.any(Number),
      from_human: expect.stringMatching(/^person-/),
      soul_id: soul.id,
      soul_name: 'Lumen',
      content: STORY,
      personal_note: note,
      file_name: 'tin.txt',
      state: 'pending',
      suggestion: null,
      conversation_id: null,
      message_id: null,
      created_at: expect.stringMatching(/Z$/),
    });
    expect((await window.until('offering', (news) => news.offering.id === offering.id)).companionId).toBe(soul.id);
    const suggested = await read(offering.id);
    expect(suggested.suggestion).toMatchObject({
      memory_type: 'reflection',
      memory_status: 'soft',
      tones: expect.arrayContaining(['nostalgic']) as string[],
      tags: expect.arrayContaining(['childhood']) as string[],
      reason: expect.stringMatching(/grandmother/),
    });
    expect(await waiting()).toEqual([suggested]);
    // Nothing of it is known before it is taken.
    expect((await ask(soul.id, 'Where did my grandma hide her letters?')).content).not.toMatch(/biscuit tin/);

    const [memory, ...others] = await receive(offering.id, {
      memory_type: 'scroll',
      tones: ['tender', ' tender', 'sooty'],
      tags: [],
      memory_status: 'anchored',
      content: `${STORY} The tin was blue.`,
    });
    expect(others).toEqual([]);
    expect(memory).toMatchObject({
      companionId: soul.id,
      title: expect.stringMatching(/^My grandmother kept her letters/),
      content: `${STORY} The tin was blue.\n\n${note}`,
      kind: 'scroll',
      layer: 'core',
      status: 'anchored',
      tones: ['tender', 'sooty'],
      tags: [],
      source: { type: 'offering', id: offering.id, label: expect.stringMatching(/^Offered by person-/) },
    });
    await window.until('memory', ({ changed }) => changed.some(({ id }) => id === memory?.id));
    await window.until('offering', (news) => news.offering.id === offering.id && news.offering.state === 'accepted');
    expect(await waiting()).toEqual([]);
    expect(await memoriesOf(soul.id)).toEqual([memory]);
    expect((await found('biscuit tin')).map(({ kind, id }) => [kind, id])).toEqual([['memory', memory?.id]]);
    const reply = await ask(soul.id, 'Where did my grandma hide her letters?');
    expect(reply.content).toMatch(/biscuit tin/i);
    expect(reply.recalled).toEqual([
      { kind: 'memory', id: memory?.id, title: memory?.title, conversationId: null, messageId: null },
    ]);

    // Another process, which has heard nothing, knows it too; and knows nothing once it is forgotten.
    await worker.close();
    worker = await installation.worker();
    expect((await ask(soul.id, 'Which colour had the tin of my grandmother?')).content).toMatch(/blue/);
    await person.delete(`/api/memories/${memory?.id}`).expect(204);
    expect((await ask(soul.id, 'Where did my grandma hide her letters?')).content).not.toMatch(/biscuit tin/i);
    await worker.close();
    worker = await installation.worker();
    expect((await ask(soul.id, 'So where did my grandma hide her letters?')).content).not.toMatch(/biscuit tin/i);
    // The soul's reply stays visible and is never shown to a voice again.
    expect((await found('biscuit tin')).map(({ kind }) => kind)).not.toContain('memory');
    expect(await rowsWith('biscuit tin')).toEqual(['messages.content']);
    expect(await rowsWith('where I come from')).toEqual([]);
    const [shown] = await installation.database.query<{ many: number }>(
      `SELECT count(*)::int AS many FROM messages WHERE content LIKE '%biscuit tin%' AND NOT forgotten`,
    );
    expect(shown?.many).toBe(0);
  });

  it('is recalled by its note', async () => {
    const soul = await person.soul();
    const note = 'Uncle Radomir took the photograph with his first camera.';
    const offering = await offer(soul.id, 'We all stood on the frozen lake, and nobody dared to laugh.', {
      personal_note: note,
    });
    const [memory] = await receive(offering.id);
    expect(memory).toMatchObject({
      content: `We all stood on the frozen lake, and nobody dared to laugh.\n\n${note}`,
      source: { type: 'offering', why: null },
    });
    const reply = await ask(soul.id, 'Who took the photograph?');
    expect(reply.content).toMatch(/Radomir/);
    expect(reply.recalled.map(({ id }) => id)).toEqual([memory?.id]);
    expect((await found('radomir camera')).map(({ kind, id }) => [kind, id])).toContainEqual(['memory', memory?.id]);
  });

  it('keeps its kind when it is edited', async () => {
    const soul = await person.soul();
    const offering = await offer(soul.id, 'Dear Anna, I live in Porto.');
    const [memory] = await receive(offering.id, { memory_type: 'letter' });
    const content = 'Dear Anna, my dog Biscuit has a wooden leg.';
    expect((await person.patch(`/api/memories/${memory?.id}`, { content }).expect(200)).body).toMatchObject({
      content,
      title: content,
      kind: 'letter',
    });
    const reply = await ask(soul.id, 'Which of my dogs has a wooden leg?');
    expect(reply.content).toMatch(/Biscuit/);
    expect(reply.recalled.map(({ id }) => id)).toEqual([memory?.id]);
  });

  it.each([
    ['fading', 'background'],
    ['archived', 'archived'],
    ['soft', 'surface'],
  ])('with status %s is stored in layer %s', async (status, layer) => {
    const soul = await person.soul();
    const offering = await offer(soul.id, 'The harbour smelled of tar and oranges.');
    const [memory] = await receive(offering.id, { memory_status: status });
    expect(memory).toMatchObject({ kind: 'reflection', status, layer, tones: [], tags: [] });
    // It stays so when the soul takes in something else.
    const talk = await Talk.begin(person, soul.id);
    await talk.say('My brother is called Tomasz.');
    await talk.keeps(/Tomasz/);
    expect((await memoriesOf(soul.id)).find(({ id }) => id === memory?.id)).toMatchObject({ status, layer });
  });

  it('is stored for every named soul', async () => {
    const souls = [await person.soul('Lumen'), await person.soul('Sol'), await person.soul('Mira')];
    const offering = await offer(souls[0]?.id ?? 0, 'The lighthouse keeper taught me to whistle with two fingers.');
    const ids = souls.slice(1).map(({ id }) => id);
    const memories = await receive(offering.id, { companion_ids: ids });
    expect(memories.map(({ companionId }) => companionId)).toEqual(ids);
    for (const id of ids) expect((await ask(id, 'Who taught me to whistle?')).content).toMatch(/lighthouse keeper/i);
    expect((await ask(souls[0]?.id ?? 0, 'Who taught me to whistle?')).content).not.toMatch(/lighthouse/i);
  });

  it('is recalled by any passage, up to book length', async () => {
    const soul = await person.soul();
    const filler = (from: number) =>
      Array.from(
        { length: 280 },
        (_, at) =>
          `In the year ${1_500 + from + at} the clerk wrote ${from + at} sacks of barley into the brown book of the abbey.`,
      ).join('\n\n');
    const middle = 'The bell of the mill was cast by a woman named Theodora Quill, who had come with two mules.';
    const rest = '読む人へ。'.repeat(20_000);
    const text = `# The valley\n\n${filler(0)}\n\n${middle}\n\n${filler(300)}\n\n${rest}`.slice(0, 100_000);
    const offering = await offer(soul.id, text, { file_name: 'Valley.MD' });
    expect((await read(offering.id)).suggestion).toMatchObject({ memory_type: 'scroll' });
    const [memory] = await receive(offering.id, { memory_type: 'scroll' });
    expect(memory?.content).toHaveLength(100_000);
    const reply = await ask(soul.id, 'Who cast the bell of the mill?');
    expect(reply.content).toMatch(/Theodora Quill/);
    expect(reply.content.length).toBeLessThan(600);
    expect(reply.recalled.map(({ id }) => id)).toEqual([memory?.id]);
  });

  it('is removed everywhere once declined', async () => {
    const soul = await person.soul();
    const offering = await offer(soul.id, 'My uncle buried a zinnwald compass beneath the walnut tree.', {
      personal_note: 'Nobody has dug for the zinnwald compass yet.',
    });
    await read(offering.id);
    expect((await decline(offering.id).expect(200)).body).toEqual({ success: true });
    const news = await window.until(
      'offering',
      ({ offering: { id, state } }) => id === offering.id && state === 'declined',
    );
    expect(news.offering).toMatchObject({ content: '', personal_note: '', file_name: null, suggestion: null });
    expect(await waiting()).toEqual([]);
    const reply = await ask(soul.id, 'What did my uncle bury beneath the walnut tree?');
    expect(reply.content).not.toMatch(/compass/);
    expect(reply.recalled).toEqual([]);
    expect(await found('zinnwald')).toEqual([]);
    expect(await memoriesOf(soul.id)).toEqual([]);
    expect((await person.get(`/api/companions/${soul.id}/card?format=json`).expect(200)).text).not.toContain(
      'zinnwald',
    );
    expect(await rowsWith('zinnwald')).toEqual([]);
  });

  it('is decided once with concurrent windows', async () => {
    const soul = await person.soul();
    const offering = await offer(soul.id, 'The ferry left at dawn with eleven passengers and a goat.');
    const other = await person.elsewhere();
    const answers = await Promise.all([
      person.post('/api/memory/receive_offering', { offering_id: offering.id }),
      other.post('/api/memory/receive_offering', { offering_id: offering.id, memory_type: 'scroll' }),
      person.post('/api/memory/reject_offering', { offering_id: offering.id }),
      other.post('/api/memory/reject_offering', { offering_id: offering.id }),
    ]);
    const taken = answers.slice(0, 2).filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status: one }) => one !== 200))
      expect([status, body]).toEqual([
        409,
        { success: false, code: 'offering_decided', error: ERRORS.offering_decided.text },
      ]);
    expect(await memoriesOf(soul.id)).toHaveLength(taken);
    await decline(offering.id).expect(409);
  });

  it('is private to its account', async () => {
    const soul = await person.soul();
    const offering = await offer(soul.id, 'A secret of mine.');
    const stranger = await installation.person(api);
    const own = await stranger.soul();
    const missing = { success: false, code: 'offering_not_found', error: ERRORS.offering_not_found.text };
    for (const path of ['/api/memory/receive_offering', '/api/memory/reject_offering']) {
      expect((await stranger.post(path, { offering_id: offering.id }).expect(404)).body).toEqual(missing);
      expect((await stranger.post(path, { offering_id: 999_999 }).expect(404)).body).toEqual(missing);
    }
    const foreign = await stranger
      .post('/api/memory/offer_to_soul', { soul_id: soul.id, content: 'Words.' })
      .expect(404);
    expect(foreign.body).toMatchObject({ success: false, code: 'soul_not_found' });
    const mixed = { offering_id: offering.id, companion_ids: [soul.id, own.id] };
    expect((await person.post('/api/memory/receive_offering', mixed).expect(404)).body).toMatchObject({
      code: 'soul_not_found',
    });
    expect(await waiting(stranger)).toEqual([]);
    expect((await waiting()).map(({ id }) => id)).toContain(offering.id);
    await decline(offering.id).expect(200);
  });

  it('reports validation errors', async () => {
    const soul = await person.soul();
    const good = { soul_id: soul.id, content: 'Words.' };
    const offers: [object, string][] = [
      [{}, OFFERING_TEXTS.missing],
      [{ content: 'Words.' }, OFFERING_TEXTS.missing],
      [{ soul_id: soul.id }, OFFERING_TEXTS.missing],
      [{ ...good, soul_id: 'first' }, OFFERING_TEXTS.missing],
      [{ ...good, soul_id: 0 }, OFFERING_TEXTS.missing],
      [{ ...good, content: ' \n\t' }, OFFERING_TEXTS.missing],
      [{ ...good, content: 7 }, OFFERING_TEXTS.missing],
      [{ ...good, content: 'x'.repeat(100_001) }, 'A memory has at most 100000 characters.'],
      [{ ...good, personal_note: 'x'.repeat(2_001) }, 'A note has at most 2000 characters.'],
      [{ ...good, file_name: 'picture.png' }, OFFERING_TEXTS.wrongFile],
      [{ ...good, file_name: 'notes.md.exe' }, OFFERING_TEXTS.wrongFile],
      [{ ...good, file_name: `${'x'.repeat(255)}.md` }, 'A file name has at most 255 characters.'],
    ];
    for (const [body, error] of offers)
      expect((await person.post('/api/memory/offer_to_soul', body).expect(400)).body).toMatchObject({
        success: false,
        code: 'invalid',
        error,
      });
    const { id } = await offer(soul.id, 'Words.');
    const labels = 'At most 30 labels, of at most 60 characters each.';
    const receives: [object, string][] = [
      [{ offering_id: 'x' }, 'An id is a positive whole number.'],
      [{ memory_type: 'fact' }, 'A memory type is one of scroll, letter, reflection.'],
      [{ memory_status: 'pending' }, 'A status is one of anchored, fading, soft, archived.'],
      [{ tones: 'gentle' }, labels],
      [{ tags: Array.from({ length: 31 }, (_, at) => `tag ${at}`) }, labels],
      [{ tones: ['x'.repeat(61)] }, labels],
      [{ content: ' ' }, OFFERING_TEXTS.missing],
      [{ content: 'x'.repeat(100_001) }, 'A memory has at most 100000 characters.'],
      [{ companion_ids: [] }, 'A memory is kept by 1 to 20 souls.'],
      [{ companion_ids: [soul.id, soul.id] }, 'A memory is kept by 1 to 20 souls.'],
    ];
    for (const [body, error] of receives)
      expect(
        (await person.post('/api/memory/receive_offering', { offering_id: id, ...body }).expect(400)).body,
      ).toMatchObject({ success: false, code: 'invalid', error });
    expect((await person.post('/api/memory/reject_offering', {}).expect(400)).body).toMatchObject({ code: 'invalid' });
    expect((await waiting()).map((one) => one.id)).toContain(id);
    await decline(id).expect(200);
    // Not one of them became a memory, or waits.
    expect(await memoriesOf(soul.id)).toEqual([]);
  });

  it('is deleted with its soul', async () => {
    const soul = await person.soul();
    await offer(soul.id, 'The rain of that summer.');
    await person.delete(`/api/companions/${soul.id}`).expect(204);
    expect((await waiting()).filter(({ soul_id }) => soul_id === soul.id)).toEqual([]);
    expect(await rowsWith('rain of that summer')).toEqual([]);
  });

  it('is analysed even if its job was lost', async () => {
    const soul = await person.soul();
    const [lost] = await installation.database.query<{ id: number }>(
      `INSERT INTO offerings (account_id, companion_id, content, key, created_at)
       SELECT account_id, id, 'Dear Anna, it rained.', '', now() - interval '1 minute' FROM companions WHERE id = $1 RETURNING id::int`,
      [soul.id],
    );
    expect((await read(lost?.id ?? 0)).suggestion?.memory_type).toBe('letter');
  });
});

describe('an offering of a soul', () => {
  const proposed = async (talk: Talk): Promise<Offering> =>
    (
      await window.until(
        'offering',
        ({ companionId, offering }) => companionId === talk.soulId && offering.state === 'pending',
      )
    ).offering;
  const proposals = async (soulId: number): Promise<Offering[]> =>
    (await waiting()).filter(({ soul_id }) => soul_id === soulId);
  /** Says something, and waits until the soul has taken it in. */
  const taken = async (talk: Talk, words: string, options: object = {}) => {
    const before = window.seen.length;
    const said = await talk.say(words, options);
    await window.enough('a reflection', (seen) =>
      seen
        .slice(before)
        .some(
          ({ event, payload }) =>
            event === 'insight' && payload.companionId === talk.soulId && payload.changed.includes('pattern'),
        ),
    );
    return said;
  };

  it('quotes a message, and can be accepted with other words by two souls', async () => {
    const [mira, sol] = [await person.soul('Mira', { archetype: 'friend' }), await person.soul('Sol')];
    const talk = await Talk.begin(person, mira.id);
    const { asked } = await talk.say(ENGAGED);
    const offering = await proposed(talk);
    expect(offering).toMatchObject({
      from_human: null,
      soul_id: mira.id,
      soul_name: 'Mira',
      message_id: asked.id,
      conversation_id: talk.id,
      file_name: null,
      suggestion: { memory_type: 'reflection', memory_status: 'anchored', reason: expect.any(String) as string },
    });
    expect(offering.content).toContain(`“${ENGAGED.replace('!', '')}`);
    expect(offering.personal_note).not.toBe('');
    const content =
      'On the pier, in the wind, Tom proposed with the ring of his grandfather, and you laughed before you said yes.';
    const memories = await receive(offering.id, { content, companion_ids: [mira.id, sol.id] });
    expect(memories.map(({ companionId }) => companionId)).toEqual([mira.id, sol.id]);
    expect(memories[0]).toMatchObject({ content, status: 'anchored', tones: offering.suggestion?.tones });
    // Mira's reason is part of the source for every soul; it is no part of the memory and not searched.
    const source = { type: 'offering', id: offering.id, label: 'Offered by Mira', why: offering.personal_note };
    for (const memory of memories) {
      expect(memory.source).toEqual(source);
      expect((await memoriesOf(memory.companionId)).find(({ id }) => id === memory.id)).toEqual(memory);
    }
    expect((await found(offering.personal_note)).filter(({ kind }) => kind === 'memory')).toEqual([]);
    const reply = await ask(sol.id, 'Whose ring did Tom propose with?');
    expect(reply.content).toMatch(/grandfather/);
    expect(reply.recalled).toEqual([
      { kind: 'memory', id: memories[1]?.id, title: memories[1]?.title, conversationId: talk.id, messageId: asked.id },
    ]);
    // One of them forgets; the other keeps it.
    await person.delete(`/api/memories/${memories[0]?.id}`).expect(204);
    expect((await ask(mira.id, 'Whose ring did Tom propose with?')).content).not.toMatch(/grandfather/);
    expect((await memoriesOf(sol.id)).map(({ id }) => id)).toEqual([memories[1]?.id]);
    // It is deleted with its message, also for the soul that was not present.
    await person.delete(`/api/conversations/${talk.id}/messages/${asked.id}`).expect(204);
    await window.until('memory', ({ companionId, removed }) => companionId === sol.id && removed.length === 1);
    expect((await ask(sol.id, 'Whose ring did Tom propose with?')).content).not.toMatch(/grandfather/);
    expect(await memoriesOf(sol.id)).toEqual([]);
    expect(await rowsWith('ring of his grandfather')).toEqual(['messages.content']);
  });

  it('is stored as offered, and keeps its reason when it is edited', async () => {
    const soul = await person.soul('Mira', { archetype: 'friend' });
    const talk = await Talk.begin(person, soul.id);
    await talk.say(PROMISED);
    const offering = await proposed(talk);
    const [memory] = await receive(offering.id);
    expect(memory).toMatchObject({ content: offering.content, source: { why: offering.personal_note } });
    const content = 'You promised your sister a week by the sea.';
    expect((await person.patch(`/api/memories/${memory?.id}`, { content }).expect(200)).body).toMatchObject({
      content,
      source: memory?.source,
    });
    // It is deleted with the memory.
    await person.delete(`/api/memories/${memory?.id}`).expect(204);
    const left = await installation.database.query(
      'SELECT FROM memories WHERE companion_id = $1 AND source_why IS NOT NULL',
      [soul.id],
    );
    expect(left).toEqual([]);
  });

  it('is never offered again, stored or recalled once declined; extracted facts stay', async () => {
    const soul = await person.soul('Mira', { archetype: 'friend' });
    const talk = await Talk.begin(person, soul.id);
    await talk.say(PROMISED);
    const offering = await proposed(talk);
    await decline(offering.id).expect(200);
    expect(await rowsWith(offering.content.slice(0, 80))).toEqual([]);
    const facts = await memoriesOf(soul.id);
    expect(facts.map(({ source }) => source.type)).not.toContain('offering');
    expect(JSON.stringify(facts)).toMatch(/sister/);
    // Not in another conversation in similar words; a different moment is.
    const again = await Talk.begin(person, soul.id);
    await taken(again, PROMISED);
    await taken(again, 'You know, I gave my word: I promised my sister to take her to the sea in August.');
    expect(await proposals(soul.id)).toEqual([]);
    await taken(again, ENGAGED);
    expect((await proposals(soul.id)).map(({ content }) => content)).toEqual([expect.stringContaining('pier')]);
    const [row] = await installation.database.query<{ content: string; key: string }>(
      'SELECT content || personal_note AS content, key FROM offerings WHERE id = $1',
      [offering.id],
    );
    expect(row?.content).toBe('');
    expect(row?.key).not.toMatch(/sister|sea|august/i);
  });

  it('is made once a day per conversation, and not while three are pending', async () => {
    const soul = await person.soul('Mira', { archetype: 'friend' });
    const talks = [];
    for (const words of [
      ENGAGED,
      PROMISED,
      'For the first time in my life I told my father that I am proud of my work.',
    ]) {
      const talk = await Talk.begin(person, soul.id);
      talks.push(talk);
      await taken(talk, words);
    }
    expect(await proposals(soul.id)).toHaveLength(3);
    const another = 'I promised my neighbour that I will repair her roof before the winter comes.';
    const fourth = await Talk.begin(person, soul.id);
    await taken(fourth, another);
    expect(await proposals(soul.id)).toHaveLength(3);
    for (const { id } of await proposals(soul.id)) await decline(id).expect(200);
    // There is room again, but not on this day where something was offered already.
    await taken(talks[0] as Talk, 'I finally quit smoking, I have been without a cigarette for a whole month now!');
    expect(await proposals(soul.id)).toEqual([]);
    await taken(fourth, 'I swore to my mother that I will never drive so fast again in the mountains.');
    expect(await proposals(soul.id)).toHaveLength(1);
  });

  it('is never made from whispers or messages about danger', async () => {
    const soul = await person.soul('Mira', { archetype: 'friend' });
    const talk = await Talk.begin(person, soul.id);
    await taken(talk, ENGAGED, { whisper: true });
    const other = await Talk.begin(person, soul.id);
    await taken(other, 'I do not want to live any more.');
    await taken(other, PROMISED);
    expect(await proposals(soul.id)).toEqual([]);
  });

  it.each([
    ['deleted', 'gondola'],
    ['reworded', 'zeppelin'],
    ['never to be mentioned', 'rowing boat'],
    ['gone with its conversation', 'houseboat'],
  ])('is withdrawn when the message is %s', async (how, place) => {
    const soul = await person.soul('Mira', { archetype: 'friend' });
    const talk = await Talk.begin(person, soul.id);
    const { asked } = await talk.say(ENGAGED.replace('pier', place));
    const offering = await proposed(talk);
    const path = `/api/conversations/${talk.id}`;
    if (how === 'deleted') await person.delete(`${path}/messages/${asked.id}`).expect(204);
    else if (how === 'reworded')
      await person.patch(`${path}/messages/${asked.id}`, { content: 'Nothing much happened.' }).expect(200);
    else if (how === 'never to be mentioned')
      await person
        .post(`/api/companions/${soul.id}/objections`, { kind: 'message', id: asked.id, objection: 'never-mention' })
        .expect(204);
    else await person.delete(path).expect(204);
    await window.until('offering', (news) => news.offering.id === offering.id && news.offering.state === 'declined');
    expect(await proposals(soul.id)).toEqual([]);
    expect(offering.content).toContain(place);
    const held = (await rowsWith(place)).filter((where) => where !== 'messages.content');
    // What is not to be mentioned is known as such.
    const kept = how === 'never to be mentioned' ? held.filter((where) => where.startsWith('offerings.')) : held;
    expect(kept).toEqual([]);
    await decline(offering.id).expect(404);
  });
});

describe('a shared memory', () => {
  it('gets a reflection from each of its souls, each in other words', async () => {
    const souls = [
      await person.soul('Lumen', { archetype: 'companion' }),
      await person.soul('Mira', { archetype: 'companion' }),
      await person.soul('Sol', {
        archetype: 'sage',
        personality: { creativity: 1, empathy: 2, logic: 5, curiosity: 5 },
      }),
    ];
    const ids = souls.map(({ id }) => id);
    const made = await person
      .post('/api/shared-memories', {
        title: 'Herons at the old mill',
        content: 'We watched the herons until it was dark.',
        memoryType: 'connection',
        companionIds: ids,
      })
      .expect(201);
    for (const id of ids)
      await window.until('insight', ({ companionId, changed }) => companionId === id && changed.includes('shared'));
    const [shared] = (await person.get('/api/shared-memories').expect(200)).body as {
      id: number;
      aiReflections: Record<string, string>;
    }[];
    expect(shared?.id).toBe((made.body as { id: number }).id);
    expect(Object.keys(shared?.aiReflections ?? {}).map(Number)).toEqual(ids);
    const said = Object.values(shared?.aiReflections ?? {});
    for (const words of said) expect(words).toContain('“Herons at the old mill”');
    expect(new Set(said).size).toBe(3);
    // Where a job was lost, the soul speaks all the same, and says the same.
    const before = window.seen.length;
    await installation.database.query(`UPDATE shared_memory_souls SET reflection = NULL WHERE companion_id = $1`, [
      ids[2],
    ]);
    await installation.database.query(`UPDATE shared_memories SET created_at = now() - interval '1 minute'`);
    await window.enough('the lost reflection', (seen) =>
      seen
        .slice(before)
        .some(
          ({ event, payload }) =>
            event === 'insight' && payload.companionId === ids[2] && payload.changed.includes('shared'),
        ),
    );
    const [again] = (await person.get('/api/shared-memories').expect(200)).body as {
      aiReflections: Record<string, string>;
    }[];
    expect(again?.aiReflections).toEqual(shared?.aiReflections);
  });
});

describe('logs of offerings', () => {
  it('contain no names or quotes when something fails', async () => {
    let written = '';
    let seen = () => undefined as void;
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((chunk: string | Uint8Array) => {
        written += String(chunk);
        if (/job\.attempt_failed job=offering-\d+/.test(written)) seen();
        return true;
      });
    const { database } = installation;
    const soul = await person.soul();
    const refuse = (table: string, rule: string) =>
      database.query(`ALTER TABLE ${table} ADD CONSTRAINT refused CHECK (${rule}) NOT VALID`);
    const allow = (table: string) => database.query(`ALTER TABLE ${table} DROP CONSTRAINT refused`);
    const words = { soul_id: soul.id, content: 'moonflower-secret content', personal_note: 'moonflower-secret note' };
    await refuse('offerings', `content = ''`);
    await person.post('/api/memory/offer_to_soul', words).expect(500);
    await allow('offerings');
    expect(written).not.toBe('');
    expect(written).not.toContain('moonflower');
    // The worker fails at reading it, and writes so; the sweeper has it read at last.
    written = '';
    await refuse('offerings', 'suggestion IS NULL');
    const failed = new Promise<void>((resolve) => (seen = resolve));
    const offering = await offer(soul.id, words.content, { personal_note: words.personal_note });
    await database.query(`UPDATE offerings SET created_at = now() - interval '1 minute' WHERE id = $1`, [offering.id]);
    await failed;
    await allow('offerings');
    await read(offering.id);
    await refuse('memories', `source_type <> 'offering'`);
    await person.post('/api/memory/receive_offering', { offering_id: offering.id }).expect(500);
    await allow('memories');
    await receive(offering.id);
    jest.restoreAllMocks();
    expect(written).not.toBe('');
    expect(written).not.toContain('moonflower');
    expect(written).not.toContain(person.email);
  });
});
