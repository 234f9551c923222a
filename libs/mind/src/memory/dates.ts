import { DAY, HOUR, WEEKDAYS, MONTHS, SEASONS, dayOf } from './calendar';
import { READERS, type Lean, type Moment } from './date-forms';
import type { Span } from './memory';

/**
 * What a message says about when. Days are those of the person: `offset` is their distance from UTC in minutes, east positive. No
 * library: of what a calendar library reads, most is what a companion must not guess at (bare numbers, other calendars).
 */
export interface FoundDate {
  span: Span;
  /** The words it was said in, and where they stand in the text. */
  words: string;
  at: number;
  end: number;
}

const PAST =
  /\b(?:born|split|quit|was|were|went|had|did|got|met|saw|came|took|made|left|lost|broke|ate|won|bought|been|fell|told|said|died|gave|found|began|felt|ran|last|ago|(?!(?:hundred|indeed|naked|wicked|sacred|speed|exceed|proceed|succeed|embed|seaweed)\b)\w{3,}ed)\b/i;
const FUTURE =
  /\b(?:will|going to|have (?:an?|my|to|the)|has (?:an?|her|his|to)|got (?:an?|my) (?:\w+ )?(?:appointment|exam|interview|meeting|date|flight|test)|is|are|am|next|coming|off to|to (?:have|get|be)|need to|supposed to|meant to|(?:asked|asks|wants|suggested|suggests|proposed) (?:for )?(?:the )?\d+(?:st|nd|rd|th)?|plan\w*|'ll|starts?|begins?|want to|leav(?:e|ing)|fly(?:ing)?|due|promise\w*|would)\b|'(?:re|m) (?:\w+ )?\w+ing\b|\b(?:have|has|'ve) (?:just |now |also )?(?:been )?(?:asked|invited|agreed|decided|chosen|allowed|offered|promised|signed up|entered)\b.{0,40}\bto\b|\b(?:agreed|decided|promised|hope|hoping|invited (?:me|us)|asked (?:me|us)) to\b/i;

/** What was put off lies ahead, although the putting off is done: "they shifted the match to 28 March", "it's July 9 now". */
const MOVED_TO =
  /\b(?:moved|shifted|postponed|pushed|changed|rescheduled|delayed|extended|put (?:off|back)|brought forward|planned|scheduled|booked|set|fixed|arranged)\b.{0,60}\b(?:to|for|until|till) (?:the )?(?:\d|next|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|\bit'?s .{1,20}\bnow\b/i;

/** Which way the words around a date lean: to what was, where they tell of it, and else to what is to come. */
export function leanOf(text: string): Lean {
  const letters = lettersOf(text);
  return PAST.test(letters) && !FUTURE.test(letters) && !MOVED_TO.test(letters) ? 'past' : 'future';
}

/** What goes on about something else: "on Saturday, so I'm writing on hers", "on Tuesday because I was talking". */
const CLAUSE = /[,;:.!?…]|\b(?:so|because|cos|that|which|while|but|who)\b/i;

/** The same of the words beside one date, where they alone tell of what was: what else is said lies ahead by itself. */
function leanAt(text: string, at: number, end: number, whole: Lean): Pick<Moment, 'lean' | 'sure'> {
  // What is so since then began before now.
  if (/\bsince(?: on)?(?: the)? *$/i.test(text.slice(0, at)) || /^since\b/i.test(text.slice(at, end)))
    return { lean: 'past', sure: true };
  const before = text.slice(0, at).split(CLAUSE).at(-1) ?? '';
  const after = text.slice(end).split(CLAUSE)[0] ?? '';
  const beside = lettersOf(`${before}${text.slice(at, end)}${after}`);
  if (FUTURE.test(beside) || MOVED_TO.test(beside) || PRESENT.test(before)) return { lean: 'future', sure: true };
  return PAST.test(beside) ? { lean: 'past', sure: true } : { lean: whole, sure: false };
}
/** "It opens on the 11th": what is so every time lies ahead, too. */
const PRESENT =
  /(?<![\p{L}'])(?:opens|closes|ends|arrives|comes|leaves|falls|happens|takes place|returns|marries|departs|lands|expires|arrive|marry|open|close)(?: (?:up|back|here|there|again|out|in|home|(?:to|with) (?:me|us)))?(?: on| at)?(?: the)? *$/iu;
const lettersOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The dates in a text, in its order, without overlaps; what is earlier in the list of forms is read first.
 * @param said when the text was said, in milliseconds UTC
 * @param offset the person's distance from UTC in minutes, east positive
 * @param lean which way all of them lean; by default as the words beside each say
 */
export function datesIn(text: string, said: number, offset = 0, lean?: Lean): FoundDate[] {
  if (!HINT.test(text)) return [];
  const shift = offset * 60_000;
  const today = dayOf(said + shift);
  const whole = lean ?? leanOf(text);
  const found: FoundDate[] = [];
  const refused: { at: number; end: number }[] = [];
  for (const [form, read] of READERS) {
    for (const match of text.matchAll(form)) {
      const at = match.index;
      const end = at + match[0].length;
      if ([...found, ...refused].some((other) => at < other.end && end > other.at)) continue;
      const lower = [...match].map((part) => part?.toLowerCase()) as unknown as RegExpMatchArray;
      const now: Moment = { today, ...(lean ? { lean, sure: true } : leanAt(text, at, end, whole)) };
      const span = read(lower, now);
      if (!span || !Number.isFinite(span.from)) {
        // A day that never was is not read as the month it is said to be of.
        if (/^\D*\d/.test(match[0])) refused.push({ at, end });
        continue;
      }
      found.push({ span: { ...span, from: span.from - shift, to: span.to - shift }, words: match[0], at, end });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
/** Most sentences say nothing about when: one quick look spares them the rest. */
const HINT =
  /\d|day|week|month|year|morning|evening|afternoon|night|tomorrow|tmrw|ago|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|spring|summer|autumn|fall|winter|christmas|xmas|easter|halloween|valentine|fortnight)/i;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A span in words: "Friday, 3 May 2024", "the week of 29 April 2024", "May 2024". */
export function spanInWords(span: Span, offset = 0): string {
  const first = new Date(span.from + offset * 60_000);
  const last = new Date(span.to + offset * 60_000);
  const year = first.getUTCFullYear();
  const month = capital(MONTHS[first.getUTCMonth()] ?? '');
  const day = `${first.getUTCDate()} ${month} ${year}`;
  switch (span.precision) {
    case 'year':
      return `${year}`;
    case 'season': {
      const season = SEASONS[Math.floor(((first.getUTCMonth() + 1) % 12) / 3)] ?? '';
      return season === 'winter' ? `winter ${year}/${String(year + 1).slice(2)}` : `${season} ${year}`;
    }
    case 'month':
      return `${month} ${year}`;
    case 'week':
      return `the week of ${day}`;
    case 'day':
    case 'hour': {
      if (span.to - span.from > DAY) {
        const until = capital(MONTHS[last.getUTCMonth()] ?? '');
        return month === until
          ? `${first.getUTCDate()}–${last.getUTCDate()} ${month} ${year}`
          : `${first.getUTCDate()} ${month} – ${last.getUTCDate()} ${until} ${last.getUTCFullYear()}`;
      }
      const named = `${capital(WEEKDAYS[first.getUTCDay()] ?? '')}, ${day}`;
      if (span.precision === 'day' || span.to - span.from >= 2 * HOUR) return named;
      const clock = [first.getUTCHours(), first.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
      return `${named}, ${clock}`;
    }
  }
}
