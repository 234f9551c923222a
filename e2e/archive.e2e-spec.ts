import type { Curation, Memory, MemoryLayers, MemoryTraces, Message } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';
import { Talk } from './support/talk';

const DAY = 86_400_000;

/** What differs between the memories a test lays down. */
interface Laid {
  title: string;
  kind?: string;
  layer?: string;
  status?: string;
  tones?: string[];
  source?: string;
  significance?: number;
  /** Age of the statement in days. */
  days?: number;
}

let installation: Installation;
let api: Api;
let person: Person;
beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  await installation.worker();
  person = await installation.person(api);
});
afterAll(() => installation.close());

/** Memories of a soul without conversations, in this order. */
async function lay(soulId: number, memories: readonly Laid[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { title, kind = 'fact', layer = 'background', status = 'soft', tones = [], ...rest } of memories) {
    const { source = 'message', significance = 5, days = 10 } = rest;
    const [row] = await installation.database.query<{ id: number }>(
      `INSERT INTO memories (companion_id, kind, title, content, layer, status, tones, significance, said_at, source_type, key, version)
       VALUES ($1, $2, $3, $3 || '.', $4, $5, $6, $7, now() - make_interval(days => $8), $9, $3, 0) RETURNING id::int`,
      [soulId, kind, title, layer, status, tones, significance, days, source],
    );
    ids.push(Number(row?.id));
  }
  return ids;
}

const listed = async (query: string, of: Person = person): Promise<Memory[]> =>
  (await of.get(`/api/memories?${query}`).expect(200)).body as Memory[];
const titlesOf = async (query: string) => (await listed(query)).map(({ title }) => title);
const layersOf = async (soulId: number): Promise<MemoryLayers> =>
  (await person.get(`/api/companions/${soulId}/memory-layers`).expect(200)).body as MemoryLayers;
const manage = async (soulId: number, memoryId: number, type: 'emphasize' | 'de-emphasize'): Promise<Memory> =>
  (await person.post(`/api/companions/${soulId}/memory-management`, { type, memoryId }).expect(200)).body as Memory;
const curate = async (soulId: number): Promise<Curation['moved']> =>
  ((await person.post(`/api/companions/${soulId}/memory-curation`, { action: 'curate' }).expect(200)).body as Curation)
    .moved;

