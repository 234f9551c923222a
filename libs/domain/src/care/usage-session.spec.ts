import { dueReminders, type ReminderSettings, type UsageSession } from './usage-session';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1, 20);
const usual: ReminderSettings = { breakMinutes: 60, guarded: false };

/** Reminders due at each of these minutes of activity in one conversation. */
function remindersAt(minutes: readonly number[], settings = usual, spoke = true): string[] {
  let session: UsageSession | null = null;
  let noticedAt: number | null = null;
  return minutes.map((minute) => {
    const now = START + minute * MINUTE;
    const due = dueReminders(session, noticedAt, settings, { now, spoke });
    session = due.session;
    if (due.ai) noticedAt = now;
    return [due.ai && 'ai', due.pause && 'break'].filter(Boolean).join(' ');
  });
}

/** Every `step` minutes up to `until`. */
const every = (step: number, until: number): number[] =>
  Array.from({ length: Math.floor(until / step) + 1 }, (_, place) => place * step);

describe('AI disclosure', () => {
  it('is due at the start and after 3:00, not at 2:59', () => {
    const minutes = [...every(20, 160), 179, 180, 181, 200];
    const said = remindersAt(minutes, { breakMinutes: 100_000, guarded: false });
    expect(minutes.filter((_, place) => said[place] === 'ai')).toEqual([0, 180]);
  });

  it('is due every hour for minors', () => {
    const minutes = every(10, 130);
    const said = remindersAt(minutes, { breakMinutes: 100_000, guarded: true });
    expect(minutes.filter((_, place) => said[place]?.includes('ai'))).toEqual([0, 60, 120]);
  });

  it('is due again in a new session, after more than 30 minutes without activity', () => {
    expect(remindersAt([0, 30, 60])).toEqual(['ai', '', 'break']);
    expect(remindersAt([0, 31])).toEqual(['ai', 'ai']);
  });

  it('is not repeated when a conversation is opened again', () => {
    expect(remindersAt([0, 1, 5, 29], usual, false)).toEqual(['ai', '', '', '']);
  });

  it('is due in each conversation of a session', () => {
    const session = { beganAt: START, activeAt: START + 10 * MINUTE, breakAt: null };
    const now = START + 11 * MINUTE;
    expect(dueReminders(session, null, usual, { now, spoke: false }).ai).toBe(true);
    expect(dueReminders(session, START, usual, { now, spoke: false }).ai).toBe(false);
    expect(dueReminders(session, START - 1, usual, { now, spoke: false }).ai).toBe(true);
  });
});

describe('break suggestion', () => {
  it('is due after each hour of activity', () => {
    const minutes = every(10, 130);
    const said = remindersAt(minutes);
    expect(minutes.filter((_, place) => said[place]?.includes('break'))).toEqual([60, 120]);
  });

  it('follows the setting, with a maximum of 30 minutes for minors', () => {
    const firstBreak = (settings: ReminderSettings): number | undefined => {
      const minutes = every(5, 125);
      return minutes[remindersAt(minutes, settings).findIndex((said) => said.includes('break'))];
    };
    expect(firstBreak({ breakMinutes: 15, guarded: false })).toBe(15);
    expect(firstBreak({ breakMinutes: 120, guarded: false })).toBe(120);
    expect(firstBreak({ breakMinutes: 120, guarded: true })).toBe(30);
    expect(firstBreak({ breakMinutes: 15, guarded: true })).toBe(15);
  });

  it('is not due without messages, nor after a pause', () => {
    expect(remindersAt([0, 25, 50, 75], usual, false).join()).not.toContain('break');
    expect(remindersAt([0, 29, 58, 89, 100])).toEqual(['ai', '', '', 'ai', '']);
  });
});
