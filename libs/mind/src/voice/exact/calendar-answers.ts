import { datesIn } from '../../memory/dates';
import type { LocalTime } from '../../wall-clock';

const DAY = 86_400_000;
const LEAD =
  /^(?:(?:hey|hi|ok(?:ay)?|so|and|pls|please|quick question|quick|um+|wait),?:? )*(?:(?:can|could|do) you (?:please )?(?:tell me|know|say) )?/;
const written = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(at);
const fullDate = (at: number) => written(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const startOfDay = (at: number) => Math.floor(at / DAY) * DAY;

const NOW_QUESTIONS: readonly [RegExp, (now: number, isLocal: boolean) => string][] = [
  [
    /^what(?:'s|s| is)? ?(?:the )?time(?: is it)?(?: (?:right )?now)?$|^what time is it(?: (?:right )?now)?$/,
    (now, isLocal) => {
      const time = written(now, { hour: '2-digit', minute: '2-digit' });
      return isLocal ? `It's ${time}.` : `It's ${time} UTC. I don't know your time zone.`;
    },
  ],
  [
    /^what(?:'s|s| is)? ?(?:the )?(?:day|date)(?: is it)?(?: today)?$|^what(?:'s|s| is) today(?:'s date)?$|^(?:what|which) (?:day|date|weekday) is (?:it|today)(?: today)?$|^what day of the week is it$/,
    (now) => `Today is ${fullDate(now)}.`,
  ],
  [
    /^what(?:'s|s| is)? ?(?:the )?(?:date|day)(?: is it| is)? tomorrow$|^what (?:day|date) is (?:it )?tomorrow$/,
    (now) => `Tomorrow is ${fullDate(now + DAY)}.`,
  ],
  [
    /^what(?: was|'s|s)? ?(?:the )?(?:date|day)(?: was it| was)? yesterday$|^what (?:day|date) was (?:it )?yesterday$/,
    (now) => `Yesterday was ${fullDate(now - DAY)}.`,
  ],
  [/^what year is it(?: now)?$/, (now) => `It's ${written(now, { year: 'numeric' })}.`],
  [/^what month is it(?: now)?$/, (now) => `It's ${written(now, { month: 'long' })}.`],
];

/** Days that everybody counts down to, by month and day. */
const FEASTS: readonly [RegExp, number, number][] = [
  [/\bchristmas eve\b/, 12, 24],
  [/\b(?:christmas|xmas)\b/, 12, 25],
  [/\bnew year'?s eve\b/, 12, 31],
  [/\bnew year\b/, 1, 1],
  [/\bhalloween\b/, 10, 31],
  [/\bvalentine'?s?(?: day)?\b/, 2, 14],
];

function dayNamed(words: string, now: number): number | null {
  for (const [name, month, day] of FEASTS) {
    if (!name.test(words)) continue;
    const year = new Date(now).getUTCFullYear();
    const at = Date.UTC(year, month - 1, day);
    return at < startOfDay(now) ? Date.UTC(year + 1, month - 1, day) : at;
  }
  const [found, ...others] = datesIn(words, now, 0, 'future');
  if (!found || others.length > 0 || found.span.precision === 'year' || found.span.precision === 'month') return null;
  return startOfDay(found.span.from);
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/**
 * Answers questions about dates and times that can be computed: today, the weekday of a date, days until a date, a date in some days.
 * @returns null for anything else
 */
export function calendarAnswer(message: string, { at: now, isKnown }: LocalTime): string | null {
  const body = message
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEAD, '')
    .replace(/[\s?!.]+$/, '')
    .replace(/ (?:please|pls|again)$/, '');
  for (const [question, answer] of NOW_QUESTIONS) if (question.test(body)) return answer(now, isKnown);

  const between =
    /^how (?:many days|long)(?: is it| are there)? (?:till|until|til|to) (?<to>.{3,40}?) (?:from|starting) (?<from>.{3,40})$/.exec(
      body,
    ) ??
    /^how (?:many days|long)(?: is it| are there)? (?:between|from) (?<from>.{3,40}?) (?:and|to|till|until) (?<to>.{3,40})$/.exec(
      body,
    );
  if (between?.groups && !/^(?:now|today)$/.test(between.groups['from'] ?? '')) {
    const from = dayNamed(between.groups['from'] ?? '', now);
    const to = from === null ? null : dayNamed(between.groups['to'] ?? '', from);
    if (from === null || to === null || to < from) return null;
    return `${capital(inDays(Math.round((to - from) / DAY)))}, from ${fullDate(from)} to ${fullDate(to)}.`;
  }
  const until =
    /^how (?:many days|long)(?: is it| are there| do i have| have i got| left)? (?:till|until|til|to|before) (.{3,40})$/.exec(
      body,
    )?.[1];
  if (until !== undefined) {
    const at = dayNamed(until.replace(/ from (?:now|today)$/, ''), now);
    if (at === null) return null;
    const days = Math.round((at - startOfDay(now)) / DAY);
    if (days < 0) return `That was ${inDays(-days)} ago, on ${fullDate(at)}.`;
    return days === 0 ? "That's today." : `${capital(inDays(days))}. It's on ${fullDate(at)}.`;
  }
  const weekday =
    /^(?:what|which) (?:day(?: of the week)?|weekday) (?:is|will be|was|does|did|falls?) (?:it on )?(.{3,40}?)(?: (?:fall|land|be)(?: on)?)?$/.exec(
      body,
    )?.[1];
  if (weekday !== undefined) {
    const at = dayNamed(weekday, now);
    return at === null ? null : `That's a ${written(at, { weekday: 'long' })}: ${fullDate(at)}.`;
  }
  const ahead =
    /^(?:what(?:'s|s| is| will be)? ?(?:the )?(?:date|day)(?: is it| will it be)?|when is(?: it)?) (?:in )?(\d{1,4}) (days?|weeks?)(?: from (?:now|today))?$/.exec(
      body,
    );
  if (ahead) {
    const days = Number(ahead[1]) * (ahead[2]?.startsWith('week') ? 7 : 1);
    return `That will be ${fullDate(now + days * DAY)}.`;
  }
  return null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
