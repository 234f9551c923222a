import {
  DAY,
  HOUR,
  SEASONS,
  COUNT,
  WD,
  M,
  PART,
  CLOCK,
  dayOf,
  dateOf,
  lastDay,
  monthIndex,
  weekdayIndex,
  countOf,
  addMonths,
  days,
  monthSpan,
  yearSpan,
  weekStart,
  weekSpan,
  seasonSpan,
  FEASTS,
  FEAST,
} from './calendar';
import type { Span } from './memory';

/** Which way a day without a direction lies: "on Friday" of what happened, or of what is to come. */
export type Lean = 'past' | 'future';

export interface Moment {
  today: number;
  lean: Lean;
  /** The words beside it say which way it lies; else of two days of a year that are meant by name, the nearer one is. */
  sure: boolean;
}
type Reader = (match: RegExpMatchArray, now: Moment) => Span | null;

/** The nearest year, on the side it leans to, in which the span lies. */
function nearest(make: (year: number) => Span, { today, lean }: Pick<Moment, 'today' | 'lean'>): Span {
  const year = new Date(today).getUTCFullYear();
  const here = make(year);
  if (lean === 'past') return here.from <= today ? here : make(year - 1);
  return here.to >= today ? here : make(year + 1);
}
function directed(word: string | undefined, make: (year: number) => Span, now: Moment): Span {
  const lean: Lean =
    word === 'last' || word === 'since'
      ? 'past'
      : word === 'next' || word === 'this' || word === 'coming'
        ? 'future'
        : now.lean;
  const span = nearest(make, { today: now.today, lean });
  // What is going on is neither the last one nor the next.
  const inside = span.from <= now.today && span.to >= now.today;
  const year = new Date(now.today).getUTCFullYear();
  if (inside && word === 'last') return make(new Date(span.from).getUTCFullYear() - 1);
  if (inside && word === 'next') return make(Math.max(year, new Date(span.from).getUTCFullYear()) + 1);
  return span;
}

function withDay(year: number | null, month: number, day: number, now: Moment): Span | null {
  if (month < 0 || month > 11 || day < 1) return null;
  if (year !== null) return day <= lastDay(year, month) ? days(dateOf(year, month, day)) : null;
  if (!now.sure && now.lean === 'past') {
    const [past, next] = (['past', 'future'] as const).map((lean) =>
      withDay(null, month, day, { ...now, lean, sure: true }),
    );
    return past && next && next.from - now.today < now.today - past.from ? next : (past ?? null);
  }
  const thisYear = new Date(now.today).getUTCFullYear();
  // The 29th of February is looked for in the next years that have one.
  for (let away = 0; away <= 8; away++) {
    const of = now.lean === 'past' ? thisYear - away : thisYear + away;
    if (day > lastDay(of, month)) continue;
    const found = dateOf(of, month, day);
    if (now.lean === 'past' ? found <= now.today : found >= now.today) return days(found);
  }
  return null;
}

function weekdayNear(word: string, direction: string | undefined, now: Moment): Span {
  const ahead = (weekdayIndex(word) - new Date(now.today).getUTCDay() + 7) % 7;
  const back = (7 - ahead) % 7;
  if (direction === 'last' || direction === 'past') return days(now.today - (back === 0 ? 7 : back) * DAY);
  // "Next Friday" is the one of next week; "this Friday" the one at hand, today included.
  if (direction === 'next') return days(weekStart(now.today) + (7 + ((weekdayIndex(word) + 6) % 7)) * DAY);
  if (direction?.includes('this') || direction?.includes('coming')) return days(now.today + ahead * DAY);
  if (now.lean === 'past') return days(now.today - (back === 0 ? 7 : back) * DAY);
  return days(now.today + (ahead === 0 ? 7 : ahead) * DAY);
}

function shifted(unit: string, by: number, today: number): Span {
  if (unit.startsWith('day')) return days(today + by * DAY);
  if (unit.startsWith('week')) return weekSpan(today + by * 7 * DAY);
  if (unit.startsWith('fortnight')) return weekSpan(today + by * 14 * DAY);
  if (unit.startsWith('month')) {
    const to = new Date(addMonths(today, by));
    return monthSpan(to.getUTCFullYear(), to.getUTCMonth());
  }
  return yearSpan(new Date(today).getUTCFullYear() + by * (unit.startsWith('decade') ? 10 : 1));
}

