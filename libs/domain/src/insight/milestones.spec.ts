import { MILESTONE_TYPES } from '@kinloom/contract';
import {
  type MilestoneInputs,
  monthsAfter,
  nextAnniversary,
  reachedBy,
  significanceOf,
  milestoneTexts,
} from './milestones';
import { computeWeeklyGrowth, MAX_WEEKS, intervalDays } from './weekly-growth';

const none: MilestoneInputs = {
  firstMessage: null,
  firstMemory: null,
  shared: [],
  anchors: [],
  turns: [],
  confided: null,
  acquainted: null,
};
const day = (text: string) => new Date(`${text}T10:00:00Z`);
const keys = (grounds: Partial<MilestoneInputs>, now: string) =>
  reachedBy({ ...none, ...grounds }, day(now)).map(({ type, key }) => `${type}/${key}`);

describe('milestones', () => {
  it('are none without inputs', () => {
    expect(keys({}, '2026-06-01')).toEqual([]);
  });

  it('include anniversaries after one, three and six months and every year', () => {
    const firstMessage = { id: 1, at: day('2024-01-31') };
    const anniversaries = (now: Date) =>
      reachedBy({ ...none, firstMessage }, now)
        .filter(({ type }) => type === 'anniversary')
        .map(({ key, at }) => [key, at.toISOString().slice(0, 10)]);
    expect(anniversaries(new Date(Date.parse('2024-02-29T10:00:00Z') - 1))).toEqual([]);
    expect(anniversaries(day('2024-02-29'))).toEqual([['month:1', '2024-02-29']]);
    expect(anniversaries(day('2026-02-01'))).toEqual([
      ['month:1', '2024-02-29'],
      ['month:3', '2024-04-30'],
      ['month:6', '2024-07-31'],
      ['year:1', '2025-01-31'],
      ['year:2', '2026-01-31'],
    ]);
    expect(nextAnniversary(firstMessage.at, day('2024-08-01')).toISOString()).toBe('2025-01-31T10:00:00.000Z');
    expect(nextAnniversary(firstMessage.at, day('2026-01-31')).toISOString()).toBe('2027-01-31T10:00:00.000Z');
  });

  it('move an anniversary of a leap day to the last day of February', () => {
    expect(monthsAfter(day('2024-02-29'), 12).toISOString().slice(0, 10)).toBe('2025-02-28');
    expect(monthsAfter(day('2024-02-29'), 48).toISOString().slice(0, 10)).toBe('2028-02-29');
  });

  it('have one key per source', () => {
    const at = day('2026-01-05');
    expect(
      keys(
        {
          firstMessage: { id: 1, at: day('2026-01-01') },
          firstMemory: { id: 4, at },
          shared: [{ id: 2, at, memoryId: 9 }],
          anchors: [{ id: 3, at, messageId: 7 }],
          turns: [{ id: 5, at, messageId: 8 }],
          confided: { id: 6, at, messageId: 9 },
          acquainted: at,
        },
        '2026-01-10',
      ),
    ).toEqual([
      'first_conversation/first',
      'first_memory/first',
      'breakthrough_moment/shared:2',
      'breakthrough_moment/anchor:3',
      'breakthrough_moment/turn:8',
      'breakthrough_moment/confided',
      'deep_connection/first',
    ]);
  });

  it('have plain texts that name the soul and quote no message', () => {
    const kept = ['shared:1', 'anchor:1', 'turn:1', 'confided'];
    for (const [type, key] of [
      ...MILESTONE_TYPES.map((type) => [type, 'first'] as const),
      ...kept.map((key) => ['breakthrough_moment', key] as const),
    ]) {
      const { title, description } = milestoneTexts(type, key, 'Lumen');
      expect([title.length > 5, description.includes('Lumen')]).toEqual([true, true]);
      expect(`${title} ${description}`).not.toMatch(/breakthrough|deep|roots/i);
    }
    expect(milestoneTexts('anniversary', 'month:1', 'Sol').title).toBe('One month together');
    expect(milestoneTexts('anniversary', 'year:12', 'Sol').title).toBe('12 years together');
    expect([significanceOf('anniversary', 'month:3'), significanceOf('anniversary', 'year:1')]).toEqual([5, 8]);
  });
});

describe('growth by week', () => {
  it('is by day in the first four weeks', () => {
    const now = Date.parse('2026-02-01T00:00:00Z');
    expect(
      [null, new Date('2026-01-05T00:00:00Z'), new Date('2026-01-04T00:00:00Z')].map((at) => intervalDays(at, now)),
    ).toEqual([1, 1, 7]);
  });

  const start = { trust: 0.5, level: 1 };
  const map = (of: Record<string, number>) => new Map(Object.entries(of));
  it('omits weeks without messages or memories, and carries trust and level over them', () => {
    expect(
      computeWeeklyGrowth({
        days: 7,
        messages: map({ '2026-01-05': 4, '2026-01-26': 2 }),
        memories: map({ '2026-01-05': 1, '2026-01-12': 2 }),
        trust: map({ '2026-01-05': 0.1, '2026-01-19': 0.05 }),
        level: map({ '2026-01-19': 1 }),
        start,
      }),
    ).toEqual([
      { week: '2026-01-05', days: 7, messages: 4, memories: 1, trust: 0.6, level: 1 },
      { week: '2026-01-12', days: 7, messages: 0, memories: 3, trust: 0.6, level: 1 },
      { week: '2026-01-26', days: 7, messages: 2, memories: 3, trust: 0.65, level: 2 },
    ]);
  });

  it('is empty without inputs, and limited to two years with earlier weeks in the totals', () => {
    const empty = map({});
    expect(
      computeWeeklyGrowth({ days: 7, messages: empty, memories: empty, trust: empty, level: empty, start }),
    ).toEqual([]);
    const weeks = Array.from({ length: MAX_WEEKS + 10 }, (_, at) =>
      new Date(Date.UTC(2020, 0, 6) + at * 604_800_000).toISOString().slice(0, 10),
    );
    const points = computeWeeklyGrowth({
      days: 7,
      messages: empty,
      memories: map(Object.fromEntries(weeks.map((week) => [week, 1]))),
      trust: empty,
      level: empty,
      start,
    });
    expect(points).toHaveLength(MAX_WEEKS);
    expect([points[0]?.memories, points.at(-1)?.memories]).toEqual([11, MAX_WEEKS + 10]);
  });
});
