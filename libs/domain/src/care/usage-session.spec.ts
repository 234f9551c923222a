import { dueReminders, type Manner, type UsageSession } from './usage-session';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1, 20);
const usual: Manner = { breakMinutes: 60, guarded: false };

/** Somebody who talks in one conversation: at each of these minutes, what the house has to say. */
function evening(minutes: readonly number[], manner = usual, spoke = true): string[] {
  let sitting: UsageSession | null = null;
  let noticedAt: number | null = null;
  return minutes.map((minute) => {
    const now = START + minute * MINUTE;
    const due = dueReminders(sitting, noticedAt, manner, { now, spoke });
    sitting = due.sitting;
    if (due.ai) noticedAt = now;
    return [due.ai && 'ai', due.pause && 'break'].filter(Boolean).join(' ');
  });
}

/** Every so many minutes, until so many. */
const every = (step: number, until: number): number[] =>
  Array.from({ length: Math.floor(until / step) + 1 }, (_, place) => place * step);

describe('that this is an AI', () => {
  it('is said at the start, not after 2:59, and once after 3:00', () => {
    const minutes = [...every(20, 160), 179, 180, 181, 200];
    const said = evening(minutes, { breakMinutes: 100_000, guarded: false });
    expect(minutes.filter((_, place) => said[place] === 'ai')).toEqual([0, 180]);
  });

  it('is said every hour to somebody under 18', () => {
    const minutes = every(10, 130);
    const said = evening(minutes, { breakMinutes: 100_000, guarded: true });
    expect(minutes.filter((_, place) => said[place]?.includes('ai'))).toEqual([0, 60, 120]);
  });

  it('is said anew after more than half an hour of silence, and not before', () => {
    expect(evening([0, 30, 60])).toEqual(['ai', '', 'break']);
    expect(evening([0, 31])).toEqual(['ai', 'ai']);
  });

  it('is not said again because somebody looks in again', () => {
    expect(evening([0, 1, 5, 29], usual, false)).toEqual(['ai', '', '', '']);
  });

  it('is said in each conversation of a sitting by itself', () => {
    const sitting = { beganAt: START, activeAt: START + 10 * MINUTE, breakAt: null };
    const now = START + 11 * MINUTE;
    expect(dueReminders(sitting, null, usual, { now, spoke: false }).ai).toBe(true);
    expect(dueReminders(sitting, START, usual, { now, spoke: false }).ai).toBe(false);
    expect(dueReminders(sitting, START - 1, usual, { now, spoke: false }).ai).toBe(true);
  });
});

describe('a break', () => {
  it('is suggested after an hour of talk, and after each further one', () => {
    const minutes = every(10, 130);
    const said = evening(minutes);
    expect(minutes.filter((_, place) => said[place]?.includes('break'))).toEqual([60, 120]);
  });

  it('comes when the person has chosen, and for somebody under 18 after half an hour at the latest', () => {
    const at = (manner: Manner): number | undefined => {
      const minutes = every(5, 125);
      return minutes[evening(minutes, manner).findIndex((said) => said.includes('break'))];
    };
    expect(at({ breakMinutes: 15, guarded: false })).toBe(15);
    expect(at({ breakMinutes: 120, guarded: false })).toBe(120);
    expect(at({ breakMinutes: 120, guarded: true })).toBe(30);
    expect(at({ breakMinutes: 15, guarded: true })).toBe(15);
  });

  it('is not suggested to who only looks in, nor after a pause', () => {
    expect(evening([0, 25, 50, 75], usual, false).join()).not.toContain('break');
    expect(evening([0, 29, 58, 89, 100])).toEqual(['ai', '', '', 'ai', '']);
  });
});
