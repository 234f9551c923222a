import { csvOf } from './csv';

describe('rows for a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keep %j from being a formula', (cell) => {
    expect(csvOf([[cell]]).replace(/^"/, '')).toMatch(/^'/);
  });

  it('leave words and figures as they are', () => {
    expect(
      csvOf([
        ['day', 'count'],
        ['2026-01-01', 3],
        ['a-b', -2],
      ]),
    ).toBe('day,count\r\n2026-01-01,3\r\na-b,-2\r\n');
  });

  it('keep a cell one cell', () => {
    expect(csvOf([['a,b', 'say "so"', 'two\nlines']])).toBe('"a,b","say ""so""","two\nlines"\r\n');
  });
});
