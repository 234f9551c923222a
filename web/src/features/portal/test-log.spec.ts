import { clockTime, logged, type LogLine } from './test-log';

describe('the log of the test page', () => {
  it('keeps its lines in their order, each told apart, and the newest two hundred', () => {
    let lines: readonly LogLine[] = [];
    for (let at = 1; at <= 250; at++) lines = logged(lines, { text: `line ${at}`, bad: false, at });
    expect(lines).toHaveLength(200);
    expect(lines[0]?.text).toBe('line 51');
    expect(lines.at(-1)?.text).toBe('line 250');
    expect(new Set(lines.map(({ id }) => id)).size).toBe(200);
  });

  it('is empty when it is cleared', () => {
    const lines = logged([], { text: 'a line', bad: true, at: 1 });
    expect(logged(lines, 'clear')).toEqual([]);
  });

  it('says the time to the second', () => {
    expect(clockTime(new Date(2026, 0, 1, 21, 4, 9).getTime())).toBe('21:04:09');
  });
});