describe('the list of memories', () => {
  it('supports every filter, alone and combined', async () => {
    const soul = await person.soul();
    await lay(soul.id, [
      { title: 'Tea', kind: 'preference', tones: ['Warm'], layer: 'core' },
      { title: 'Harbour', kind: 'place', tones: ['calm'], status: 'anchored', layer: 'core', source: 'import' },
      { title: 'Old scroll', kind: 'scroll', status: 'archived', layer: 'archived', source: 'offering' },
    ]);
    const of = `companionId=${soul.id}`;
    expect(await titlesOf(of)).toEqual(['Old scroll', 'Harbour', 'Tea']);
    expect(await titlesOf(`${of}&layer=core`)).toEqual(['Harbour', 'Tea']);
    expect(await titlesOf(`${of}&status=anchored`)).toEqual(['Harbour']);
    expect(await titlesOf(`${of}&kind=scroll`)).toEqual(['Old scroll']);
    expect(await titlesOf(`${of}&source=import`)).toEqual(['Harbour']);
    expect(await titlesOf(`${of}&tone=warm`)).toEqual(['Tea']);
    expect(await titlesOf(`${of}&q=SCROLL%20old`)).toEqual(['Old scroll']);
    expect(await titlesOf(`${of}&layer=core&tone=calm&source=import`)).toEqual(['Harbour']);
    expect(await titlesOf(`${of}&layer=core&tone=calm&source=file`)).toEqual([]);
  });

  it('paginates without gaps or duplicates while memories are added and deleted', async () => {
    const soul = await person.soul();
    const ids = await lay(
      soul.id,
      Array.from({ length: 7 }, (_, at) => ({ title: `Page ${at}` })),
    );
    const seen: number[] = [];
    for (let before = ''; ;) {
      const page = (await listed(`companionId=${soul.id}&limit=3${before}`)).map(({ id }) => id);
      if (page.length === 0) break;
      seen.push(...page);
      await lay(soul.id, [{ title: `New ${seen.length}` }]);
      // The memory after which the next page begins may have been deleted.
      if (seen.length === 3) await person.delete(`/api/memories/${page[2]}`).expect(204);
      before = `&before=${page.at(-1)}`;
    }
    expect(seen).toEqual([...ids].reverse());
  });

  it('shows what was known on a day, and what replaced what', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I live in Ghent.');
    const ghent = await talk.keeps(/Ghent/);
    await talk.say('Big news: we moved to Bruges last week.');
    const bruges = await talk.keeps(/Bruges/);
    const homes = async (more: string) =>
      (await listed(`companionId=${talk.soulId}&kind=place${more}`)).map(({ id }) => id);
    expect(await homes('')).toEqual([bruges.id]);
    const between = new Date(Date.parse(bruges.saidAt) - 1).toISOString();
    expect(await homes(`&asOf=${between}`)).toEqual([ghent.id]);
    expect(await homes(`&asOf=${bruges.saidAt}`)).toEqual([bruges.id]);
    // A day is known at its end.
    expect(await homes(`&asOf=${bruges.saidAt.slice(0, 10)}`)).toEqual([bruges.id]);
    expect(await homes(`&asOf=${new Date(Date.parse(ghent.saidAt) - DAY).toISOString().slice(0, 10)}`)).toEqual([]);
    const history = await listed(`companionId=${talk.soulId}&kind=place&history=true`);
    expect(history.map(({ id, supersededBy, supersededAt }) => [id, supersededBy, supersededAt])).toEqual([
      [bruges.id, null, null],
      [ghent.id, bruges.id, bruges.saidAt],
    ]);
    expect(await homes(`&history=true&asOf=${between}`)).toEqual([ghent.id]);
  });

  it('uses the time of the statement, not of the import', async () => {
    const soul = await person.soul();
    const [ghent, bruges] = await lay(soul.id, [
      { title: 'Home: Ghent', days: 300, source: 'import' },
      { title: 'Home: Bruges', days: 100, source: 'import' },
    ]);
    await installation.database.query('UPDATE memories SET superseded_at = now(), superseded_by = $2 WHERE id = $1', [
      ghent,
      bruges,
    ]);
    const on = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
    const known = (days: number, more = '') => titlesOf(`companionId=${soul.id}&asOf=${on(days)}${more}`);
    expect(await known(400)).toEqual([]);
    expect(await known(200)).toEqual(['Home: Ghent']);
    expect(await known(50)).toEqual(['Home: Bruges']);
    expect(await known(50, '&history=true')).toEqual(['Home: Bruges', 'Home: Ghent']);
  });

  it.each([
    ['layer=attic', 'layer', 'A layer is one of surface, core, background, archived.'],
    ['status=loud', 'status', 'A status is one of anchored, fading, soft, archived.'],
    ['kind=rumour', 'kind', /^A kind is one of fact, /],
    ['source=dream', 'source', 'A source is one of message, offering, shared, import, card, file.'],
    ['asOf=yesterday', 'asOf', 'A date is an ISO 8601 date.'],
    ['asOf=2026-02-31', 'asOf', 'A date is an ISO 8601 date.'],
    ['history=perhaps', 'history', 'History is true or false.'],
    ['before=-1', 'before', 'An id is a positive whole number.'],
    ['limit=501', 'limit', 'A limit is a whole number from 1 to 500.'],
    ['tone=', 'tone', 'At most 30 labels, of at most 60 characters each.'],
  ])('refuses %s', async (query, field, text) => {
    const { body } = await person.get(`/api/memories?${query}`).expect(400);
    expect(body).toMatchObject({ success: false, code: 'invalid' });
    expect((body as { fields: Record<string, string> }).fields[field]).toEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    );
  });
});

