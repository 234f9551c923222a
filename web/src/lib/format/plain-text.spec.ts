import { plainText } from './plain-text';

it.each([
  ['# The red kite\n\nA **red *kite*** tore.', 'The red kite\nA red kite tore.'],
  ['Twice:\n- it tore\n- it *flew*', 'Twice:\nit tore\nit flew'],
  ['1. one\n2. two\n   - three', 'one\ntwo\nthree'],
  ['- [x] done\n- [ ] open', 'done\nopen'],
  ['Run `npm start` now', 'Run npm start now'],
  ['```js\nlet a = 1;\n```\nafter', 'let a = 1;\nafter'],
  ['> she *said*\n\n---\n\nand left', 'she said\nand left'],
  ['[the lake](https://example.org) ![a heron](https://example.org/a.png)', 'the lake a heron'],
  ['| a | b |\n|---|---|\n| 1 | **2** |', 'a b\n1 2'],
  ['~~no~~ <b>raw</b> &amp; [gone](javascript:void)', 'no <b>raw</b> & gone'],
  ['2 * 3 * 4, snake_case_name', '2 * 3 * 4, snake_case_name'],
  ['one\ntwo\n\nthree\n', 'one\ntwo\nthree'],
  ['', ''],
])('%j becomes %j', (markdown, text) => expect(plainText(markdown)).toBe(text));
