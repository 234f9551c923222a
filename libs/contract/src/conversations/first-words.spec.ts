import { firstWordsOf } from './first-words';

test.each([
  ['Hello', 'Hello'],
  ['  I **really** need\n\nadvice ', 'I really need advice'],
  ['# Plan', 'Plan'],
  ['   ', null],
  ['***', null],
  [`${'word '.repeat(30)}`, 'word word word word word word word word word word word word…'],
  ['x'.repeat(100), `${'x'.repeat(60)}…`],
])('the first words of %j are %j', (content, words) => expect(firstWordsOf(content)).toBe(words));
