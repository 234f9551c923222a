import type { Span } from './memory';
import { COUNTING } from '../perception/numbers';

/** Days, weeks, months, seasons and feasts, as spans. A day is midnight of the person's calendar, as if it were UTC. */

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'];
export const NUMBERS: Readonly<Record<string, number>> = {
  ...COUNTING,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'a couple of': 2,
  'a couple': 2,
  'a few': 3,
  'the other': 2,
};
export const COUNT = String.raw`(\d{1,3}|a couple(?: of)?|a few|${Object.keys(NUMBERS)
  .filter((word) => !word.includes(' '))
  .join('|')})`;
export const WD = '(sunday|monday|tuesday|wednesday|thursday|friday|saturday|tues|thurs|fri|sat|sun|mon|wed)';
export const M =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept|sep|oct|nov|dec)';
export const PART = String.raw`(?: (?:in the )?(morning|afternoon|evening|night)\b)?`;
export const CLOCK = String.raw`(?:,? (?:at|around|about|by|from) (?:about |around )?(\d{1,2})(?:[:.](\d{2}))?(?: ?(am|pm|a\.m\.|p\.m\.|o'clock))?(?![\d%])|,? at (noon|midday|midnight))?`;

/** A day of the person's calendar: midnight there, as if it were UTC. */
export const dayOf = (local: number): number => Math.floor(local / DAY) * DAY;
export const dateOf = (year: number, month: number, day: number): number => Date.UTC(year, month, day);
export const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

export function monthIndex(word: string): number {
  return MONTHS.findIndex((month) => month.startsWith(word.slice(0, 3)));
}
export function weekdayIndex(word: string): number {
  return WEEKDAYS.findIndex((day) => day.startsWith(word.slice(0, 3)));
}
export function countOf(word: string): number {
  return NUMBERS[word] ?? (Number(word) || 0);
}

/** Months later, on the same day or the month's last. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day);
  const to = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const fits = Math.min(date.getUTCDate(), lastDay(to.getUTCFullYear(), to.getUTCMonth()));
  return Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), fits);
}

export const days = (from: number, count = 1): Span => ({ from, to: from + count * DAY - 1, precision: 'day' });
export function monthSpan(year: number, month: number): Span {
  return { from: dateOf(year, month, 1), to: dateOf(year, month + 1, 1) - 1, precision: 'month' };
}
export const yearSpan = (year: number): Span => ({
  from: dateOf(year, 0, 1),
  to: dateOf(year + 1, 0, 1) - 1,
  precision: 'year',
});
/** Weeks begin on Monday. */
export const weekStart = (day: number): number => day - ((new Date(day).getUTCDay() + 6) % 7) * DAY;
export const weekSpan = (day: number): Span => ({
  from: weekStart(day),
  to: weekStart(day) + 7 * DAY - 1,
  precision: 'week',
});
/** Seasons of the northern half of the earth, by whole months; winter begins in December of its year. */
export function seasonSpan(year: number, season: number): Span {
  const month = season === 0 ? 11 : season * 3 - 1;
  return { from: dateOf(year, month, 1), to: dateOf(year, month + 3, 1) - 1, precision: 'season' };
}
/** Easter Sunday of the western churches, by the anonymous Gregorian rule. */
export function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
export const FEASTS: [RegExp, (year: number) => Span][] = [
  [/^christmas eve$/, (year) => days(dateOf(year, 11, 24))],
  [/^(?:christmas day|xmas day)$/, (year) => days(dateOf(year, 11, 25))],
  [/^boxing day$/, (year) => days(dateOf(year, 11, 26))],
  [/^(?:christmas|xmas)$/, (year) => days(dateOf(year, 11, 24), 3)],
  [/^new year's eve$/, (year) => days(dateOf(year, 11, 31))],
  [/^new year'?s?(?: day)?$/, (year) => days(dateOf(year, 0, 1))],
  [/^easter$/, (year) => days(easter(year) - 2 * DAY, 4)],
  [/^halloween$/, (year) => days(dateOf(year, 9, 31))],
  [/^valentine'?s(?: day)?$/, (year) => days(dateOf(year, 1, 14))],
];
export const FEAST =
  "(christmas eve|christmas day|xmas day|boxing day|christmas|xmas|new year's eve|new year'?s?(?: day)?|easter|halloween|valentine'?s(?: day)?)";
