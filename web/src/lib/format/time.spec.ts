import { chatTime, dayName, relativeTime, isOtherDay, startedText } from './time';

const now = new Date(2026, 10, 20, 21, 0, 0).getTime();
const ago = (ms: number): string => new Date(now - ms).toISOString();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTime', () => {
  it.each([
    [0, 'less than a minute ago'],
    [59_000, 'less than a minute ago'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [6 * day, '6 days ago'],
    [8 * day, '1 week ago'],
    [40 * day, '1 month ago'],
    [800 * day, '2 years ago'],
    [-5 * minute, 'less than a minute ago'],
  ])('%i ms', (past, words) => expect(relativeTime(ago(past), now)).toBe(words));
});

describe('chatTime', () => {
  it.each([
    [0, 'Just now'],
    [59 * minute, 'Just now'],
    [hour, '1h ago'],
    [23 * hour, '23h ago'],
    [day, '1d ago'],
    [40 * day, '40d ago'],
    [-5 * minute, 'Just now'],
  ])('%i ms', (past, words) => expect(chatTime(ago(past), now)).toBe(words));
});

describe('days', () => {
  it('are compared in the local time zone', () => {
    expect(isOtherDay(new Date(2026, 0, 1, 23, 59).toISOString(), new Date(2026, 0, 2, 0, 1).toISOString())).toBe(true);
    expect(isOtherDay(new Date(2026, 0, 1, 0, 1).toISOString(), new Date(2026, 0, 1, 23, 59).toISOString())).toBe(
      false,
    );
  });

  it('are formatted', () => {
    expect(dayName(ago(hour), now)).toBe('Today');
    expect(dayName(ago(day), now)).toBe('Yesterday');
    expect(dayName(new Date(2026, 10, 12, 12).toISOString(), now)).toBe('Thursday, November 12');
    expect(dayName(new Date(2024, 1, 29, 12).toISOString(), now)).toBe('February 29, 2024');
  });

  it('is part of the name of a conversation without a title', () => {
    expect(startedText(ago(hour), now)).toBe('Started today');
    expect(startedText(ago(day), now)).toBe('Started yesterday');
    expect(startedText(new Date(2026, 10, 12, 12).toISOString(), now)).toBe('Started Thursday, November 12');
  });
});
