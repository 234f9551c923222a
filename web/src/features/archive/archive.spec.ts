import { archivePath, EVERYTHING, filterIn, isEverything, narrowings, queryOf } from './filter';
import { memoryOf } from './testing';
import { dayInWords, endedWords, recallWords, tracesWords, whyWords } from './words';

describe('what an address asks of the archive', () => {
  it('is kept, and read again as it was', () => {
    const filter = {
      ...EVERYTHING,
      words: 'sea & salt',
      layer: 'core' as const,
      source: 'file' as const,
      tone: 'warm',
      day: '2026-03-01',
      history: true,
    };
    const path = archivePath(7, filter);
    expect(filterIn(new URLSearchParams(path.split('?')[1]))).toEqual(filter);
    expect(narrowings(filter)).toBe(3);
    expect(isEverything(filter)).toBe(false);
  });

  it('is everything where it asks for nothing that there is', () => {
    const query = new URLSearchParams('layer=attic&status=&kind=rumour&source=dream&day=2026-02-31&history=perhaps');
    expect(filterIn(query)).toEqual(EVERYTHING);
    expect(isEverything(EVERYTHING)).toBe(true);
    expect(queryOf(7, EVERYTHING)).toEqual({ companionId: 7 });
    expect(archivePath(null)).toBe('/memory-archive');
  });

  it('asks for a day up to its last moment', () => {
    const { asOf = '' } = queryOf(7, { ...EVERYTHING, day: '2026-03-01' });
    const at = new Date(asOf);
    expect([at.getDate(), at.getHours(), at.getMinutes(), at.getMilliseconds()]).toEqual([1, 23, 59, 999]);
    expect(dayInWords('2026-03-01')).toBe('March 1, 2026');
  });
});

describe('what is said of a memory', () => {
  const now = Date.parse('2026-03-03T00:00:00Z');
  it.each([
    [0, null, 'Has not come up yet'],
    [1, '2026-03-01T00:00:00Z', 'Came up once, 2 days ago'],
    [5, '2026-03-01T00:00:00Z', 'Came up 5 times, last 2 days ago'],
  ])('recalled %i times', (recallCount, lastRecalledAt, words) =>
    expect(recallWords({ recallCount, lastRecalledAt }, now)).toBe(words),
  );

  it('says why a soul offered it, where it did', () => {
    const { source } = memoryOf(1);
    expect(whyWords({ ...source, why: 'It should not get lost. May I keep it?' })).toBe(
      'Why it was offered: “It should not get lost. May I keep it?”',
    );
    expect(whyWords(source)).toBeNull();
  });

  it('says what took its place, where that is at hand', () => {
    const ended = memoryOf(1, { supersededAt: '2026-03-02T12:00:00Z', supersededBy: 2 });
    expect(endedWords(ended, () => 'Home: Bruges')).toBe(
      'This held until March 2, 2026. “Home: Bruges” took its place.',
    );
    expect(endedWords(ended, () => undefined)).toBe('This held until March 2, 2026. Something newer took its place.');
    expect(endedWords({ ...ended, supersededBy: null }, () => undefined)).toBe('This held until March 2, 2026.');
    expect(endedWords(memoryOf(1), () => undefined)).toBeNull();
  });

  it('says what else goes, and only that', () => {
    const none = { superseded: [], notes: 0, replies: 0, runs: 0, sharedMemoryId: null };
    expect(tracesWords(none)).toBe('Nothing else goes with it.');
    expect(tracesWords({ ...none, notes: 1, replies: 2, superseded: [{ id: 1, title: 'Home: Ghent' }] })).toBe(
      'One note of your talks is written anew without it. 2 replies no longer show that they remembered it. What it had replaced holds again: “Home: Ghent”.',
    );
    expect(tracesWords({ ...none, runs: 1 })).toBe('What an agent made of it is erased.');
    expect(tracesWords({ ...none, runs: 3 })).toBe('What agents made of it in 3 runs is erased.');
    const three = ['a', 'b', 'c'].map((title, id) => ({ id, title }));
    expect(tracesWords({ ...none, superseded: three, sharedMemoryId: 4 })).toBe(
      'What it had replaced holds again: “a” and “b” and 1 more. The shared memory stays with you and the other souls.',
    );
  });
});
