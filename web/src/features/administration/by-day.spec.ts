import { byDay } from './by-day';

describe('help shown', () => {
  it('stands a day in a row, by how much was needed', () => {
    expect(
      byDay([
        { day: '2026-01-02', tier: 2, count: 3 },
        { day: '2026-01-02', tier: 3, count: 1 },
        { day: '2026-01-01', tier: 3, count: 2 },
      ]),
    ).toEqual([
      { day: '2026-01-02', help: 3, emergency: 1 },
      { day: '2026-01-01', help: 0, emergency: 2 },
    ]);
    expect(byDay([])).toEqual([]);
  });
});
