import { aggregateFigure, WITHHELD } from './aggregate-figures';

it('withholds a figure to which fewer than five members contribute', () => {
  expect(aggregateFigure(12, 5)).toBe(12);
  expect(aggregateFigure(12, 4)).toBe(WITHHELD);
  expect(aggregateFigure(0, 0)).toBe(WITHHELD);
  expect(WITHHELD).toBe('fewer than 5 members');
});
