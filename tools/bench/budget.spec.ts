import { overBudget } from './budget.mjs';

describe('overBudget', () => {
  it('accepts figures within a tenth of their budget, in the direction that is better', () => {
    expect(
      overBudget({ 'accepted.ratio': 0.37, 'firstDelta.p50': 29 }, { 'accepted.ratio': 0.4, 'firstDelta.p50': 27 }),
    ).toEqual([]);
    expect(
      overBudget({ 'accepted.ratio': 2, 'firstDelta.p50': 1 }, { 'accepted.ratio': 0.4, 'firstDelta.p50': 27 }),
    ).toEqual([]);
  });

  it('reports figures that are worse, missing or not numbers', () => {
    const budget = { 'accepted.ratio': 0.4, 'event.p95Ratio': 2, 'pages.ratio': 0.4, outOfOrder: 0 };
    const measured = { 'accepted.ratio': 0.35, 'event.p95Ratio': 2.3, 'pages.ratio': Number.NaN, outOfOrder: 1 };
    expect(overBudget(measured, budget).map(({ key }) => key)).toEqual([
      'accepted.ratio',
      'event.p95Ratio',
      'pages.ratio',
      'outOfOrder',
    ]);
    expect(overBudget({}, { outOfOrder: 0 })).toEqual([{ key: 'outOfOrder', measured: undefined, limit: 0 }]);
  });
});
