import { shownParts } from './memory-text';

test.each([
  ['Home: Ghent', 'I live in Ghent.', 'both'],
  ['I live in Ghent', 'I live in Ghent.', 'title'],
  ['I live in **Ghent**', 'I live in Ghent!', 'title'],
  ['My father was taken to…', 'My father was taken to hospital on Monday.', 'content'],
  ['Passed my driving test', 'You told me: “Passed my driving test”', 'content'],
  [
    'Harold passed away this…',
    'You told me on Friday, 20 November 2026: “Harold passed away this morning.”',
    'content',
  ],
  ['A test', 'You told me: “Passed my driving test”', 'both'],
  ['Anything', '', 'title'],
])('of “%s” with “%s” shows %s', (title, content, shown) => {
  expect(shownParts({ title, content })).toBe(shown);
});
