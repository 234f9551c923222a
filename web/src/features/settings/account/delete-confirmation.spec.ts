import { isDeletionConfirmed } from './delete-confirmation';

it.each([
  ['delete', true],
  [' Delete ', true],
  ['DELETE', true],
  ['delet', false],
  ['delete it', false],
  ['', false],
])('treats %j as confirmation: %s', (typed, means) => {
  expect(isDeletionConfirmed(typed)).toBe(means);
});
