import { hourOf, utc } from './times';
import { asciiDigits, withoutUnseen } from './words';

/** A date and a time of day as a line begins with them: which figure is the day is not yet said. */
export interface Stamp {
  figures: [first: number, second: number, third: number];
  /** The year stands first, in four figures. */
  yearFirst: boolean;
  /** Dates with dots have the day first wherever they are written. */
  dotted: boolean;
  /** The way the United States write dates on their telephones: no leading zeros, two figures of the year, AM and PM. */
  american: boolean;
  hour: number;
  minute: number;
  second: number;
  hasSeconds: boolean;
  bracketed: boolean;
  /** What follows on the line, as it was written. */
  rest: string;
}

/** Words for the halves of the day, and for the parts of it that Chinese telephones name; null leaves the hour as it stands. */
const HALVES: Readonly<Record<string, 'AM' | 'PM' | null>> = {
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
const escape = (word: string) => word.replace(/[.]/g, '\\.').replace(/ /g, '\\s');
const HALF = Object.keys(HALVES)
  .sort((one, other) => other.length - one.length)
  .map(escape)
  .join('|');
const DATE = String.raw`(\d{1,4})(\s?[./-]\s?|年|년\s?)(\d{1,2})(?:\s?[./-]\s?|月|월\s?)(\d{1,4})(?:日|일|\.)?`;
/** Between date and time: a comma, or a word as in "klo 18.44" and "à 18:44". */
const GAP = String.raw`(?:,?\s+|,|T)(?:(?!(?:${HALF})\s?\d)\p{L}{1,4}\.?(?:\slas)?\s)?`;
const CLOCK = String.raw`(?:(${HALF})\s?)?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:[.,]\d{1,6})?(?:[\s_]?(${HALF})(?![\p{L}]))?`;
const BRACKETED = new RegExp(String.raw`^\[${DATE}${GAP}${CLOCK}\](?:\s|$)`, 'iu');
const DASHED = new RegExp(String.raw`^${DATE}${GAP}${CLOCK}\s?[-–—](?:\s|$)`, 'iu');
/** A stamp is no longer than this, marks of direction and all. */
const HEAD = 100;
const MAY_BEGIN =
  /^[\s[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** The stamp that this text is, and nothing else. */
export const stampIn = (written: string): Stamp | null => stampOf(`[${written}]`);

/** The stamp a line of a chat begins with, in brackets or before a dash; null for any other line. */
export function stampOf(line: string): Stamp | null {
  if (!MAY_BEGIN.test(line)) return null;
  const head = asciiDigits(withoutUnseen(line.slice(0, HEAD)))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u060c/g, ',');
  const bracketed = head.startsWith('[');
  const found = (bracketed ? BRACKETED : DASHED).exec(head);
  if (!found) return null;
  const [whole, first, mark, second, third, before, hour, minute, seconds, after] = found;
  const word = (before ?? after)?.toLowerCase().replace(/\s/g, ' ');
  return {
    figures: [Number(first), Number(second), Number(third)],
    yearFirst: (first ?? '').length > 2,
    dotted: (mark ?? '').includes('.'),
    american: mark === '/' && (third ?? '').length === 2 && word !== undefined && !/^0|\/0/.test(whole),
    hour: clockHour(Number(hour), word),
    minute: Number(minute),
    second: Number(seconds ?? 0),
    hasSeconds: seconds !== undefined,
    bracketed,
    rest: writtenAfter(line, whole.length),
  };
}

function clockHour(hour: number, word: string | undefined): number {
  if (word === undefined) return hour;
  // Noon is told as 中午12:05 and 中午1:05, and 11:30 stands before it.
  if (word === '中午' && hour === 11) return 11;
  return hourOf(hour, HALVES[word] ?? null);
}

/** What follows so many visible characters, as it was written. */
function writtenAfter(line: string, visible: number): string {
  let at = 0;
  for (let passed = 0; passed < visible && at < line.length; at += 1) {
    if (withoutUnseen(line[at] as string) !== '') passed += 1;
  }
  return line.slice(at);
}

/** Thai telephones count from the Buddha's death. */
const BUDDHIST_YEARS = 543;

/** @returns milliseconds UTC, the stamp read as UTC; 'no-such-date'; or 'other-calendar' */
export function timeOf(stamp: Stamp, order: 'dmy' | 'mdy' | 'ymd'): number | 'no-such-date' | 'other-calendar' {
  const [first, second, third] = stamp.figures;
  const [written, month, day] = stamp.yearFirst
    ? [first, second, third]
    : order === 'mdy'
      ? [third, first, second]
      : [third, second, first];
  const year = written < 100 ? written + 2000 : written > 2400 && written < 2700 ? written - BUDDHIST_YEARS : written;
  if (year < 1900 || year > 2200) return 'other-calendar';
  return utc(year, month, day, stamp.hour, stamp.minute, stamp.second) ?? 'no-such-date';
}
