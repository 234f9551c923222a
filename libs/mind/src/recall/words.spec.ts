import { dateWords, dayOf, daysNamed } from './dates';
import { alike } from './spelling';
import { SIGN, signsAsked } from './signs';
import { stemOf } from './stem';
import { scan } from './tokens';

const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  scan(text, (word) => words.push(word));
  return words;
};

test.each([
  'go goes going went gone',
  'child children kids',
  'paint paints painted painting',
  'marry married marries marriage',
  'run runs running ran',
  'happiness happy',
  'relocate relocated relocating relocation',
  'hope hopes hoped hoping',
])('%s: one word', (forms) => {
  expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
});

test.each([
  ['live', 'life'],
  ['wander', 'wonder'],
  ['party', 'part'],
  ['bus', 'bu'],
])('%s and %s: two words', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test('words are read without accents, possessives and contractions', () => {
  expect(wordsOf("Zoë's café isn’t O'Brien's — the students' 2nd home.")).toEqual([
    'zoe',
    'cafe',
    'is',
    'obrien',
    'the',
    'students',
    '2nd',
    'home',
  ]);
  expect(wordsOf('日本語')).toEqual(['日本', '本語']);
});

test('what asks more than it tells is a question', () => {
  const asks = (text: string): boolean => (scan(text, () => undefined) & SIGN.question) !== 0;
  expect(asks('How was your trip?')).toBe(true);
  expect(asks('Nice! How was your trip to the lake?')).toBe(true);
  expect(asks('I swam all day and slept in the boat. And you?')).toBe(false);
  expect(asks('I swam all day.')).toBe(false);
});

test.each([
  ['when did we meet', SIGN.time],
  ['how long did it take?', SIGN.span],
  ['i was glad when you came', 0],
  ['what a day', 0],
])('%s: what an answer would bear', (text, signs) => {
  expect(signsAsked(text)).toBe(signs);
});

test.each([
  ['biscuit', 'biscut', true],
  ['biscuit', 'bisucit', true],
  ['activism', 'activist', true],
  ['photographi', 'photograph', true],
  ['harbor', 'harbour', true],
  ['card', 'care', false],
  ['mother', 'motel', false],
  ['lighthouse', 'lightning', false],
])('%s and %s are alike: %s', (one, other, expected) => {
  expect(alike(one, other)).toBe(expected);
  expect(alike(other, one)).toBe(expected);
});

describe('days', () => {
  // A Wednesday.
  const now = Date.UTC(2026, 2, 18, 9);
  const iso = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
  test.each([
    ['yesterday', '2026-03-17', '2026-03-17'],
    ['the day before yesterday', '2026-03-16', '2026-03-16'],
    ['last week', '2026-03-09', '2026-03-15'],
    ['last weekend', '2026-03-14', '2026-03-15'],
    ['last month', '2026-02-01', '2026-02-28'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['last summer', '2025-06-01', '2025-08-31'],
    ['last monday', '2026-03-16', '2026-03-16'],
    ['two weeks ago', '2026-03-01', '2026-03-07'],
    ['in may 2025', '2025-05-01', '2025-05-31'],
    ['last may', '2025-05-01', '2025-05-31'],
    ['last march', '2025-03-01', '2025-03-31'],
    ['on 7 may, 2025', '2025-05-07', '2025-05-07'],
    ['on may 7th 2025', '2025-05-07', '2025-05-07'],
    ['on 2025-05-07', '2025-05-07', '2025-05-07'],
    ['in 2024', '2024-01-01', '2024-12-31'],
    ['in summer 2024', '2024-06-01', '2024-08-31'],
  ])('%s: %s to %s', (text, from, to) => {
    expect(daysNamed(text, now).map((range) => [iso(range.from), iso(range.to)])).toEqual([[from, to]]);
  });

  test('a month without a year is that month of any of the last years', () => {
    const ranges = daysNamed('in may', now);
    expect(ranges.length).toBeGreaterThan(3);
    expect(ranges.every(({ from }) => iso(from).slice(5) === '05-01')).toBe(true);
  });

  test('what names no time names none', () => {
    for (const text of ['', 'i may come', 'march on', 'three dogs', 'a year', 'in 12 minutes'])
      expect(daysNamed(text, now)).toEqual([]);
  });

  test('a short time is written in words, a long one is not', () => {
    const today = dayOf(now);
    expect(dateWords({ from: today, to: today })).toEqual(['18', 'march', '2026']);
    expect(dateWords({ from: today - 17, to: today })).toEqual(['march', '2026']);
    expect(dateWords({ from: today - 300, to: today })).toEqual([]);
  });
});
