import type { SearchHit } from '@kinloom/contract';
import { countWords, grouped, pathOf, voiceOf } from './hits';
import { piecesOf } from './marks';
import { readRecents, withRecent } from './recents';
import { ANY_TIME, boundsOf, dayBegins, dayEnds, dayOf, problemOf } from './span';

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

describe('the marked words', () => {
  const marked = (marks: [number, number][]): string =>
    piecesOf({ text: 'a boat, a boat', marks })
      .map(({ text, marked }) => (marked ? `[${text}]` : text))
      .join('');

  it('stand where the marks say', () => {
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

  it('are left alone by marks that make no sense', () => {
    expect(
      marked([
        [2, 6],
        [4, 8],
        [3, 3],
        [9, 99],
      ]),
    ).toBe('a [boat], a boat');
    expect(marked([[-1, 3]])).toBe('a boat, a boat');
    expect(piecesOf({ text: '', marks: [] })).toEqual([]);
  });
});

describe('what was found', () => {
  it('is grouped, and the best hit stays on top', () => {
    const memory = hit({ kind: 'memory', id: 1 });
    const [first, second] = [hit(), hit({ id: 8 })];
    expect(grouped([first, memory, second]).map(({ title, hits }) => [title, hits.map(({ id }) => id)])).toEqual([
      ['Messages', [7, 8]],
      ['Memories', [1]],
    ]);
    expect(grouped([memory, first]).map(({ title }) => title)).toEqual(['Memories', 'Messages']);
    expect(grouped([first]).map(({ title }) => title)).toEqual(['Messages']);
    expect(grouped([])).toEqual([]);
  });

  it('leads to its message, or to the memory where there is none', () => {
    expect(pathOf(hit())).toBe('/conversation/2?message=7');
    expect(pathOf(hit({ kind: 'memory', id: 5 }))).toBe('/conversation/2?message=7');
    expect(pathOf(hit({ kind: 'memory', id: 5, messageId: null }))).toBe('/memory-archive?memory=5');
    expect(pathOf(hit({ kind: 'memory', id: 5, conversationId: null, messageId: null }))).toBe(
      '/memory-archive?memory=5',
    );
  });

  it('says whose it is', () => {
    expect(voiceOf(hit(), 'Ilse')).toBe('You, to Ilse');
    expect(voiceOf(hit({ title: '' }), undefined)).toBe('You');
    expect(voiceOf(hit({ from: 'soul' }), 'Ilse')).toBe('Ilse');
    expect(voiceOf(hit({ from: 'soul', title: 'Soul Circle (2 souls)' }), 'Ilse')).toBe(
      'Ilse, in Soul Circle (2 souls)',
    );
    expect(voiceOf(hit({ from: 'soul', title: '' }), undefined)).toBe('A soul');
    expect(voiceOf(hit({ kind: 'memory' }), 'Ilse')).toBe('Ilse remembers');
  });

  it('is counted', () => {
    expect([countWords(0, false), countWords(1, false), countWords(12, false), countWords(30, true)]).toEqual([
      'Nothing found',
      '1 found',
      '12 found',
      'The first 30 that fit best',
    ]);
  });
});

describe('searches made before', () => {
  it('are the last five, each once', () => {
    expect(['a', 'b', 'c', 'B', 'd', 'e', 'f'].reduce<string[]>(withRecent, [])).toEqual(['f', 'e', 'd', 'B', 'c']);
    expect(withRecent(['a'], '  ')).toEqual(['a']);
  });

  it('are read however they were kept', () => {
    expect(readRecents('')).toEqual([]);
    expect(readRecents('one\ntwo')).toEqual(['one', 'two']);
    expect(readRecents('\n one \nONE\n2\n3\n4\n5\n6')).toEqual(['one', '2', '3', '4', '5']);
  });
});

describe('the time searched in', () => {
  it('is of days where the reader is', () => {
    expect(dayBegins('2026-03-01')).toBe(new Date(2026, 2, 1).toISOString());
    expect(dayEnds('2026-03-01')).toBe(new Date(2026, 2, 1, 23, 59, 59, 999).toISOString());
    expect(dayOf(new Date(2026, 2, 1, 23, 59).getTime())).toBe('2026-03-01');
    for (const none of ['', '2026-02-30', 'yesterday', '2026-3-1']) {
      expect([none, dayBegins(none), dayEnds(none)]).toEqual([none, undefined, undefined]);
    }
  });

  it('may be open on either side', () => {
    const today = '2026-03-15';
    expect(boundsOf(ANY_TIME, today)).toEqual({});
    expect(boundsOf({ ...ANY_TIME, span: 'week' }, today)).toEqual({ from: dayBegins('2026-03-08') });
    expect(boundsOf({ span: 'between', first: '2026-01-02', last: '' }, today)).toEqual({
      from: dayBegins('2026-01-02'),
    });
    expect(boundsOf({ span: 'between', first: '', last: '2026-01-02' }, today)).toEqual({ to: dayEnds('2026-01-02') });
    expect(boundsOf({ span: 'between', first: '', last: '' }, today)).toEqual({});
    expect(boundsOf({ span: 'any', first: '2026-01-02', last: '2026-01-02' }, today)).toEqual({});
  });

  it('does not end before it begins', () => {
    expect(problemOf({ span: 'between', first: '2026-01-03', last: '2026-01-02' })).not.toBeNull();
    expect(problemOf({ span: 'between', first: '2026-01-02', last: '2026-01-02' })).toBeNull();
    expect(problemOf({ span: 'week', first: '2026-01-03', last: '2026-01-02' })).toBeNull();
  });
});
