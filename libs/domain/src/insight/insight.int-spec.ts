import { createDataSource } from '@kinloom/database';
import {
  createTestDatabase,
  makeAccount,
  makeConversation,
  makeSoul,
  type TestDatabase,
  waitFor,
} from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { EmotionBackfillRepository } from './emotion-backfill.repository';
import { EMPTY_INSIGHT } from './insight-computation';
import { FiguresRepository, type NewFigures, type ReachedThen } from './figures.repository';
import { DashboardRepository } from './dashboard.repository';

let database: TestDatabase;
let source: DataSource;
let figures: FiguresRepository;
let backlogs: EmotionBackfillRepository;
let readings: DashboardRepository;
let mine: number;
let soul: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  figures = new FiguresRepository(source);
  backlogs = new EmotionBackfillRepository(source);
  readings = new DashboardRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  mine = await makeAccount(database);
  soul = await makeSoul(database, mine);
});

const at = (day: string) => new Date(`2026-01-${day}T10:00:00Z`);
const newFigures = (fields: Partial<NewFigures> = {}): NewFigures => ({
  computed: EMPTY_INSIGHT,
  words: { triggers: { joy: ['the garden'] }, insights: [] },
  weeks: { feelings: [], growth: [] },
  reached: [],
  nextAt: null,
  more: false,
  ...fields,
});
const change = (forgets = 0) =>
  database.query('UPDATE companions SET mind_version = mind_version + 1, forgets = forgets + $2 WHERE id = $1', [
    soul,
    forgets,
  ]);
const dueAt = async () => (await figures.due(soul))?.dueAt ?? 'not due';
const words = async () => (await readings.words(mine, soul)).length;

async function said(texts: readonly string[], fields: { import?: number; soulSays?: boolean } = {}): Promise<number[]> {
  const id = await makeConversation(database, mine, soul);
  const rows = await database.query<{ id: number }>(
    `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status, import_id)
     SELECT $1, place, CASE WHEN NOT $4 THEN $2::bigint END, CASE WHEN $4 THEN $3::bigint END, text, 'complete', $5
     FROM unnest($6::text[]) WITH ORDINALITY AS t(text, place) ORDER BY place RETURNING id`,
    [id, mine, soul, fields.soulSays ?? false, fields.import ?? null, texts],
  );
  return rows.map((row) => Number(row.id));
}

describe('insight figures', () => {
  it('become due with every change of a soul’s memory and stay clean after a computation', async () => {
    expect(await figures.due(soul)).toBeNull();
    await change();
    const due = await dueAt();
    expect(due).not.toBe('not due');
    expect(await figures.store(soul, due, newFigures())).toEqual({ milestones: false });
    expect(await figures.due(soul)).toBeNull();
    await database.query('UPDATE companions SET energy = 50 WHERE id = $1', [soul]);
    expect(await figures.due(soul)).toBeNull();
  });

  it('are not stored if inputs changed during the computation', async () => {
    await change();
    const before = await dueAt();
    await change();
    expect(await figures.store(soul, before, newFigures())).toBeNull();
    expect([await words(), (await readings.figures(mine, soul))[0]?.figures]).toEqual([0, null]);
    const now = await dueAt();
    await figures.store(soul, now, newFigures());
    // A slower worker that started from the same change is rejected.
    expect(await figures.store(soul, now, newFigures())).toBeNull();
    expect(await words()).toBe(1);
  });

  it('lose computed texts at once on a deletion, and keep them on any other change', async () => {
    await change();
    await figures.store(soul, await dueAt(), newFigures());
    await change();
    expect(await words()).toBe(1);
    await change(1);
    expect([await words(), (await readings.figures(mine, soul))[0]?.figures]).toEqual([0, EMPTY_INSIGHT]);
  });

  it('stay due while the backlog has more, and are claimed again only after the stale period', async () => {
    await change();
    await figures.store(soul, await dueAt(), newFigures({ more: true }));
    expect(await dueAt()).not.toBe('not due');
    expect(await figures.claimStale(100)).not.toContain(soul);
    await database.query(`UPDATE insight_figures SET asked_at = now() - interval '1 minute' WHERE companion_id = $1`, [
      soul,
    ]);
    expect(await figures.claimStale(100)).toContain(soul);
    expect(await figures.claimStale(100)).not.toContain(soul);
  });

  it('become due on an anniversary', async () => {
    await change();
    await figures.store(soul, await dueAt(), newFigures({ nextAt: new Date(Date.now() + 3_600_000) }));
    await figures.claimStale(100);
    expect(await figures.due(soul)).toBeNull();
    await database.query(`UPDATE insight_figures SET next_at = now() - interval '1 minute' WHERE companion_id = $1`, [
      soul,
    ]);
    await figures.claimStale(100);
    expect(await dueAt()).not.toBe('not due');
  });

  it('are visible to their owner only', async () => {
    await change();
    await figures.store(soul, await dueAt(), newFigures());
    const other = await makeAccount(database);
    expect(await readings.figures(other, soul)).toEqual([]);
    expect(await readings.words(other)).toEqual([]);
    expect(await readings.weeks(other)).toEqual([]);
  });
});

