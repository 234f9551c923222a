import {
  type ConversationAnchor,
  type AnchorGroup,
  type EmotionalPattern,
  ERRORS,
  type Figure,
  type GrowthMilestone,
  type InsightNews,
  type MemoryReference,
  type OverallGrowth,
  type RelationalInsight,
  type RelationshipMetric,
  type RelationshipMilestone,
  type ResonanceMetrics,
} from '@kinloom/contract';
import { waitFor } from '@kinloom/testing';
import { type Api, call, Installation, type Person } from './support/harness';
import { writeHistory } from './support/history';
import { Recount } from './support/recount';
import { Talk } from './support/talk';

let installation: Installation;
let api: Api;
let person: Person;
let accountId: number;
let souls: [number, number, number];

const read = async <T>(path: string, who = person): Promise<T> => (await who.get(`/api/${path}`).expect(200)).body as T;

/** Waits until all turns and reflections are done and all figures are computed. */
async function settled(): Promise<void> {
  const pending = async () => {
    const [row] = await installation.database.query<{ many: number }>(
      `SELECT ((SELECT count(*) FROM reflection_progress WHERE due) + (SELECT count(*) FROM insight_figures WHERE due)
         + (SELECT count(*) FROM turns WHERE state IN ('waiting', 'answering')))::int AS many`,
    );
    return row?.many;
  };
  await waitFor('all figures to be computed', async () => (await pending()) === 0, { timeoutMs: 180_000 });
}

const adds = ({ parts }: Figure) => parts.reduce((sum, one) => sum + one.adds, 0);

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  person = await installation.person(api);
  accountId = (await read<{ id: number }>('auth/me')).id;
  souls = [(await person.soul('Lumen')).id, (await person.soul('Mira')).id, (await person.soul('Sol')).id];
});
afterAll(() => installation.close());

describe('without messages', () => {
  it('every call returns empty results', async () => {
    const [soul] = souls;
    for (const list of [
      `memory-references/${soul}`,
      `memory-impact/${soul}`,
      `relationship-milestones/${soul}`,
      `emotional-patterns/${soul}`,
      `conversation-anchors/${soul}`,
      'conversation-threads',
      'growth-milestones',
      'growth-timeline',
      'relational-insights',
    ])
      expect([list, await read(list)]).toEqual([list, []]);
    expect(await read(`emotional-timeline/${soul}`)).toEqual({ shifts: [], points: [] });
    expect(await read(`resonance-metrics/${soul}`)).toMatchObject({
      deepConnectionMoments: 0,
      vulnerabilityGrowth: 0,
      connectionDepth: 0,
      emotionalResonance: { value: 0, capped: false },
    });
    expect(await read<RelationshipMetric[]>('relationship-metrics')).toHaveLength(3);
    expect(await read('overall-growth')).toMatchObject({ overallGrowth: { value: 0 }, memories: 0, souls: 3 });
  });
});

