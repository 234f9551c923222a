import type { SearchHit } from '@kinloom/contract';
import { resultCountText, groupHits, hitPath, speakerLabel } from './hits';
import { splitHighlights } from './highlight-parts';
import { parseRecents, addRecent } from './recent-searches';
import { ANY_TIME, rangeBounds, startOfDay, endOfDay, localDate, validateRange } from './time-range';

const hit = (change: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'message',
  id: 7,
  companionId: 3,
  conversationId: 2,
  messageId: 7,
  from: 'person',
  title: 'Ilse',
  text: 'The boats came back.',
  marks: [[4, 9]],
  at: '2026-03-01T10:00:00.000Z',
  ...change,
});

describe('match highlighting', () => {
  const marked = (marks: [number, number][]): string =>
    splitHighlights({ text: 'a boat, a boat', marks })
      .map(({ text, marked }) => (marked ? `[${text}]` : text))
      .join('');

  it('splits the text at the ranges', () => {
    expect(marked([])).toBe('a boat, a boat');
    expect(marked([[2, 6]])).toBe('a [boat], a boat');
    expect(
      marked([
        [0, 1],
        [10, 14],
      ]),
    ).toBe('[a] boat, a [boat]');
    expect(marked([[0, 14]])).toBe('[a boat, a boat]');
  });

  it('ignores invalid ranges', () => {
    expect(
      marked([
        [2, 6],
        [4, 8],
        [3, 3],
        [9, 99],
      ]),
    ).toBe('a [boat], a boat');
    expect(marked([[-1, 3]])).toBe('a boat, a boat');
    expect(splitHighlights({ text: '', marks: [] })).toEqual([]);
  });
});

describe('search hits', () => {
  it('are grouped with the best hit on top', () => {
    const memory = hit({ kind: 'memory', id: 1 });
    const [first, second] = [hit(), hit({ id: 8 })];
    expect(groupHits([first, memory, second]).map(({ title, hits }) => [title, hits.map(({ id }) => id)])).toEqual([
      ['Messages', [7, 8]],
      ['Memories', [1]],
    ]);
    expect(groupHits([memory, first]).map(({ title }) => title)).toEqual(['Memories', 'Messages']);
    expect(groupHits([first]).map(({ title }) => title)).toEqual(['Messages']);
    expect(groupHits([])).toEqual([]);
  });

  it('link to their message, or to the memory without one', () => {
    expect(hitPath(hit())).toBe('/conversation/2?message=7');
    expect(hitPath(hit({ kind: 'memory', id: 5 }))).toBe('/conversation/2?message=7');
    expect(hitPath(hit({ kind: 'memory', id: 5, messageId: null }))).toBe('/memory-archive?memory=5');
    expect(hitPath(hit({ kind: 'memory', id: 5, conversationId: null, messageId: null }))).toBe(
      '/memory-archive?memory=5',
    );
  });

  it('name their speaker', () => {
    expect(speakerLabel(hit(), 'Ilse')).toBe('You, to Ilse');
    expect(speakerLabel(hit({ title: '' }), undefined)).toBe('You');
    expect(speakerLabel(hit({ from: 'soul' }), 'Ilse')).toBe('Ilse');
    expect(speakerLabel(hit({ from: 'soul', title: 'Soul Circle (2 souls)' }), 'Ilse')).toBe(
      'Ilse, in Soul Circle (2 souls)',
    );
    expect(speakerLabel(hit({ from: 'soul', title: '' }), undefined)).toBe('A soul');
    expect(speakerLabel(hit({ kind: 'memory' }), 'Ilse')).toBe('Ilse remembers');
  });

  it('are counted', () => {
    expect([
      resultCountText(0, false),
      resultCountText(1, false),
      resultCountText(12, false),
      resultCountText(30, true),
    ]).toEqual(['Nothing found', '1 found', '12 found', 'The 30 best results']);
  });
});

describe('recent searches', () => {
  it('are the last five without duplicates', () => {
    expect(['a', 'b', 'c', 'B', 'd', 'e', 'f'].reduce<string[]>(addRecent, [])).toEqual(['f', 'e', 'd', 'B', 'c']);
    expect(addRecent(['a'], '  ')).toEqual(['a']);
  });

  it('are normalised when parsed', () => {
    expect(parseRecents('')).toEqual([]);
    expect(parseRecents('one\ntwo')).toEqual(['one', 'two']);
    expect(parseRecents('\n one \nONE\n2\n3\n4\n5\n6')).toEqual(['one', '2', '3', '4', '5']);
  });
});

describe('time range', () => {
  it('uses local days', () => {
    expect(startOfDay('2026-03-01')).toBe(new Date(2026, 2, 1).toISOString());
    expect(endOfDay('2026-03-01')).toBe(new Date(2026, 2, 1, 23, 59, 59, 999).toISOString());
    expect(localDate(new Date(2026, 2, 1, 23, 59).getTime())).toBe('2026-03-01');
    for (const none of ['', '2026-02-30', 'yesterday', '2026-3-1']) {
      expect([none, startOfDay(none), endOfDay(none)]).toEqual([none, undefined, undefined]);
    }
  });

  it('can be open on either side', () => {
    const today = '2026-03-15';
    expect(rangeBounds(ANY_TIME, today)).toEqual({});
    expect(rangeBounds({ ...ANY_TIME, span: 'week' }, today)).toEqual({ from: startOfDay('2026-03-08') });
    expect(rangeBounds({ span: 'between', first: '2026-01-02', last: '' }, today)).toEqual({
      from: startOfDay('2026-01-02'),
    });
    expect(rangeBounds({ span: 'between', first: '', last: '2026-01-02' }, today)).toEqual({
      to: endOfDay('2026-01-02'),
    });
    expect(rangeBounds({ span: 'between', first: '', last: '' }, today)).toEqual({});
    expect(rangeBounds({ span: 'any', first: '2026-01-02', last: '2026-01-02' }, today)).toEqual({});
  });

  it('must not end before it starts', () => {
    expect(validateRange({ span: 'between', first: '2026-01-03', last: '2026-01-02' })).not.toBeNull();
    expect(validateRange({ span: 'between', first: '2026-01-02', last: '2026-01-02' })).toBeNull();
    expect(validateRange({ span: 'week', first: '2026-01-03', last: '2026-01-02' })).toBeNull();
  });
});