describe('an edited memory', () => {
  it('is recalled with the new text from the next reply', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I live in Ghent.');
    const memory = await talk.keeps(/Ghent/);
    expect((await talk.say('Where do I live?')).answer.content).toContain('Ghent');
    const edited = (await person.patch(`/api/memories/${memory.id}`, { content: 'You live in Aalst.' }).expect(200))
      .body as Memory;
    expect(edited).toMatchObject({ id: memory.id, content: 'You live in Aalst.', title: 'Home: Aalst', kind: 'place' });
    const { answer } = await talk.say('Where do I live?');
    expect(answer.content).toContain('Aalst');
    expect(answer.content).not.toContain('Ghent');
    // Also from another conversation; and a repeated fact is the same memory.
    const again = await Talk.begin(person, talk.soulId);
    expect((await again.say('Do you remember where I live?')).answer.content).toContain('Aalst');
    await again.say('I live in Aalst, as you know.');
    await again.keeps(/Aalst/);
    expect((await again.memories()).filter(({ content }) => content.includes('Aalst'))).toHaveLength(1);
  });

  it('keeps its text without a fact if no rule matches', async () => {
    const talk = await Talk.begin(person);
    await talk.say('My favourite drink is rooibos.');
    const memory = await talk.keeps(/rooibos/);
    const content = 'The lighthouse keeper pours something smoky at midnight.';
    await person.patch(`/api/memories/${memory.id}`, { content, tags: ['lighthouse'] }).expect(200);
    const { answer } = await talk.say('What is my favourite drink?');
    expect(answer.content).not.toMatch(/rooibos/i);
    // After the edit the session note is written again, without the old text.
    await talk.say('I play the cello in an orchestra.');
    await talk.keeps(/cello/);
    const [row] = await installation.database.query<{ fact: unknown; notes: number }>(
      `SELECT fact, (SELECT count(*)::int FROM session_notes
         WHERE companion_id = $2 AND concat(title, content, keywords) ILIKE '%rooibos%') AS notes
       FROM memories WHERE id = $1`,
      [memory.id, talk.soulId],
    );
    expect(row).toEqual({ fact: null, notes: 0 });
  });

  it('is no longer marked as wrong', async () => {
    const talk = await Talk.begin(person);
    await talk.say('My favourite drink is rooibos.');
    const memory = await talk.keeps(/rooibos/);
    const objection = { kind: 'memory', id: memory.id, objection: 'wrong' };
    await person.post(`/api/companions/${talk.soulId}/objections`, objection).expect(204);
    const right = await person
      .patch(`/api/memories/${memory.id}`, { content: 'Your favourite drink is barley tea.' })
      .expect(200);
    expect(right.body).toMatchObject({ objection: null, layer: 'surface' });
    expect((await talk.say('What is my favourite drink?')).answer.content).toMatch(/barley tea/i);
  });

  it('can be anchored, faded and archived, and changes layer at once', async () => {
    const soul = await person.soul();
    const [id] = await lay(soul.id, [{ title: 'Loves kites', days: 1, layer: 'surface' }]);
    const patch = async (status: string) =>
      (await person.patch(`/api/memories/${id}`, { status }).expect(200)).body as Memory;
    expect(await patch('anchored')).toMatchObject({ status: 'anchored', layer: 'core' });
    expect(await patch('fading')).toMatchObject({ status: 'fading', layer: 'background' });
    // A faded memory stays so when the rules are applied, until it is recalled.
    expect(await curate(soul.id)).toEqual([]);
    expect(await listed(`companionId=${soul.id}&status=fading`)).toHaveLength(1);
    expect(await patch('archived')).toMatchObject({ status: 'archived', layer: 'archived' });
    expect(await patch('soft')).toMatchObject({ status: 'soft', layer: 'surface' });
  });
});