describe('milestones', () => {
  const reached = (fields: Partial<ReachedThen> = {}): ReachedThen => ({
    type: 'first_conversation',
    key: 'first',
    at: at('05'),
    messageId: null,
    memoryId: null,
    connectionStrength: 10,
    memoryCount: 1,
    ...fields,
  });
  const keep = async (...all: ReachedThen[]) => {
    await change();
    return figures.store(soul, await dueAt(), newFigures({ reached: all }));
  };
  const kept = () => readings.milestones(mine, { soulId: soul });

  it('are stored once, with the figures of that time and the celebrated flag', async () => {
    expect(await keep(reached())).toEqual({ milestones: true });
    const [first] = await kept();
    expect(await readings.celebrateForOwner(await makeAccount(database), first!.id, true)).toBeNull();
    await readings.celebrateForOwner(mine, first!.id, true);
    expect(await keep(reached({ connectionStrength: 99, memoryCount: 50 }))).toEqual({ milestones: false });
    expect(await kept()).toEqual([{ ...first, celebrated: true }]);
  });

  it('move to an earlier date if an import shows one', async () => {
    await keep(reached());
    const [first] = await kept();
    await keep(reached({ at: at('01'), memoryCount: 0, connectionStrength: 0 }));
    expect(await kept()).toEqual([{ ...first, reached_at: at('01'), memory_count: 0, connection_strength: 0 }]);
  });

  it('are deleted with their source, except deep_connection', async () => {
    const [message] = await said(['It began here.']);
    await keep(
      reached({ messageId: message! }),
      reached({ type: 'deep_connection', at: at('07') }),
      reached({ type: 'breakthrough_moment', key: 'shared:1', at: at('06') }),
    );
    expect(await kept()).toHaveLength(3);
    await database.query('DELETE FROM messages WHERE id = $1', [message]);
    expect((await kept()).map(({ type }) => type)).toEqual(['deep_connection', 'breakthrough_moment']);
    await keep();
    expect((await kept()).map(({ type }) => type)).toEqual(['deep_connection']);
    // A deleted message cannot yield a milestone.
    await keep(reached({ messageId: message! }));
    expect((await kept()).map(({ type }) => type)).toEqual(['deep_connection']);
  });
});

describe('emotion backfill', () => {
  const felt = () =>
    database.query<{ message_id: number; emotion: string }>(
      'SELECT message_id, emotion FROM feelings WHERE companion_id = $1 ORDER BY message_id',
      [soul],
    );
  const leave = (importId: number | null) =>
    database.query('INSERT INTO insight_backlogs (companion_id, import_id) VALUES ($1, $2)', [soul, importId]);
  const isLockAwaited = async () =>
    (
      await database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
    ).length > 0;
  const makeImport = async () =>
    Number(
      (
        await database.query<{ id: number }>(
          `INSERT INTO imports (account_id, companion_id, kind, name) VALUES ($1, $2, 'soulprint', 'x') RETURNING id`,
          [mine, soul],
        )
      )[0]?.id,
    );

  it('processes the person’s messages once, in batches, and skips souls and third parties', async () => {
    const importId = await makeImport();
    const ids = await said(
      Array.from({ length: 450 }, (_, place) => `I am so happy about day ${place}!`),
      { import: importId },
    );
    await said(['I am so happy too!'], { import: importId, soulSays: true });
    await database.query(
      `INSERT INTO archive_lines (companion_id, import_id, thread, speaker, voice, content, message_id, digest)
       VALUES ($1, $2, '', 'Tom', 'other', 'x', $3, '\\x01')`,
      [soul, importId, ids[7]],
    );
    await leave(importId);
    const steps = [];
    for (let left = await backlogs.step(soul); left !== 'none'; left = await backlogs.step(soul)) steps.push(left);
    expect(steps).toEqual(['more', 'more', 'more']);
    expect((await felt()).map(({ message_id }) => Number(message_id))).toEqual(ids.filter((id) => id !== ids[7]));
    expect(new Set((await felt()).map(({ emotion }) => emotion))).toEqual(new Set(['joy']));
    await database.query('DELETE FROM imports WHERE id = $1', [importId]);
    expect(await felt()).toEqual([]);
  });

  it('lets one worker process a batch, and resumes at the stored position', async () => {
    const importId = await makeImport();
    await said(
      Array.from({ length: 250 }, () => 'I am so happy!'),
      { import: importId },
    );
    await leave(importId);
    const both = await Promise.all([backlogs.step(soul), backlogs.step(soul)]);
    expect(both).toContain('more');
    await waitFor('the end of the backlog', async () => (await backlogs.step(soul)) === 'none');
    expect(await felt()).toHaveLength(250);
  });

  it('drops a backlog deleted in the meantime, without a deadlock', async () => {
    const importId = await makeImport();
    await said(
      Array.from({ length: 250 }, () => 'I am so happy!'),
      { import: importId },
    );
    await leave(importId);
    // Simulates the undo of an import: lock the soul, delete its messages, then the import with its backlog.
    const undone = source.transaction(async (manager) => {
      await manager.query('UPDATE companions SET mind_version = mind_version + 1 WHERE id = $1', [soul]);
      await manager.query('DELETE FROM messages WHERE import_id = $1', [importId]);
      const step = backlogs.step(soul);
      await waitFor('the step to be blocked', isLockAwaited);
      await manager.query('DELETE FROM imports WHERE id = $1', [importId]);
      return { step };
    });
    expect(await (await undone).step).toBe('more');
    expect(await backlogs.step(soul)).toBe('none');
    expect(await felt()).toEqual([]);
  });

  it('covers messages older than the feature, without forgotten ones', async () => {
    const [told, gone] = await said(['I am so happy about the garden!', 'I am so happy about the letter!']);
    await database.query('UPDATE messages SET forgotten = true WHERE id = $1', [gone]);
    await leave(null);
    await waitFor('the end of the backlog', async () => (await backlogs.step(soul)) === 'none');
    expect((await felt()).map(({ message_id }) => Number(message_id))).toEqual([told]);
  });
});
