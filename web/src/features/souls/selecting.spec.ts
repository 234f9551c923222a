import { mayStart, stillThere, toggled } from './selecting';

test('a soul is chosen and let go again, and the order is the one of choosing', () => {
  expect(toggled([], 3)).toEqual([3]);
  expect(toggled([3], 1)).toEqual([3, 1]);
  expect(toggled([3, 1], 3)).toEqual([1]);
});

test('who is gone is not chosen any more', () => {
  expect(stillThere([3, 1], [{ id: 1 }, { id: 2 }])).toEqual([1]);
});

test.each([
  [0, false],
  [1, false],
  [2, true],
  [20, true],
  [21, false],
])('with %i souls a group may be begun: %s', (count, may) => expect(mayStart(count)).toBe(may));