describe('layers', () => {
  it('are ordered, with counts and the most significant memories first', async () => {
    const soul = await person.soul();
    await lay(soul.id, [
      { title: 'Light', significance: 3 },
      { title: 'Heavy', significance: 6 },
      { title: 'Fresh', layer: 'surface', days: 0 },
    ]);
    const layers = await layersOf(soul.id);
    expect(layers.background.map(({ title }) => title)).toEqual(['Heavy', 'Light']);
    expect(layers.counts).toEqual({ surface: 1, core: 0, background: 2, archived: 0 });
  });

  it('reflect emphasis changes at once and notify windows', async () => {
    const soul = await person.soul();
    const [id = 0] = await lay(soul.id, [{ title: 'Kites', significance: 4 }]);
    const window = await person.window();
    const version = async () =>
      (
        await installation.database.query<{ v: number }>(
          'SELECT mind_version::int AS v FROM companions WHERE id = $1',
          [soul.id],
        )
      )[0]?.v ?? 0;
    const before = await version();
    expect(await manage(soul.id, id, 'emphasize')).toMatchObject({ layer: 'core', emphasis: 1, status: 'soft' });
    expect(await window.until('memory', ({ companionId }) => companionId === soul.id)).toMatchObject({
      changed: [{ id, layer: 'core' }],
      removed: [],
    });
    expect(await version()).toBe(before + 1);
    expect((await layersOf(soul.id)).core.map(({ id: one }) => one)).toEqual([id]);
    expect(await manage(soul.id, id, 'de-emphasize')).toMatchObject({ layer: 'background', emphasis: 0 });
    expect(await manage(soul.id, id, 'de-emphasize')).toMatchObject({
      layer: 'archived',
      emphasis: -1,
      status: 'fading',
    });
    await manage(soul.id, id, 'de-emphasize');
    expect(await manage(soul.id, id, 'de-emphasize')).toMatchObject({ layer: 'archived', emphasis: -2 });
  });

  it('keep anchored memories, and restore an archived one when it is emphasized', async () => {
    const soul = await person.soul();
    const [anchored = 0, away = 0] = await lay(soul.id, [
      { title: 'Anchor', status: 'anchored', layer: 'core', significance: 1, days: 900 },
      { title: 'Away', status: 'archived', layer: 'archived' },
    ]);
    expect(await manage(soul.id, anchored, 'de-emphasize')).toMatchObject({ layer: 'core', status: 'anchored' });
    expect(await manage(soul.id, away, 'emphasize')).toMatchObject({ layer: 'core', status: 'soft' });
  });

  it('are curated by rules, which report each move and its reason once', async () => {
    const soul = await person.soul();
    const [stale, weighty, dusty] = await lay(soul.id, [
      { title: 'Stale', layer: 'surface', days: 5 },
      { title: 'Weighty', significance: 9 },
      { title: 'Dusty', significance: 2, days: 400 },
      { title: 'Right', days: 20 },
    ]);
    expect(await curate(soul.id)).toEqual([
      {
        memoryId: dusty,
        title: 'Dusty',
        from: 'background',
        to: 'archived',
        reason: 'It is light, over a year old, and never came up.',
      },
      {
        memoryId: weighty,
        title: 'Weighty',
        from: 'background',
        to: 'core',
        reason: 'It matters much: its significance is 9 of 10.',
      },
      {
        memoryId: stale,
        title: 'Stale',
        from: 'surface',
        to: 'background',
        reason: 'It was not said and did not come up for 3 days.',
      },
    ]);
    expect((await layersOf(soul.id)).counts).toEqual({ surface: 0, core: 1, background: 2, archived: 1 });
    expect(await curate(soul.id)).toEqual([]);
    expect(await listed(`companionId=${soul.id}`)).toHaveLength(4);
  });
});

describe('emphasis', () => {
  /** Which memory a reply names first. */
  const first = ({ recalled }: Message) => recalled.find(({ kind }) => kind === 'memory')?.id;

  it('ranks one of two matching memories first, or last when de-emphasized', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I like the smell of tulips in spring.');
    const tulips = await talk.keeps(/tulips/);
    await talk.say('I like the smell of lilacs in spring.');
    const lilacs = await talk.keeps(/lilacs/);
    const ask = async () => first((await talk.say('Which smell do I like in spring?')).answer);
    await manage(talk.soulId, tulips.id, 'emphasize');
    expect(await ask()).toBe(tulips.id);
    await manage(talk.soulId, tulips.id, 'de-emphasize');
    await manage(talk.soulId, tulips.id, 'de-emphasize');
    expect(await ask()).toBe(lilacs.id);
    await manage(talk.soulId, tulips.id, 'emphasize');
    await manage(talk.soulId, tulips.id, 'emphasize');
    expect(await ask()).toBe(tulips.id);
  });

  it('recalls an archived memory only for a close match', async () => {
    const talk = await Talk.begin(person);
    await talk.say('My cousin is called Ottilie.');
    const cousin = await talk.keeps(/Ottilie/);
    await talk.say('I play the cello in an orchestra.');
    await talk.keeps(/cello/);
    await person.patch(`/api/memories/${cousin.id}`, { status: 'archived' }).expect(200);
    const all = (await talk.say('What do you know about me?')).answer;
    expect(all.content).toMatch(/cello/);
    expect(`${all.content} ${JSON.stringify(all.recalled)}`).not.toMatch(/Ottilie/);
    expect((await talk.say('What is my cousin called?')).answer.content).toContain('Ottilie');
  });
});

