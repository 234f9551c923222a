import { csvOf } from './csv';

describe('csvOf', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('escapes %j, so that it is not a formula', (cell) => {
    expect(csvOf([[cell]]).replace(/^"/, '')).toMatch(/^'/);
  });

  it('leaves plain text and numbers unchanged', () => {
    expect(
      csvOf([
        ['day', 'count'],
        ['2026-01-01', 3],
        ['a-b', -2],
      ]),
    ).toBe('day,count\r\n2026-01-01,3\r\na-b,-2\r\n');
  });

  it('quotes separators, quotes and line breaks', () => {
    expect(csvOf([['a,b', 'say "so"', 'two\nlines']])).toBe('"a,b","say ""so""","two\nlines"\r\n');
  });
});
