import { isRefusal, isUnanswered, type Outcome } from './outcomes.mjs';
import { checkRecords, faultsOf } from './records.mjs';
import { brokenBounds, detailsOf, tableOf } from './report.mjs';
import type { Report } from './scenarios.mjs';

const whole = { acknowledged: 3, lost: 0, doubled: 0, unanswered: 0, answeredTwice: 0, gaps: 0, unseen: 0 };
const report = (changes: Partial<Report> = {}): Report => ({
  name: 'api-killed',
  seconds: 12.3,
  requests: 40,
  refused: 2,
  silent: 1,
  wrong: 0,
  failures: { 'write 503': 2, 'read ECONNREFUSED': 1 },
  records: whole,
  recovery: { read: 1, write: 1.25, reply: 2 },
  figures: { 'longest wait for an answer, s': 0.456 },
  faults: [],
  late: [],
  ...changes,
});
const timed = { isTimed: true };

/** A database that answers the three questions of the check with these rows. */
const stored = (
  messages: { clientId: string | null }[],
  replies: { whole: number; many: number }[],
  order: { conversation: number; last: number; many: number; highest: number; distinct: number }[],
) => {
  const answers = [messages, replies, order];
  return { query: () => Promise.resolve({ rows: answers.shift() }) } as unknown as Parameters<typeof checkRecords>[0];
};
const people = (...clientIds: string[]) =>
  [
    {
      conversationId: 1,
      acknowledged: clientIds.map((clientId, place) => ({ conversationId: 1, clientId, messageId: place, seq: 1 })),
      seen: new Map(),
    },
  ] as unknown as Parameters<typeof checkRecords>[1];
const inOrder = { conversation: 1, last: 4, many: 4, highest: 4, distinct: 4 };

describe('the check of stored messages', () => {
  it('finds nothing if each acknowledged message is stored once with one reply', async () => {
    const answered = [
      { whole: 1, many: 1 },
      { whole: 1, many: 1 },
    ];
    const found = await checkRecords(
      stored([{ clientId: 'a' }, { clientId: 'b' }], answered, [inOrder]),
      people('a', 'b'),
    );
    expect(faultsOf(found)).toEqual([]);
  });

  it('counts lost, duplicated, unanswered, doubly answered and misordered messages', async () => {
    const answered = [
      { whole: 0, many: 0 },
      { whole: 2, many: 2 },
      { whole: 1, many: 1 },
    ];
    const found = await checkRecords(
      stored([{ clientId: 'a' }, { clientId: 'a' }, { clientId: null }], answered, [{ ...inOrder, highest: 5 }]),
      people('a', 'b'),
    );
    expect(faultsOf(found)).toEqual(['1 lost', '2 doubled', '1 unanswered', '1 answeredTwice', '1 gaps']);
  });
});

describe('a response during an outage', () => {
  const outcome = (changes: Partial<Outcome>): Outcome => ({
    at: 0,
    endedAt: 1,
    kind: 'write',
    status: 503,
    error: null,
    retryAfter: true,
    ...changes,
  });

  it('is correct only with Retry-After', () => {
    expect(isRefusal(outcome({}))).toBe(true);
    expect(isRefusal(outcome({ retryAfter: false }))).toBe(false);
    expect(isRefusal(outcome({ status: 500 }))).toBe(false);
    expect(isUnanswered(outcome({ status: 0, error: 'ECONNRESET' }))).toBe(true);
  });
});

describe('the report', () => {
  it('names violated bounds, time bounds only in timed runs', () => {
    const late = report({ late: ['first reply 4.0 s after the cause ended (limit 3 s)'] });
    expect(brokenBounds(late, timed)).toEqual(late.late);
    expect(brokenBounds(late, { isTimed: false })).toEqual([]);
    expect(brokenBounds(report({ faults: ['1 lost'] }), { isTimed: false })).toEqual(['1 lost']);
  });

  it('has one line per scenario, including skipped ones', () => {
    const lines = tableOf(
      [report(), report({ name: 'x', faults: ['1 lost'], recovery: null })],
      [{ name: 'redis-killed', why: 'redis-server' }],
      timed,
    );
    expect(lines[0]).toMatch(/^scenario +result +calls +503 +no answer +errors +messages +lost +doubled/);
    expect(lines[2]).toMatch(/^api-killed +ok +40 +2 +1 +0 +3 +0 +0 +0 +0 +1\.00 s +1\.25 s +2\.00 s +12 s$/);
    expect(lines[3]).toMatch(/^x +BROKEN /);
    expect(lines[4]).toMatch(/^redis-killed +skipped: no redis-server$/);
  });

  it('says per scenario what failed and which bound was violated', () => {
    expect(detailsOf(report({ faults: ['1 lost'] }), 'kill -9 of the api', timed)).toEqual([
      '',
      'api-killed: kill -9 of the api',
      '  calls that failed: 2 × write 503, 1 × read ECONNREFUSED',
      '  longest wait for an answer, s: 0.46',
      '  BROKEN: 1 lost',
    ]);
  });
});
