import { createDataSource, SelectBatch } from '@kinloom/database';
import { storeMessageEmotions } from '@kinloom/domain/memories';
import type { Felt } from '@kinloom/mind';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { DashboardRepository } from './dashboard.repository';
import { InsightInputsRepository } from './insight-inputs.repository';
import { MilestoneInputsRepository } from './milestone-inputs.repository';
import { reachedBy } from './milestones';

let database: TestDatabase;
let source: DataSource;
let inputs: InsightInputsRepository;
let milestoneInputs: MilestoneInputsRepository;
let dashboard: DashboardRepository;
let mine: number;
let soul: number;
let conversation: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  const batch = new SelectBatch(source);
  inputs = new InsightInputsRepository(batch);
  milestoneInputs = new MilestoneInputsRepository(batch);
  dashboard = new DashboardRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  mine = await makeAccount(database);
  soul = await makeSoul(database, mine);
  conversation = await makeConversation(database, mine, soul);
});

const START = Date.parse('2026-01-05T10:00:00Z');
const MINUTE = 60_000;
let seq = 0;

type Emotion = Felt['emotions'][number]['emotion'];
interface Said {
  emotion?: Emotion;
  inDanger?: boolean;
  /** Help was shown. */
  careTier?: 2 | 3 | null;
  at?: number;
}