describe('with eight months of messages and three souls', () => {
  let anchor: ConversationAnchor;
  let talk: Talk;
  beforeAll(async () => {
    await writeHistory(installation.database, accountId, souls);
    await installation.worker();
    await settled();
    talk = await Talk.begin(person, souls[0]);
    const { asked } = await talk.say('My grandmother taught me to bake rye bread in the winter of 1999.');
    anchor = (
      await person
        .post('/api/conversation-anchors', {
          messageId: asked.id,
          title: 'Rye bread',
          anchorType: 'breakthrough',
          conversationId: talk.id,
        })
        .expect(201)
    ).body as ConversationAnchor;
    await settled();
    await talk.say('Do you remember who taught me to bake rye bread?');
    await talk.say('Do you remember where my sister Anna lives?');
    await person
      .post('/api/shared-memories', {
        title: 'The first loaf',
        content: 'The first loaf that did not burn.',
        memoryType: 'breakthrough',
        significance: 9,
        companionIds: [souls[0], souls[1]],
      })
      .expect(201);
    await settled();
    // Milestones keep the figures of the time they were reached. This test stores old messages out of order, so they are deleted and
    // computed from all messages.
    await installation.database.query('DELETE FROM milestones');
    await installation.database.query(
      `UPDATE insight_figures SET due = true, due_at = clock_timestamp(), asked_at = now() - interval '1 hour'`,
    );
    await settled();
  }, 600_000);

  it('every figure equals a recount of the rows', async () => {
    const recount = await Recount.of(installation.database, accountId);
    for (const soul of souls) {
      const patterns = await read<EmotionalPattern[]>(`emotional-patterns/${soul}`);
      expect(patterns.map(({ id: _, ...pattern }) => pattern)).toEqual(recount.patterns(soul));
      expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
      expect(await read(`emotional-timeline/${soul}`)).toEqual({
        shifts: recount.shifts(soul),
        points: recount.points(soul),
      });
      const { emotionalResonance, ...metrics } = await read<ResonanceMetrics>(`resonance-metrics/${soul}`);
      expect({ ...metrics, emotionalResonance: emotionalResonance.value }).toEqual(recount.resonance(soul));
      expect(Math.round(adds(emotionalResonance))).toBe(emotionalResonance.value);
      expect(await read(`memory-impact/${soul}`)).toEqual(recount.impacts(soul));
      const references = await read<MemoryReference[]>(`memory-references/${soul}`);
      expect(references.map(({ timestamp: _, ...reference }) => reference)).toEqual(recount.references(soul));
    }
    const now = Date.now();
    const metrics = await read<RelationshipMetric[]>('relationship-metrics');
    expect(metrics.map(({ made: _, ...metric }) => metric)).toEqual(recount.metrics(now));
    for (const { made, connectionStrength, conversationDepth } of metrics) {
      expect([made.connectionStrength.value, made.conversationDepth.value]).toEqual([
        connectionStrength,
        conversationDepth,
      ]);
      expect(adds(made.connectionStrength)).toBeCloseTo(connectionStrength, 1);
      expect(adds(made.conversationDepth)).toBeCloseTo(conversationDepth, 1);
    }
    const { overallGrowth, ...overall } = await read<OverallGrowth>('overall-growth');
    expect({ ...overall, overallGrowth: overallGrowth.value }).toEqual(recount.overall(now));
    expect(await read('growth-timeline')).toEqual(recount.growth());
    // And all of that is something.
    expect(
      metrics.every((one) => one.memoryCount > 20 && one.conversationDepth > 10 && one.relationshipAge > 200),
    ).toBe(true);
    expect((await read<MemoryReference[]>(`memory-references/${souls[0]}`)).length).toBeGreaterThan(0);
  });

  it('milestones are reached once, at the time of their evidence, and can be celebrated', async () => {
    const recount = await Recount.of(installation.database, accountId);
    const milestones = await read<GrowthMilestone[]>('growth-milestones');
    expect(milestones.map(({ date }) => date)).toEqual([...milestones.map(({ date }) => date)].sort().reverse());
    for (const soul of souls) {
      const own = milestones.filter(({ companionId }) => companionId === soul);
      const [first] = await installation.database.query<{ said: Date; kept: Date }>(
        `SELECT (SELECT min(m.created_at) FROM messages m JOIN conversation_souls s USING (conversation_id)
           WHERE s.companion_id = $1 AND m.companion_id IS NULL) AS said,
           (SELECT min(said_at) FROM memories WHERE companion_id = $1 AND objection IS NULL AND superseded_at IS NULL) AS kept`,
        [soul],
      );
      const dateOf = (type: string, title?: string) =>
        own.filter((one) => one.type === type && (title === undefined || one.title === title)).map(({ date }) => date);
      expect(dateOf('first_conversation')).toEqual([first?.said.toISOString()]);
      expect(dateOf('first_memory')).toEqual([first?.kept.toISOString()]);
      expect(own.filter(({ type }) => type === 'anniversary').map(({ title }) => title)).toEqual([
        'Six months together',
        'Three months together',
        'One month together',
      ]);
      const acquainted = recount.deepSince(soul);
      expect(dateOf('deep_connection')).toEqual(acquainted === null ? [] : [acquainted]);
      const related = await read<RelationshipMilestone[]>(`relationship-milestones/${soul}`);
      expect(
        related.map(({ id, date, title, connectionStrength, memoryCount }) => ({
          id,
          date,
          title,
          connectionStrength,
          memoryCount,
        })),
      ).toEqual(own.map(({ id, date, title }) => ({ id, date, title, ...recount.asItWas(soul, date) })));
    }
    const breakthroughs = milestones.filter(
      ({ type, companionId }) => type === 'breakthrough_moment' && companionId === souls[0],
    );
    expect(breakthroughs.map(({ description }) => description)).toEqual(
      expect.arrayContaining([
        'You marked it with Lumen because something changed.',
        'You saved it with Lumen because something changed.',
      ]),
    );

    const [newest] = milestones;
    const path = `/api/growth-milestones/${newest?.id}`;
    expect((await person.patch(path, { celebrated: true }).expect(200)).body).toEqual({ ...newest, celebrated: true });
    await person.patch(path, { celebrated: 'yes' }).expect(400);
    const stranger = await installation.person(api);
    await stranger.patch(path, { celebrated: false }).expect(404);
    // It stays celebrated after a recomputation.
    await person.patch(`/api/memories/${(await talk.memories())[0]?.id}`, { title: 'Bread, again' }).expect(200);
    await settled();
    expect((await read<GrowthMilestone[]>('growth-milestones'))[0]).toEqual({ ...newest, celebrated: true });
  });

  it('insights have confidence by frequency and cite only permitted messages', async () => {
    const insights = await read<RelationalInsight[]>('relational-insights');
    expect(insights.length).toBeGreaterThan(3);
    expect(insights.map(({ confidence }) => confidence)).toEqual(
      [...insights.map(({ confidence }) => confidence)].sort((a, b) => b - a),
    );
    for (const { companionId, confidence, evidence } of insights) {
      expect(insights.filter((one) => one.companionId === companionId).length).toBeLessThanOrEqual(4);
      // Counts are certain, estimates are not.
      expect(confidence > 0 && confidence <= 1).toBe(true);
      const rows = await installation.database.query<{ id: number; content: string; whispered: boolean }>(
        'SELECT id, content, whispered FROM messages WHERE id = ANY($1::bigint[])',
        [evidence.map(({ messageId }) => messageId)],
      );
      expect(evidence.length).toBeGreaterThan(0);
      for (const { messageId, excerpt } of evidence) {
        const row = rows.find(({ id }) => id === messageId);
        expect([row?.whispered, excerpt.length <= 160]).toEqual([false, true]);
        expect(row?.content.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
      }
    }
    // Confidence is what the counts say: of the strongest bright feeling, messages / (messages + 8).
    const { insight, confidence } = insights.find(({ id }) => id === souls[0] * 100 + 4)!;
    const [joy] = (await read<EmotionalPattern[]>(`emotional-patterns/${souls[0]}`)).filter(({ emotion }) =>
      insight.includes(emotion),
    );
    expect(confidence).toBeCloseTo(joy!.frequency / (joy!.frequency + 8), 2);
  });

  it('an anchor shows its message and the replies that recalled it', async () => {
    const recount = await Recount.of(installation.database, accountId);
    const [shown] = await read<ConversationAnchor[]>(`conversation-anchors/${souls[0]}`);
    const messages = await person.messages(talk.id);
    expect(shown).toEqual({
      id: anchor.id,
      messageId: messages[0]?.id,
      title: 'Rye bread',
      content: messages[0]?.content,
      anchorType: 'breakthrough',
      significance: 8,
      tags: ['breakthrough', 'user-created'],
      conversationId: talk.id,
      companionIds: [souls[0]],
      notes: '',
      resonanceType: null,
      emotionalImpact: 0,
      companionResponse: messages[1]?.content,
      followupInfluence: recount.cameBack(anchor.messageId!).length,
      timestamp: messages[0]?.createdAt,
      createdAt: anchor.createdAt,
    });
    expect(shown!.followupInfluence).toBeGreaterThan(0);
    expect(await read(`conversation-anchors/${talk.id}?of=conversation`)).toEqual([shown]);
    const references = await read<MemoryReference[]>(`memory-references/${souls[0]}`);
    expect(references.filter(({ anchorId }) => anchorId === anchor.id)).toHaveLength(shown!.followupInfluence);
  });

  it('forgetting clears derived texts at once and recomputes the figures', async () => {
    const soul = souls[2];
    const before = await read<EmotionalPattern[]>(`emotional-patterns/${soul}`);
    const strongest = before[0]!;
    const [felt] = await installation.database.query<{ message_id: number; conversation_id: number }>(
      `SELECT f.message_id, m.conversation_id FROM feelings f JOIN messages m ON m.id = f.message_id
       WHERE f.companion_id = $1 AND f.emotion = $2 ORDER BY f.message_id DESC LIMIT 1`,
      [soul, strongest.emotion],
    );
    await person.delete(`/api/conversations/${felt!.conversation_id}/messages/${felt!.message_id}`).expect(204);
    const left = await installation.database.query<{ words: unknown }>(
      `SELECT CASE WHEN due THEN words END AS words FROM insight_figures WHERE companion_id = $1`,
      [soul],
    );
    expect(left[0]?.words).toBeNull();
    await settled();
    const recount = await Recount.of(installation.database, accountId);
    const after = await read<EmotionalPattern[]>(`emotional-patterns/${soul}`);
    expect(after.map(({ id: _, ...pattern }) => pattern)).toEqual(recount.patterns(soul));
    expect(after.find(({ emotion }) => emotion === strongest.emotion)?.frequency).toBeLessThan(strongest.frequency);
    const evidence = (await read<RelationalInsight[]>('relational-insights')).flatMap((one) => one.evidence);
    expect(evidence.map(({ messageId }) => messageId)).not.toContain(felt!.message_id);

    // An edited message shows another value.
    const [worded] = await installation.database.query<{ message_id: number; conversation_id: number }>(
      `SELECT f.message_id, f.conversation_id FROM feelings f JOIN messages m ON m.id = f.message_id
       WHERE f.companion_id = $1 AND f.emotion <> 'gratitude' AND NOT m.whispered ORDER BY f.message_id DESC LIMIT 1`,
      [soul],
    );
    await person
      .patch(`/api/conversations/${worded!.conversation_id}/messages/${worded!.message_id}`, {
        content: 'I feel really grateful for the garden.',
      })
      .expect(200);
    await settled();
    expect(
      await installation.database.query(
        'SELECT emotion, topics FROM feelings WHERE companion_id = $1 AND message_id = $2',
        [soul, worded!.message_id],
      ),
    ).toEqual([{ emotion: 'gratitude', topics: ['the garden'] }]);
    const edited = await Recount.of(installation.database, accountId);
    const patterns = await read<EmotionalPattern[]>(`emotional-patterns/${soul}`);
    expect(patterns.map(({ id: _, ...pattern }) => pattern)).toEqual(edited.patterns(soul));
  });

  it('dependent data is deleted with a message, conversation or soul', async () => {
    const memories = await talk.memories();
    const rye = memories.find(({ title, content }) => /rye/i.test(`${title} ${content}`))!;
    await person.delete(`/api/memories/${rye.id}`).expect(204);
    await settled();
    const impacts = await read<{ memoryId: number }[]>(`memory-impact/${souls[0]}`);
    expect(impacts.map(({ memoryId }) => memoryId)).not.toContain(rye.id);
    await person.delete(`/api/conversations/${talk.id}`).expect(204);
    expect(await read(`conversation-anchors/${souls[0]}`)).toEqual([]);
    await settled();
    const recount = await Recount.of(installation.database, accountId);
    const metrics = await read<RelationshipMetric[]>('relationship-metrics');
    expect(metrics.map(({ made: _, ...metric }) => metric)).toEqual(recount.metrics(Date.now()));
    const milestones = await read<GrowthMilestone[]>('growth-milestones');
    expect(milestones.map(({ description }) => description)).not.toContain(
      'You marked it with Lumen because something changed.',
    );
    await person.delete(`/api/companions/${souls[0]}`).expect(204);
    expect((await read<RelationshipMetric[]>('relationship-metrics')).map(({ companionId }) => companionId)).toEqual([
      souls[2],
      souls[1],
    ]);
    const [rest] = await installation.database.query<{ many: number }>(
      `SELECT ((SELECT count(*) FROM feelings WHERE companion_id = $1) + (SELECT count(*) FROM message_depth_scores WHERE companion_id = $1)
         + (SELECT count(*) FROM milestones WHERE companion_id = $1) + (SELECT count(*) FROM insight_figures WHERE companion_id = $1)
         + (SELECT count(*) FROM anchors WHERE message_id = $2))::int AS many`,
      [souls[0], anchor.messageId],
    );
    expect(rest?.many).toBe(0);
    await person.get(`/api/resonance-metrics/${souls[0]}`).expect(404);
  });
});

describe('anchors and anchor threads', () => {
  let owner: Person;
  let stranger: Person;
  let here: Talk;
  let messageId: number;
  const anchor = (fields: object = {}, who = owner) =>
    who.post('/api/conversation-anchors', {
      messageId,
      title: ' A turn ',
      anchorType: 'foundational',
      conversationId: here.id,
      ...fields,
    });
  beforeAll(async () => {
    owner = await installation.person(api);
    stranger = await installation.person(api);
    here = await Talk.begin(owner);
    const { asked } = await here.say('I am so happy about the garden today!');
    messageId = asked.id;
    // Felt when the soul has taken it in.
    await here.window.until('insight', ({ changed }) => changed.includes('figures'));
  });

  /** Runs an action and waits for its event. */
  const newsOf = async <T>(what: InsightNews['changed'][number], act: () => PromiseLike<T>): Promise<T> => {
    const before = here.window.seen.length;
    const done = await act();
    await here.window.enough(`news of the ${what}`, (seen) =>
      seen
        .slice(before)
        .some(
          ({ event, payload }) =>
            event === 'insight' && payload.companionId === here.soulId && payload.changed.includes(what),
        ),
    );
    return done;
  };
  const threads = () => read<AnchorGroup[]>('conversation-threads', owner);

  it('creates an anchor from the request and defaults', async () => {
    const made = (
      await anchor({ notes: ' To come back to. ', tags: ['light', 'foundational'], content: 'So happy.' }).expect(201)
    ).body as ConversationAnchor;
    expect(made).toMatchObject({
      title: 'A turn',
      content: 'So happy.',
      significance: 9,
      tags: ['foundational', 'user-created', 'light'],
      notes: 'To come back to.',
      companionIds: [here.soulId],
      resonanceType: 'joy',
    });
    const [felt] = await installation.database.query<{ intensity: number }>(
      'SELECT max(intensity) AS intensity FROM feelings WHERE message_id = $1',
      [messageId],
    );
    expect([made.emotionalImpact, made.emotionalImpact > 0]).toEqual([felt?.intensity, true]);
    await here.window.until('insight', ({ changed }) => changed.includes('anchor'));
    for (const [anchorType, significance] of [
      ['breakthrough', 8],
      ['milestone', 6],
      ['reference', 6],
    ])
      expect((await anchor({ anchorType }).expect(201)).body).toMatchObject({ anchorType, significance });
    expect((await anchor({ significance: 3 }).expect(201)).body).toMatchObject({ significance: 3 });
  });

  it('refuses invalid anchors and those of other accounts', async () => {
    for (const wrong of [
      { title: ' ' },
      { anchorType: 'other' },
      { significance: 11 },
      { messageId: 0 },
      { companionIds: [here.soulId, here.soulId] },
      { notes: 'x'.repeat(2_001) },
    ])
      await anchor(wrong).expect(400);
    await anchor({ messageId: 999_999_999 }).expect(404);
    await anchor({}, stranger).expect(404);
    const theirs = await stranger.conversation();
    const foreign = await stranger.say(theirs.id, 'Nothing of yours.');
    await anchor({ messageId: foreign.id }).expect(404);
    await anchor({ companionIds: [theirs.companionId] }).expect(404);
    const made = (await anchor().expect(201)).body as ConversationAnchor;
    await stranger.get(`/api/conversation-anchors/${here.soulId}`).expect(404);
    await stranger.get(`/api/conversation-anchors/${here.id}?of=conversation`).expect(404);
    await stranger.delete(`/api/conversation-anchors/${made.id}`).expect(404);
    await owner.delete(`/api/conversation-anchors/${made.id}`).expect(204);
    await owner.delete(`/api/conversation-anchors/${made.id}`).expect(404);
    await owner.get(`/api/conversation-anchors/${here.id}?of=other`).expect(400);
    for (const call of ['memory-references', 'memory-impact', 'relationship-milestones', 'emotional-patterns'])
      await stranger.get(`/api/${call}/${here.soulId}`).expect(404);
  });

  it('an anchor’s title, notes and type can be changed, and figures follow the type', async () => {
    const breakthroughs = async () => {
      await settled();
      return (await read<GrowthMilestone[]>('growth-milestones', owner)).filter(({ description }) =>
        description.startsWith('You marked it'),
      ).length;
    };
    const before = await breakthroughs();
    const made = (await anchor({ tags: ['light'], significance: 3, notes: 'A note.' }).expect(201))
      .body as ConversationAnchor;
    const path = `/api/conversation-anchors/${made.id}`;
    const told = await newsOf('anchor', () => owner.patch(path, { title: ' The first sun ' }).expect(200));
    expect(told.body).toEqual({ ...made, title: 'The first sun' });
    // The same type again is no change: what was weighed by hand stays.
    expect((await owner.patch(path, { anchorType: 'foundational', notes: '' }).expect(200)).body).toEqual({
      ...made,
      title: 'The first sun',
      notes: '',
    });
    const turned = (await owner.patch(path, { anchorType: 'breakthrough' }).expect(200)).body as ConversationAnchor;
    expect(turned).toEqual({
      ...made,
      title: 'The first sun',
      notes: '',
      anchorType: 'breakthrough',
      significance: 8,
      tags: ['breakthrough', 'user-created', 'light'],
    });
    expect(await breakthroughs()).toBe(before + 1);
    for (const wrong of [
      { title: ' ' },
      { title: 'x'.repeat(201) },
      { anchorType: 'other' },
      { notes: 'x'.repeat(2_001) },
      { notes: 7 },
    ])
      expect((await owner.patch(path, wrong).expect(400)).body).toMatchObject({ success: false, code: 'invalid' });
    const missing = { success: false, code: 'anchor_not_found', error: ERRORS.anchor_not_found.text };
    expect((await stranger.patch(path, { title: 'Theirs' }).expect(404)).body).toEqual(missing);
    expect((await owner.patch('/api/conversation-anchors/999999999', { title: 'x' }).expect(404)).body).toEqual(
      missing,
    );
    await call(api, 'patch', path).send({ title: 'x' }).expect(401);
    const listed = await read<ConversationAnchor[]>(`conversation-anchors/${here.soulId}`, owner);
    expect(listed.find(({ id }) => id === made.id)).toEqual(turned);
    await newsOf('anchor', () => owner.delete(path).expect(204));
    expect(await breakthroughs()).toBe(before);
    await owner.patch(path, { title: 'Gone' }).expect(404);
  });

  it('threads contain own anchors, start active, and can be completed', async () => {
    const one = (await anchor().expect(201)).body as ConversationAnchor;
    const two = (await anchor({ title: 'Another' }).expect(201)).body as ConversationAnchor;
    const made = (
      await owner.post('/api/conversation-threads', { title: ' The garden ', anchorIds: [one.id] }).expect(201)
    ).body as AnchorGroup;
    expect(made).toMatchObject({
      title: 'The garden',
      description: '',
      anchorIds: [one.id],
      threadType: 'exploration',
      isActive: true,
    });
    await here.window.until('insight', ({ changed }) => changed.includes('thread'));
    const path = `/api/conversation-threads/${made.id}`;
    const changed = (await owner.patch(path, { anchorIds: [one.id, two.id] }).expect(200)).body as AnchorGroup;
    expect([changed.anchorIds, changed.isActive]).toEqual([[one.id, two.id], true]);
    expect((await owner.patch(path, { isActive: false }).expect(200)).body).toMatchObject({
      anchorIds: [one.id, two.id],
      isActive: false,
    });
    await owner.post('/api/conversation-threads', { title: '' }).expect(400);
    await owner.post('/api/conversation-threads', { title: 'x', threadType: 'No word' }).expect(400);
    await owner.patch(path, { anchorIds: [one.id, 999_999_999] }).expect(404);
    await stranger.patch(path, { isActive: true }).expect(404);
    await stranger.post('/api/conversation-threads', { title: 'Theirs', anchorIds: [one.id] }).expect(404);
    expect(await read('conversation-threads', stranger)).toEqual([]);
    await owner.delete(`/api/conversation-anchors/${one.id}`).expect(204);
    const [left] = await read<AnchorGroup[]>('conversation-threads', owner);
    expect([left?.id, left?.anchorIds, left?.isActive]).toEqual([made.id, [two.id], false]);
  });

  it('a thread can be renamed, described and deleted without its anchors', async () => {
    const held = (await anchor().expect(201)).body as ConversationAnchor;
    const [kept, made] = await Promise.all(
      ['The house', 'The garden'].map(
        async (title) =>
          (
            await owner
              .post('/api/conversation-threads', { title, description: 'Since May.', anchorIds: [held.id] })
              .expect(201)
          ).body as AnchorGroup,
      ),
    );
    const path = `/api/conversation-threads/${made?.id}`;
    // However coarse a clock is, what is changed now is later than that.
    await installation.database.query(
      `UPDATE anchor_threads SET updated_at = updated_at - interval '1 second' WHERE id = $1`,
      [made?.id],
    );
    const told = await newsOf('thread', () => owner.patch(path, { title: ' The orchard ' }).expect(200));
    const renamed = told.body as AnchorGroup;
    expect(renamed).toEqual({ ...made, title: 'The orchard', lastUpdated: expect.any(String) });
    expect(renamed.lastUpdated > (made?.lastUpdated ?? '')).toBe(true);
    expect((await owner.patch(path, { description: '' }).expect(200)).body).toMatchObject({
      title: 'The orchard',
      description: '',
      anchorIds: [held.id],
      isActive: true,
    });
    for (const [wrong, error] of [
      [{ title: '' }, 'A title has 1 to 200 characters.'],
      [{ title: 'x'.repeat(201) }, 'A title has 1 to 200 characters.'],
      [{ title: 7 }, 'A title has 1 to 200 characters.'],
      [{ description: 'x'.repeat(2_001) }, 'A description has at most 2000 characters.'],
      [{ description: [] }, 'A description has at most 2000 characters.'],
      [{ title: 'Half of it', anchorIds: ['x'] }, 'An id is a positive whole number.'],
    ] as const)
      expect((await owner.patch(path, wrong).expect(400)).body).toMatchObject({ code: 'invalid', error });
    // What cannot be changed as a whole is not changed at all.
    await owner.patch(path, { title: 'Half of it', anchorIds: [999_999_999] }).expect(404);
    const missing = { success: false, code: 'anchor_thread_not_found', error: ERRORS.anchor_thread_not_found.text };
    for (const [who, at] of [
      [stranger, path],
      [owner, '/api/conversation-threads/999999999'],
    ] as const) {
      expect((await who.patch(at, { title: 'Theirs' }).expect(404)).body).toEqual(missing);
      expect((await who.delete(at).expect(404)).body).toEqual(missing);
    }
    await owner.delete('/api/conversation-threads/garden').expect(404);
    await call(api, 'delete', path).expect(401);
    expect((await threads()).find(({ id }) => id === made?.id)).toMatchObject({ title: 'The orchard' });

    await newsOf('thread', () => owner.delete(path).expect(204));
    expect((await owner.delete(path).expect(404)).body).toEqual(missing);
    expect((await threads()).find(({ id }) => id === made?.id)).toBeUndefined();
    expect((await threads()).find(({ id }) => id === kept?.id)).toMatchObject({ anchorIds: [held.id] });
    const listed = await read<ConversationAnchor[]>(`conversation-anchors/${here.soulId}`, owner);
    expect(listed.find(({ id }) => id === held.id)).toEqual(held);
    const [left] = await installation.database.query<{ many: number }>(
      'SELECT count(*)::int AS many FROM anchor_thread_anchors WHERE thread_id = $1',
      [made?.id],
    );
    expect(left?.many).toBe(0);
    // A thread without anchors belongs to every soul, so windows on any soul get the event.
    const bare = (await owner.post('/api/conversation-threads', { title: 'Bare' }).expect(201)).body as AnchorGroup;
    await newsOf('thread', () => owner.delete(`/api/conversation-threads/${bare.id}`).expect(204));
  });
});

describe('an import', () => {
  it('is analysed for emotions afterwards, counted, and removed from every figure when it is undone', async () => {
    const owner = await installation.person(api);
    const news = await owner.window();
    const lines = Array.from({ length: 120 }, (_, at) => {
      const day = `${String(1 + (at % 28)).padStart(2, '0')}.0${1 + Math.floor(at / 28)}.2025`;
      return `${day}, 10:${String(at % 60).padStart(2, '0')} - ${at % 2 ? 'Lumen: I am glad you told me.' : `Ada: I am so happy about the garden, day ${at}!`}`;
    });
    const made = (
      await owner
        .post('/api/soulprints/import', {
          name: 'Lumen',
          chatLogs: lines.join('\n'),
          importConversations: true,
          soulSpeaker: 'Lumen',
        })
        .expect(201)
    ).body as { companion: { id: number }; messagesImported: number };
    expect(made.messagesImported).toBe(120);
    const soul = made.companion.id;
    await news.until('insight', ({ companionId, changed }) => companionId === soul && changed.includes('figures'));
    // Much is felt in steps, and figures are drawn up in between.
    await settled();
    expect(await read<EmotionalPattern[]>(`emotional-patterns/${soul}`, owner)).toMatchObject([
      { emotion: 'joy', frequency: 60, triggers: ['the garden'] },
    ]);
    const milestones = await read<GrowthMilestone[]>('growth-milestones', owner);
    expect(milestones.find(({ type }) => type === 'first_conversation')?.date).toMatch(/^2025-01-01/);
    const [metric] = await read<RelationshipMetric[]>('relationship-metrics', owner);
    expect(metric?.relationshipAge).toBeGreaterThan(300);
    // A later message keeps the soul when the import is undone.
    const talk = await Talk.begin(owner, soul);
    await talk.say('The train was late again today.');
    const [record] = await read<{ id: number }[]>('soulprints/imports', owner);
    await settled();
    const told = news.seen.length;
    await owner.delete(`/api/soulprints/imports/${record?.id}`).expect(204);
    await news.enough('figures', (seen) =>
      seen
        .slice(told)
        .some(
          ({ event, payload }) =>
            event === 'insight' && payload.companionId === soul && payload.changed.includes('figures'),
        ),
    );
    await settled();
    expect(await read(`emotional-patterns/${soul}`, owner)).toEqual([]);
    expect((await read<RelationshipMetric[]>('relationship-metrics', owner))[0]).toMatchObject({
      relationshipAge: 0,
      emotionalResonance: 0,
    });
  });
});