describe('forgetting', () => {
  it('previews what else is deleted, and deletes exactly that', async () => {
    const talk = await Talk.begin(person);
    await talk.say('I work as a baker.');
    const baker = await talk.keeps(/baker/);
    await talk.say('I work as a nurse now, no more baking.');
    const nurse = await talk.keeps(/nurse/);
    await talk.say('What do I do for a living?');
    await talk.window.until('memory', ({ changed }) =>
      changed.some(({ id, recallCount }) => id === nurse.id && recallCount > 0),
    );
    const counted = async () => {
      const [row] = await installation.database.query<{ replies: number; notes: number }>(
        `SELECT (SELECT sum(jsonb_array_length(recalled))::int FROM messages WHERE conversation_id = $1) AS entries,
           (SELECT count(*)::int FROM messages WHERE conversation_id = $1 AND jsonb_array_length(recalled) > 0) AS replies,
           (SELECT count(*)::int FROM session_notes WHERE conversation_id = $1 AND content <> '') AS notes`,
        [talk.id],
      );
      return { replies: row?.replies ?? 0, notes: row?.notes ?? 0 };
    };
    const traces = (await person.get(`/api/memories/${nurse.id}/traces`).expect(200)).body as MemoryTraces;
    const before = await counted();
    expect(traces).toMatchObject({
      superseded: [{ id: baker.id, title: baker.title }],
      notes: before.notes,
      runs: 0,
      sharedMemoryId: null,
    });
    expect(before.notes).toBe(1);
    expect(traces.replies).toBe(before.replies);
    expect(traces.replies).toBeGreaterThan(0);
    // Asking changes nothing.
    expect(await counted()).toEqual(before);
    await person.delete(`/api/memories/${nurse.id}`).expect(204);
    expect((await counted()).replies).toBe(before.replies - traces.replies);
    await person.get(`/api/memories/${nurse.id}/traces`).expect(404);
    expect((await listed(`companionId=${talk.soulId}&history=true`)).map(({ id }) => id)).not.toContain(nurse.id);
    expect(await listed(`companionId=${talk.soulId}&q=nurse`)).toEqual([]);
    const hits = (await person.get('/api/search?q=nurse').expect(200)).body as { kind: string; memoryId?: number }[];
    expect(hits.filter(({ kind }) => kind === 'memory')).toEqual([]);
    expect((await talk.say('What do I do for a living?')).answer.content).not.toMatch(/nurse/i);
  });

  it('keeps a shared memory for the other souls', async () => {
    const [one, other] = [await person.soul('One'), await person.soul('Other')];
    const shared = (
      await person
        .post('/api/shared-memories', {
          title: 'The pier',
          content: 'We watched the ferries.',
          memoryType: 'connection',
          significance: 6,
          companionIds: [one.id, other.id],
        })
        .expect(201)
    ).body as { id: number };
    const [memory] = await listed(`companionId=${one.id}&source=shared`);
    const traces = await person.get(`/api/memories/${memory?.id}/traces`).expect(200);
    expect(traces.body).toEqual({ superseded: [], notes: 0, replies: 0, runs: 0, sharedMemoryId: shared.id });
    await person.delete(`/api/memories/${memory?.id}`).expect(204);
    expect(await listed(`companionId=${other.id}&source=shared`)).toHaveLength(1);
    const left = (await person.get('/api/shared-memories').expect(200)).body as { companionIds: number[] }[];
    expect(left[0]?.companionIds).toEqual([other.id]);
  });
});

describe('ownership', () => {
  it('refuses access by other accounts', async () => {
    const soul = await person.soul();
    const [id = 0] = await lay(soul.id, [{ title: 'Mine' }]);
    const stranger = await installation.person(api);
    const own = await stranger.soul();
    await stranger.get(`/api/memories?companionId=${soul.id}`).expect(404);
    await stranger.get(`/api/memories/${id}/traces`).expect(404);
    await stranger.get(`/api/companions/${soul.id}/memory-layers`).expect(404);
    await stranger.post(`/api/companions/${soul.id}/memory-curation`, { action: 'curate' }).expect(404);
    const request = { type: 'emphasize', memoryId: id };
    await stranger.post(`/api/companions/${soul.id}/memory-management`, request).expect(404);
    const refused = await stranger.post(`/api/companions/${own.id}/memory-management`, request).expect(404);
    expect(refused.body).toMatchObject({ success: false, code: 'memory_not_found' });
    expect(await listed('', stranger)).toEqual([]);
    expect((await listed(`companionId=${soul.id}`))[0]).toMatchObject({ id, emphasis: 0 });
  });

  it.each([
    ['memory-management', { type: 'shout', memoryId: 1 }, 'type', 'A type is one of emphasize, de-emphasize.'],
    ['memory-management', { type: 'emphasize' }, 'memoryId', 'An id is a positive whole number.'],
    ['memory-curation', { action: 'merge' }, 'action', 'The action must be “curate”.'],
    ['memory-curation', {}, 'action', 'The action must be “curate”.'],
  ] as const)('refuses %s with %j', async (path, body, field, text) => {
    const soul = await person.soul();
    const answer = await person.post(`/api/companions/${soul.id}/${path}`, body).expect(400);
    expect(answer.body).toMatchObject({ success: false, code: 'invalid', fields: { [field]: text } });
  });
});
