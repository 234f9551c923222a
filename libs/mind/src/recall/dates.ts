import { COUNTING } from '../perception/numbers';

/** Milliseconds of a day. All days here are days in UTC: where a person's clock stands is not known to recall. */
const DAY = 86_400_000;
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** Days, counted from 1970, from the first to the last. */
export interface DayRange {
  from: number;
  to: number;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const COUNTS: Readonly<Record<string, number>> = {
  ...COUNTING,
  couple: 2,
  few: 3,
};
/** Where no year is named, the month of any of the last so many years may be meant. */
const YEARS_BACK = 8;
/** What stands further in is not read: a time is named once, and early. */
const LONGEST = 2_000;

const month =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b(?:,? (\\d{4}))?`);
const MONTH_DAY = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`);
const MONTH_YEAR = new RegExp(`\\b${month}(?: of)?,? (\\d{4})\\b`);
const IN_MONTH = new RegExp(`\\b(in|since|during|early|late|mid|this|last|next|by|until|of) ${month}\\b`);
const ISO = /\b((?:19|20)\d\d)-(\d{1,2})(?:-(\d{1,2}))?\b/;
const YEAR = /\b(?:in|of|during|since|year|summer|winter|spring|autumn|fall) ((?:19|20)\d\d)\b/;
const AGO =
  /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|couple|few)(?: of)? (day|week|month|year)s? ago\b/;
const RELATIVE = /\b(last|this|past) (week|weekend|month|year|spring|summer|autumn|fall|winter)\b/;
const WEEKDAY = /\b(?:last|on|this) (sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/;
const SEASON_YEAR = /\b(spring|summer|autumn|fall|winter)(?: of)? ((?:19|20)\d\d)\b/;
const NEAR: readonly (readonly [RegExp, number])[] = [
  [/\bday before yesterday\b/, -2],
  [/\b(?:yesterday|last night)\b/, -1],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/, 0],
];

const monthOf = (name: string): number => MONTHS.findIndex((known) => known.startsWith(name.slice(0, 3)));
const utc = (year: number, monthIndex: number, date: number): number => dayOf(Date.UTC(year, monthIndex, date));
const monthRange = (year: number, index: number): DayRange => ({
  from: utc(year, index, 1),
  to: utc(year, index + 1, 0),
});

/** Seasons of the northern half: the only one that has a name in most of what is written. Winter ends in the year it is named after. */
function seasonRange(season: string, year: number): DayRange {
  const first = { spring: 2, summer: 5, autumn: 8, fall: 8 }[season] ?? -1;
  return { from: utc(year, first, 1), to: utc(year, first + 3, 0) };
}

function dated(text: string, today: number): DayRange[] | null {
  const year = new Date(today * DAY).getUTCFullYear();
  const years = Array.from({ length: YEARS_BACK }, (_, back) => year - back);
  const iso = ISO.exec(text);
  if (iso) {
    const [, y = '', m = '', d] = iso;
    const index = Number(m) - 1;
    return [d ? { from: utc(+y, index, +d), to: utc(+y, index, +d) } : monthRange(+y, index)];
  }
  const dayMonth = DAY_MONTH.exec(text);
  const monthDay = dayMonth ? null : MONTH_DAY.exec(text);
  const name = dayMonth?.[2] ?? monthDay?.[1];
  const date = Number(dayMonth?.[1] ?? monthDay?.[2]);
  if (name && date >= 1 && date <= 31) {
    const named = dayMonth?.[3] ?? monthDay?.[3];
    return (named ? [Number(named)] : years).map((y) => {
      const day = utc(y, monthOf(name), date);
      return { from: day, to: day };
    });
  }
  const monthYear = MONTH_YEAR.exec(text);
  if (monthYear?.[1] && monthYear[2]) return [monthRange(Number(monthYear[2]), monthOf(monthYear[1]))];
  const season = SEASON_YEAR.exec(text);
  if (season?.[1] && season[2]) return [seasonRange(season[1], Number(season[2]))];
  const inMonth = IN_MONTH.exec(text);
  if (inMonth?.[2]) {
    const any = years.map((y) => monthRange(y, monthOf(inMonth[2] ?? '')));
    const past = any.filter(({ to }) => to < today);
    return inMonth[1] === 'last' ? past.slice(0, 1) : inMonth[1] === 'this' ? any.slice(0, 1) : any;
  }
  const inYear = YEAR.exec(text);
  return inYear?.[1] ? [{ from: utc(+inYear[1], 0, 1), to: utc(+inYear[1], 12, 0) }] : null;
}

function ago(count: number, unit: string, today: number): DayRange {
  const days = { day: 1, week: 7, month: 30, year: 365 }[unit] ?? 1;
  // "Two weeks ago" is said of anything between ten days and seventeen.
  const slack = Math.floor(days / 2);
  return { from: today - count * days - slack, to: today - count * days + slack };
}

function relative(which: string, unit: string, today: number): DayRange {
  const now = new Date(today * DAY);
  const year = now.getUTCFullYear();
  const back = which === 'this' ? 0 : 1;
  // Weeks begin on Monday.
  const monday = today - ((now.getUTCDay() + 6) % 7);
  switch (unit) {
    case 'week':
      return { from: monday - 7 * back, to: back ? monday - 1 : today };
    case 'weekend':
      return { from: monday - 2, to: back ? monday - 1 : today };
    case 'month':
      return monthRange(year, now.getUTCMonth() - back);
    case 'year':
      return { from: utc(year - back, 0, 1), to: utc(year - back, 12, 0) };
    default: {
      const ofThisYear = seasonRange(unit, year);
      return back && ofThisYear.to >= today ? seasonRange(unit, year - 1) : ofThisYear;
    }
  }
}

/**
 * The days a text speaks of, as seen at `at` (milliseconds UTC); empty where it names none. What it names first by date goes before
 * what it names by distance ("two weeks ago"). `text` is lower case; of a long one the beginning is read.
 */
export function daysNamed(text: string, at: number): DayRange[] {
  const read = text.slice(0, LONGEST);
  const today = dayOf(at);
  if (!Number.isFinite(today) || Math.abs(today) > 50_000_000) return [];
  const byDate = dated(read, today);
  if (byDate) return byDate;
  const past = AGO.exec(read);
  if (past?.[1] && past[2]) return [ago(COUNTS[past[1]] ?? Number(past[1]), past[2], today)];
  for (const [pattern, days] of NEAR) if (pattern.test(read)) return [{ from: today + days, to: today + days }];
  const span = RELATIVE.exec(read);
  if (span?.[1] && span[2]) return [relative(span[1], span[2], today)];
  const weekday = WEEKDAY.exec(read)?.[1];
  if (!weekday) return [];
  const since = (new Date(today * DAY).getUTCDay() - WEEKDAYS.indexOf(weekday) + 7) % 7 || 7;
  return [{ from: today - since, to: today - since }];
}

/** How a short time is written, for finding it where its words stand: day, month and year. Empty for more than a month. */
export function dateWords(range: DayRange): string[] {
  if (range.to - range.from > 31) return [];
  const date = new Date(range.from * DAY);
  const words = [MONTHS[date.getUTCMonth()] ?? '', String(date.getUTCFullYear())];
  return range.from === range.to ? [String(date.getUTCDate()), ...words] : words;
}
