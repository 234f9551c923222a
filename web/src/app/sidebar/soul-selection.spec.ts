import { canStartGroup, removeDeleted, toggleSelection } from './soul-selection';

test('toggles a soul and keeps the order of selection', () => {
  expect(toggleSelection([], 3)).toEqual([3]);
  expect(toggleSelection([3], 1)).toEqual([3, 1]);
  expect(toggleSelection([3, 1], 3)).toEqual([1]);
});

test('drops deleted souls from the selection', () => {
  expect(removeDeleted([3, 1], [{ id: 1 }, { id: 2 }])).toEqual([1]);
});

test.each([
  [0, false],
  [1, false],
  [2, true],
  [20, true],
  [21, false],
])('%i souls can start a group: %s', (count, may) => expect(canStartGroup(count)).toBe(may));