/** Stores a vulnerable message with its emotion, a memory and a reflection from it. @returns the message id */
async function say({ emotion, inDanger = false, careTier = null, at }: Said = {}): Promise<number> {
  seq += 1;
  const time = at ?? START + seq * MINUTE;
  const [message] = await database.query<{ id: number }>(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status, care_tier, created_at)
     VALUES ($1, $2, $3, 'x', 'complete', $4, $5) RETURNING id`,
    [conversation, seq, mine, careTier, new Date(time)],
  );
  const messageId = Number(message!.id);
  const felt: Felt = {
    messageId,
    conversationId: conversation,
    at: time,
    emotions: emotion ? [{ emotion, intensity: 8 }] : [],
    topics: ['the garden'],
    depth: { words: 10, feeling: 10, confided: 25, kept: 20, asked: 0 },
    vulnerable: true,
    quotable: !inDanger,
    inDanger,
  };
  await storeMessageEmotions(source.manager, soul, [felt]);
  await database.query(
    `INSERT INTO soul_reflections (companion_id, message_id, tone_label, trigger_type, content, emotional_weight, reflection_depth)
     VALUES ($1, $2, 'gentle', 'confidence', 'x', 0.8, 3)`,
    [soul, messageId],
  );
  return messageId;
}
const anchor = async (messageId: number) =>
  database.query(
    `WITH made AS (
       INSERT INTO anchors (account_id, conversation_id, message_id, title, anchor_type, significance, tags, notes)
       VALUES ($1, $2, $3, 'x', 'breakthrough', 8, '{}', '') RETURNING id)
     INSERT INTO anchor_souls SELECT id, $4 FROM made`,
    [mine, conversation, messageId, soul],
  );
const reached = async () =>
  reachedBy(await milestoneInputs.read(soul), new Date(START)).map(({ type, key }) => `${type}/${key.split(':')[0]}`);

describe('what was said in danger', () => {
  it.each<[string, Said]>([
    ['was read as danger', { inDanger: true }],
    ['was answered with help', { careTier: 2 }],
  ])('makes no milestone and raises no figure where it %s', async (_, danger) => {
    await anchor(await say({ emotion: 'sadness', ...danger }));
    const { feelings, depths, quarters, deepMoments } = await inputs.inputs(soul);
    expect([feelings, depths.many, quarters, deepMoments]).toEqual([[], 0, { quarter: 0, first: 0, newest: 0 }, 0]);
    expect(await reached()).toEqual([]);
    expect(await inputs.triggers(soul)).toEqual([]);
    expect(await inputs.feelingWeeks(soul, 1)).toEqual([]);
    expect(await milestoneInputs.confided(soul)).toEqual([]);
    expect(await milestoneInputs.moments(soul, 0.7)).toEqual([]);
    expect(await milestoneInputs.about(soul, 'sadness', null)).toEqual([]);
  });

  it('leaves what was said outside danger as it is', async () => {
    await say({ emotion: 'sadness', inDanger: true });
    await anchor(await say({ emotion: 'joy' }));
    const { feelings, depths, deepMoments } = await inputs.inputs(soul);
    expect([feelings.map(({ emotion }) => emotion), depths.many, deepMoments]).toEqual([['joy'], 1, 1]);
    expect(await reached()).toEqual([
      'first_conversation/first',
      'breakthrough_moment/anchor',
      'breakthrough_moment/confided',
    ]);
  });

  it('does not raise vulnerability growth', async () => {
    for (let count = 0; count < 8; count += 1) await say();
    const before = (await inputs.inputs(soul)).quarters;
    for (let count = 0; count < 8; count += 1) await say({ inDanger: true });
    expect((await inputs.inputs(soul)).quarters).toEqual(before);
  });

  it('is no side of an emotional shift, and no shift counts across it', async () => {
    const shifts = async () => (await inputs.inputs(soul)).shifts.map(({ from, to }) => `${from}/${to}`);
    await say({ emotion: 'sadness', inDanger: true });
    await say({ emotion: 'joy' });
    await say({ inDanger: true });
    await say({ emotion: 'sadness' });
    await say({ careTier: 3 });
    await say({ emotion: 'gratitude' });
    expect(await shifts()).toEqual([]);
    expect([(await inputs.inputs(soul)).outcomes, await milestoneInputs.relief(soul)]).toEqual([[], null]);
    await say({ emotion: 'sadness' });
    await say({ emotion: 'joy' });
    expect(await shifts()).toEqual(['sadness/joy', 'gratitude/sadness']);
    expect(await milestoneInputs.relief(soul)).toMatchObject({ from: 'sadness', to: 'joy', many: 1 });
  });

  it('keeps memories of it out of figures, unless they were said outside danger too', async () => {
    const remember = async (...messages: number[]) => {
      const [memory] = await database.query<{ id: number }>(
        `INSERT INTO memories (companion_id, kind, title, content, significance, emotional_weight, layer, status, source_type, said_at, key, version)
         VALUES ($1, 'fact', 'x', 'x', 7, 0.5, 'surface', 'soft', 'conversation', now(), $2, 1) RETURNING id`,
        [soul, `fact|${messages.join('|')}`],
      );
      await database.query('INSERT INTO memory_messages (memory_id, message_id) SELECT $1, unnest($2::bigint[])', [
        memory!.id,
        messages,
      ]);
    };
    const danger = await say({ inDanger: true });
    await remember(danger);
    expect([(await inputs.inputs(soul)).told.memories, (await milestoneInputs.read(soul)).firstMemory]).toEqual([
      0,
      null,
    ]);
    await remember(danger, await say());
    expect((await inputs.inputs(soul)).told.memories).toBe(1);
  });
});

describe('milestones to celebrate', () => {
  const celebrable = async () =>
    (await dashboard.milestones(mine, { toCelebrate: true })).map(({ celebrated }) => celebrated);
  beforeEach(() =>
    database.query(
      `INSERT INTO milestones (companion_id, type, key, significance, connection_strength, memory_count, celebrated, reached_at)
       VALUES ($1, 'anniversary', 'month:1', 5, 10, 1, false, now()), ($1, 'first_memory', 'first', 5, 10, 1, true, now())`,
      [soul],
    ),
  );
  const HOUR = 60 * MINUTE;

  it.each<[string, (now: number) => Said, boolean[]]>([
    ['are held back after danger', (now) => ({ inDanger: true, at: now - 23 * HOUR }), [true]],
    ['are held back after help', (now) => ({ careTier: 2, at: now - 23 * HOUR }), [true]],
    ['are offered again a day later', (now) => ({ inDanger: true, careTier: 3, at: now - 25 * HOUR }), [true, false]],
    ['are offered after anything else', (now) => ({ at: now - HOUR }), [true, false]],
  ])('%s', async (_, said, expected) => {
    await say(said(Date.now()));
    expect((await celebrable()).sort((a, b) => Number(b) - Number(a))).toEqual(expected);
    expect(await dashboard.milestones(mine)).toHaveLength(2);
  });

  it('are held back for every soul of the account, and of no other account', async () => {
    await say({ inDanger: true, at: Date.now() });
    soul = await makeSoul(database, mine, { name: 'Sol' });
    expect(await celebrable()).toEqual([true]);
    expect(await dashboard.milestones(await makeAccount(database), { toCelebrate: true })).toEqual([]);
  });
});
