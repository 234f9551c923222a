import { archivePath, NO_FILTER, parseFilter, isUnfiltered, countActiveFilters, toQuery } from './archive-filter';
import { makeMemory } from './testing';
import { formatIsoDate, formatSuperseded, formatRecall, formatTraces, formatReason } from './memory-text';

describe('archive filter', () => {
  it('round-trips through the address', () => {
    const filter = {
      ...NO_FILTER,
      words: 'sea & salt',
      layer: 'core' as const,
      source: 'file' as const,
      tone: 'warm',
      day: '2026-03-01',
      history: true,
    };
    const path = archivePath(7, filter);
    expect(parseFilter(new URLSearchParams(path.split('?')[1]))).toEqual(filter);
    expect(countActiveFilters(filter)).toBe(3);
    expect(isUnfiltered(filter)).toBe(false);
  });

  it('ignores invalid values', () => {
    const query = new URLSearchParams('layer=attic&status=&kind=rumour&source=dream&day=2026-02-31&history=perhaps');
    expect(parseFilter(query)).toEqual(NO_FILTER);
    expect(isUnfiltered(NO_FILTER)).toBe(true);
    expect(toQuery(7, NO_FILTER)).toEqual({ companionId: 7 });
    expect(archivePath(null)).toBe('/memory-archive');
  });

  it('queries a day up to its last millisecond', () => {
    const { asOf = '' } = toQuery(7, { ...NO_FILTER, day: '2026-03-01' });
    const at = new Date(asOf);
    expect([at.getDate(), at.getHours(), at.getMinutes(), at.getMilliseconds()]).toEqual([1, 23, 59, 999]);
    expect(formatIsoDate('2026-03-01')).toBe('March 1, 2026');
  });
});

describe('memory texts', () => {
  const now = Date.parse('2026-03-03T00:00:00Z');
  it.each([
    [0, null, null],
    [1, '2026-03-01T00:00:00Z', 'Recalled once, 2 days ago'],
    [5, '2026-03-01T00:00:00Z', 'Recalled 5 times, last 2 days ago'],
  ])('recalled %i times', (recallCount, lastRecalledAt, words) =>
    expect(formatRecall({ recallCount, lastRecalledAt }, now)).toBe(words),
  );

  it('formats the reason of an offering', () => {
    const { source } = makeMemory(1);
    expect(formatReason({ ...source, why: 'It should not get lost. May I keep it?' })).toBe(
      'Why it was offered: “It should not get lost. May I keep it?”',
    );
    expect(formatReason(source)).toBeNull();
  });

  it('formats what superseded a memory', () => {
    const ended = makeMemory(1, { supersededAt: '2026-03-02T12:00:00Z', supersededBy: 2 });
    expect(formatSuperseded(ended, () => 'Home: Bruges')).toBe(
      'Valid until March 2, 2026. “Home: Bruges” replaced it.',
    );
    expect(formatSuperseded(ended, () => undefined)).toBe('Valid until March 2, 2026. Something newer replaced it.');
    expect(formatSuperseded({ ...ended, supersededBy: null }, () => undefined)).toBe('Valid until March 2, 2026.');
    expect(formatSuperseded(makeMemory(1), () => undefined)).toBeNull();
  });

  it('formats what else is erased', () => {
    const none = { superseded: [], notes: 0, replies: 0, runs: 0, sharedMemoryId: null };
    expect(formatTraces(none)).toBe('Nothing else will be deleted.');
    expect(formatTraces({ ...none, notes: 1, replies: 2, superseded: [{ id: 1, title: 'Home: Ghent' }] })).toBe(
      'One conversation note will be rewritten without it. 2 replies will no longer show that they used it. What it replaced becomes valid again: “Home: Ghent”.',
    );
    expect(formatTraces({ ...none, runs: 1 })).toBe('What an agent created from it will be deleted.');
    expect(formatTraces({ ...none, runs: 3 })).toBe('What agents created from it in 3 runs will be deleted.');
    const three = ['a', 'b', 'c'].map((title, id) => ({ id, title }));
    expect(formatTraces({ ...none, superseded: three, sharedMemoryId: 4 })).toBe(
      'What it replaced becomes valid again: “a” and “b” and 1 more. The shared memory stays with you and the other souls.',
    );
  });
});
