import { to24Hour, toTimestamp } from './time-parsing';
import { toAsciiDigits, removeInvisible } from './text-cleaning';

/** A parsed date and time whose day/month order is not decided yet. */
export interface Timestamp {
  figures: [first: number, second: number, third: number];
  /** The year comes first, in four digits. */
  yearFirst: boolean;
  /** Dotted dates always have the day first. */
  dotted: boolean;
  /** US phone format: no leading zeros, two-digit year, AM and PM. */
  american: boolean;
  hour: number;
  minute: number;
  second: number;
  hasSeconds: boolean;
  bracketed: boolean;
  /** The rest of the line, unmodified. */
  rest: string;
}

/** Words for AM and PM by language, and Chinese parts of the day; null keeps the hour as it is. */
const DAY_HALVES: Readonly<Record<string, 'AM' | 'PM' | null>> = {
  'a.m.': 'AM',
  'p.m.': 'PM',
  'a. m.': 'AM',
  'p. m.': 'PM',
  am: 'AM',
  pm: 'PM',
  'a.m': 'AM',
  'p.m': 'PM',
  ص: 'AM',
  م: 'PM',
  'ق.ظ.': 'AM',
  'ب.ظ.': 'PM',
  'ق.ظ': 'AM',
  'ب.ظ': 'PM',
  قبل‌ازظهر: 'AM',
  بعدازظهر: 'PM',
  上午: 'AM',
  下午: 'PM',
  凌晨: 'AM',
  清晨: 'AM',
  早上: 'AM',
  中午: 'PM',
  晚上: 'PM',
  午前: 'AM',
  午後: 'PM',
  오전: 'AM',
  오후: 'PM',
  'π.μ.': 'AM',
  'μ.μ.': 'PM',
  πμ: 'AM',
  μμ: 'PM',
  sa: 'AM',
  ch: 'PM',
  öö: 'AM',
  ös: 'PM',
  'de.': 'AM',
  'du.': 'PM',
  'לפנה״צ': 'AM',
  'אחה״צ': 'PM',
  'לפנה"צ': 'AM',
  'אחה"צ': 'PM',
  ก่อนเที่ยง: 'AM',
  หลังเที่ยง: 'PM',
  पूर्वाह्न: 'AM',
  अपराह्न: 'PM',
  'f.m.': 'AM',
  'e.m.': 'PM',
  'pr.p.': 'AM',
  'pop.': 'PM',
  'p.d.': 'AM',
  'm.d.': 'PM',
  'μ. μ.': 'PM',
  'π. μ.': 'AM',
};
const escape = (halfWord: string) => halfWord.replace(/[.]/g, '\\.').replace(/ /g, '\\s');
const HALF_PATTERN = Object.keys(DAY_HALVES)
  .sort((one, other) => other.length - one.length)
  .map(escape)
  .join('|');
const DATE = String.raw`(\d{1,4})(\s?[./-]\s?|年|년\s?)(\d{1,2})(?:\s?[./-]\s?|月|월\s?)(\d{1,4})(?:日|일|\.)?`;
/** Between date and time: a comma, or a word as in "klo 18.44" and "à 18:44". */
const GAP = String.raw`(?:,?\s+|,|T)(?:(?!(?:${HALF_PATTERN})\s?\d)\p{L}{1,4}\.?(?:\slas)?\s)?`;
const CLOCK = String.raw`(?:(${HALF_PATTERN})\s?)?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:[.,]\d{1,6})?(?:[\s_]?(${HALF_PATTERN})(?![\p{L}]))?`;
const BRACKETED = new RegExp(String.raw`^\[${DATE}${GAP}${CLOCK}\](?:\s|$)`, 'iu');
const DASHED = new RegExp(String.raw`^${DATE}${GAP}${CLOCK}\s?[-–—](?:\s|$)`, 'iu');
/** Maximum length of a timestamp, direction marks included. */
const MAX_TIMESTAMP_LENGTH = 100;
const MAY_BE_TIMESTAMP =
  /^[\s[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Parses a text that consists of a timestamp only. */
export const parseWholeTimestamp = (writtenYear: string): Timestamp | null => parseTimestamp(`[${writtenYear}]`);

/** Parses the timestamp at the start of a chat line, in brackets or before a dash; null for other lines. */
export function parseTimestamp(line: string): Timestamp | null {
  if (!MAY_BE_TIMESTAMP.test(line)) return null;
  const head = toAsciiDigits(removeInvisible(line.slice(0, MAX_TIMESTAMP_LENGTH)))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u060c/g, ',');
  const bracketed = head.startsWith('[');
  const found = (bracketed ? BRACKETED : DASHED).exec(head);
  if (!found) return null;
  const [whole, first, mark, second, third, before, hour, minute, seconds, after] = found;
  const halfWord = (before ?? after)?.toLowerCase().replace(/\s/g, ' ');
  return {
    figures: [Number(first), Number(second), Number(third)],
    yearFirst: (first ?? '').length > 2,
    dotted: (mark ?? '').includes('.'),
    american: mark === '/' && (third ?? '').length === 2 && halfWord !== undefined && !/^0|\/0/.test(whole),
    hour: toHourOfDay(Number(hour), halfWord),
    minute: Number(minute),
    second: Number(seconds ?? 0),
    hasSeconds: seconds !== undefined,
    bracketed,
    rest: restAfterVisible(line, whole.length),
  };
}

function toHourOfDay(hour: number, halfWord: string | undefined): number {
  if (halfWord === undefined) return hour;
  // 中午 covers 11:30 (AM), 12:05 and 1:05 (PM).
  if (halfWord === '中午' && hour === 11) return 11;
  return to24Hour(hour, DAY_HALVES[halfWord] ?? null);
}

/** Returns the rest of a line after a number of visible characters. */
function restAfterVisible(line: string, visible: number): string {
  let at = 0;
  for (let visibleCount = 0; visibleCount < visible && at < line.length; at += 1) {
    if (removeInvisible(line[at] as string) !== '') visibleCount += 1;
  }
  return line.slice(at);
}

/** Offset of the Buddhist calendar in years, used by Thai phones. */
const BUDDHIST_YEARS = 543;

/**
 * Converts a timestamp, read as UTC.
 * @returns Unix milliseconds; 'no-such-date'; or 'other-calendar'
 */
export function toTime(stamp: Timestamp, order: 'dmy' | 'mdy' | 'ymd'): number | 'no-such-date' | 'other-calendar' {
  const [first, second, third] = stamp.figures;
  const [writtenYear, month, day] = stamp.yearFirst
    ? [first, second, third]
    : order === 'mdy'
      ? [third, first, second]
      : [third, second, first];
  const year =
    writtenYear < 100
      ? writtenYear + 2000
      : writtenYear > 2400 && writtenYear < 2700
        ? writtenYear - BUDDHIST_YEARS
        : writtenYear;
  if (year < 1900 || year > 2200) return 'other-calendar';
  return toTimestamp(year, month, day, stamp.hour, stamp.minute, stamp.second) ?? 'no-such-date';
}
