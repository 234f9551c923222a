import { clockTime, reduceLog, type LogLine } from './test-log';

describe('the log of the test page', () => {
  it('keeps the newest 200 lines in order, with unique ids', () => {
    let lines: readonly LogLine[] = [];
    for (let at = 1; at <= 250; at++) lines = reduceLog(lines, { text: `line ${at}`, bad: false, at });
    expect(lines).toHaveLength(200);
    expect(lines[0]?.text).toBe('line 51');
    expect(lines.at(-1)?.text).toBe('line 250');
    expect(new Set(lines.map(({ id }) => id)).size).toBe(200);
  });

  it('is empty when it is cleared', () => {
    const lines = reduceLog([], { text: 'a line', bad: true, at: 1 });
    expect(reduceLog(lines, 'clear')).toEqual([]);
  });

  it('formats the time with seconds', () => {
    expect(clockTime(new Date(2026, 0, 1, 21, 4, 9).getTime())).toBe('21:04:09');
  });
});