function partOfDay(span: Span, part: string | undefined): Span {
  const hours = { morning: [6, 12], afternoon: [12, 18], evening: [18, 23], night: [20, 24] }[part ?? ''];
  return hours ? { from: span.from + hours[0]! * HOUR, to: span.from + hours[1]! * HOUR - 1, precision: 'hour' } : span;
}
/** An hour without "am" or "pm" is one people are awake at: 1–7 is in the afternoon. */
function atClock(span: Span, [hour, minute, half, named]: (string | undefined)[]): Span {
  let of = named === 'midnight' ? 0 : named ? 12 : hour === undefined ? null : Number(hour);
  if (of === null || of > 24 || span.to - span.from > DAY) return span;
  if (/^p/.test(half ?? '') && of < 12) of += 12;
  else if (/^a/.test(half ?? '') && of === 12) of = 0;
  else if (!/^[ap]/.test(half ?? '') && minute === undefined && of >= 1 && of <= 7) of += 12;
  const day = dayOf(span.from);
  const from = day + of * HOUR + Number(minute ?? 0) * 60_000;
  return { from, to: from + HOUR - 1, precision: 'hour' };
}

export const READERS: [RegExp, Reader][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, (m, now) => withDay(Number(m[1]), Number(m[2]) - 1, Number(m[3]), now)],
  [
    // Three numbers are read only where one cannot be a month, or where the points say that the day comes first.
    /\b(\d{1,2})([./])(\d{1,2})\2(\d{4})\b/g,
    (m, now) => {
      const [a, b] = [Number(m[1]), Number(m[3])];
      if (m[2] === '.' || a > 12) return withDay(Number(m[4]), b - 1, a, now);
      return b > 12 ? withDay(Number(m[4]), a - 1, b, now) : null;
    },
  ],
  [
    new RegExp(String.raw`\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${M}\b(?:,? (\d{4})\b)?${CLOCK}`, 'gi'),
    (m, now) => {
      const day = withDay(m[3] ? Number(m[3]) : null, monthIndex(m[2]!), Number(m[1]), now);
      return day && atClock(day, m.slice(4, 8));
    },
  ],
  [
    // "The end of September now, the 30th".
    new RegExp(
      String.raw`\b(?:end of |early |late )?${M}(?: now| then| instead)?, the (\d{1,2})(?:st|nd|rd|th)\b`,
      'gi',
    ),
    (m, now) => withDay(null, monthIndex(m[1]!), Number(m[2]), now),
  ],
  [
    new RegExp(String.raw`\b(?:on )?${M} (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,? (\d{4})\b)?${CLOCK}`, 'gi'),
    (m, now) => {
      const day = withDay(m[3] ? Number(m[3]) : null, monthIndex(m[1]!), Number(m[2]), now);
      return day && atClock(day, m.slice(4, 8));
    },
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:on|by|is|was|until|till|from|for|to|not|do|make|comes?|arrives?|leaves?|starts?|begins?|opens?|marry|marries)|\b(?:it|date|that|party|day|one)'s|,) the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|floor|time|person|chapter|year|grade|row|round|place|century|birthday|anniversary|\p{L}+ floor))${CLOCK}`,
      'giu',
    ),
    (m, now) => {
      const date = new Date(now.today);
      for (let away = 0; away < 3; away++) {
        const of = new Date(
          Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + (now.lean === 'past' ? -away : away), 1),
        );
        const [year, month] = [of.getUTCFullYear(), of.getUTCMonth()];
        if (Number(m[1]) > lastDay(year, month)) continue;
        const found = dateOf(year, month, Number(m[1]));
        if (now.lean === 'past' ? found <= now.today : found >= now.today) return atClock(days(found), m.slice(2, 6));
      }
      return null;
    },
  ],
  [
    /\b(?:the )?day (before yesterday|after tomorrow)\b/gi,
    (m, now) => days(now.today + (m[1] === 'after tomorrow' ? 2 : -2) * DAY),
  ],
  [/\b(?:last night|yesterday (?:night|evening))\b/gi, (_, now) => partOfDay(days(now.today - DAY), 'evening')],
  [
    new RegExp(
      String.raw`\b(today|tonight|this (?:morning|afternoon|evening)|tomorrow|tmrw|yesterday)${PART}${CLOCK}`,
      'gi',
    ),
    (m, now) => {
      const word = m[1]!;
      const by = /^(?:tomorrow|tmrw)/.test(word) ? 1 : word.startsWith('yesterday') ? -1 : 0;
      const part = /^this/.test(word) ? word.slice(5) : word === 'tonight' ? 'evening' : m[2];
      return atClock(partOfDay(days(now.today + by * DAY), part), m.slice(3, 7));
    },
  ],
  [
    new RegExp(
      String.raw`\b${COUNT} (days?|weeks?|fortnights?|months?|years?|decades?) (?:and a half )?(ago|back|from now|from today)\b`,
      'gi',
    ),
    (m, now) => shifted(m[2]!, (/^(?:ago|back)/.test(m[3]!) ? -1 : 1) * countOf(m[1]!.replace(/ of$/, '')), now.today),
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:first|only|last|second|third|best|worst) \w{1,20} )\bin ${COUNT} (days?|weeks?|fortnights?|months?|years?)\b(?:'s? time)?(?! of| (?:i|we|she|he|they)'(?:ve|s)| straight)`,
      'gi',
    ),
    // "14 gigs in 20 days" tells how long it took.
    (m, now) => (now.lean === 'past' ? null : shifted(m[2]!, countOf(m[1]!.replace(/ of$/, '')), now.today)),
  ],
  [
    /\b(?:(last|next|this|coming|over the|at the|on the|for the) )weekend\b/gi,
    (m, now) => {
      const start = weekStart(now.today);
      const word = m[1]!;
      const past = word === 'last' || (word !== 'next' && word !== 'this' && word !== 'coming' && now.lean === 'past');
      const by = past ? -7 : word === 'next' ? 7 : 0;
      return days(start + (5 + by) * DAY, 2);
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:(last|past|next|this coming|this|coming) |on |(?:since|until|by|from) )${WD}\b(?!s)${PART}${CLOCK}`,
      'gi',
    ),
    (m, now) => atClock(partOfDay(weekdayNear(m[2]!, m[1], now), m[3]), m.slice(4, 8)),
  ],
  [
    new RegExp(
      String.raw`(?<!every |each |every other |most )\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b(?! nights\b| mornings\b)${PART}${CLOCK}`,
      'gi',
    ),
    (m, now) => atClock(partOfDay(weekdayNear(m[1]!, undefined, now), m[2]), m.slice(3, 7)),
  ],
  [
    /\b(last|next|this|coming) (week|month|year)\b/gi,
    (m, now) => shifted(m[2]!, m[1] === 'last' ? -1 : m[1] === 'this' ? 0 : 1, now.today),
  ],
  [
    new RegExp(
      String.raw`\b(?:(last|next|this|coming|over|at|around|for|before|after|on|since) )?${FEAST}\b(?: (\d{4})\b)?`,
      'gi',
    ),
    (m, now) => {
      const make = FEASTS.find(([pattern]) => pattern.test(m[2]!))?.[1];
      if (!make || (!m[1] && !m[3])) return null;
      return m[3] ? make(Number(m[3])) : directed(m[1], make, now);
    },
  ],
  [
    /\b(?:(last|next|this|coming|in|in the|over the|during the|since|this past|every) )?(spring|summer|autumn|fall|winter)\b(?: (?:of )?(\d{4})\b)?/gi,
    (m, now) => {
      if ((!m[1] && !m[3]) || m[1] === 'every') return null;
      const season = SEASONS.indexOf(m[2] === 'fall' ? 'autumn' : m[2]!);
      if (m[3]) return seasonSpan(Number(m[3]), season);
      return directed(m[1]?.includes('past') ? 'last' : m[1], (year) => seasonSpan(year, season), now);
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:(last|next|this|coming|in|since|until|by|back in|early|late|mid|end of|during|around) )${M}\b(?! \d{1,2}\b)(?:,? (?:of )?(\d{4})\b)?`,
      'gi',
    ),
    (m, now) => {
      const month = monthIndex(m[2]!);
      if (m[3]) return monthSpan(Number(m[3]), month);
      return directed(m[1], (year) => monthSpan(year, month), now);
    },
  ],
  [new RegExp(String.raw`\b${M} (\d{4})\b`, 'gi'), (m) => monthSpan(Number(m[2]), monthIndex(m[1]!))],
  [/\b(?:in|since|from|until|by|back in|around|of) ((?:19|20)\d{2})\b/gi, (m) => yearSpan(Number(m[1]))],
];
