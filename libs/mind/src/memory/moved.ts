import { MONTHS } from './calendar';
import type { Span } from './memory';

/** Something said to be at a time. */
export interface Dated {
  /** What was said, with the date in it. */
  text: string;
  /** The date as it was said: "the 23rd", "August 1st". */
  words: string;
  /** When it was said, in milliseconds UTC. */
  at: number;
  span: Span;
}

const DAY = 86_400_000;
/** A date is taken for another one of the same matter at most so many days later. */
const REACH = 60 * DAY;

/** What says that a date is another than it was. */
const MOVED =
  /\b(?:(?:re)?scheduled?|moved?|moves|shift(?:s|ed)?|postponed?|pushed|put (?:off|back|forward)|been put|brought forward|delayed|extended|extension|changed?|change of|the change|corrections?|correct(?:ed)?|instead|now|no longer|rather than|not (?:on |in )?(?:the )?(?:\d+\w*|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|earlier|later|sooner|can(?:'?t|not) (?:do|make|get|come|manage)|couldn'?t (?:do|make|get)|done early|new (?:date|day|time)|cancelled|until|turns out|after all|mix(?:ed)? (?:it|them|that|the \w+) up|(?:got|had|said|wrote) (?:it|that|the (?:date|day)) wrong|my mistake)\b/i;
/** What is moved and not named was spoken of just before. */
const IT = /\b(?:it|it's|its|that|this|one|date|day|ours|they (?:moved|changed|put|pushed|wrote|called))\b/i;
/** Who moves house, or is moved to another ward, moves no date. */
const WHO_MOVED =
  /\b(?:i|we|he|she)(?:'ve|'m|'s|'re| have| has| am| was| were| are| is)? (?:just |now |been |being )*mov(?:ed?|ing)\b(?! (?:it|the|my|our)\b)/gi;

/** What says that a plan is another, whatever it is called: of the only one there is. */
const REPLANNED =
  /\b(?:change of plans?|plans? (?:have |has )?changed|new (?:date|day)|instead|rescheduled|postponed|so it(?:'s| is)(?: now)?)\b/i;
const LIGHT =
  /^(?:i|i'm|i've|i'll|i'd|we're|we've|they're|he's|she's|you're|there's|me|my|we|our|us|it|its|it's|he|she|they|the|a|an|and|or|but|so|if|of|to|in|on|at|by|for|with|from|is|am|are|was|were|be|been|has|have|had|will|not|no|now|that|this|there|then|just|again|day|days|date|week|month|year|time|something|anything|nothing|everything|since|today|tomorrow|yesterday|new|old|next|last|go|goes|going|do|does|get|got|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+\w*)$/i;

const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []).filter((word) => word.length > 2 && !LIGHT.test(word));

/** Whether a text takes a date back: "not the 20th", "can't do the 23rd", "not July". */
function takesBack(text: string, { span }: Dated): boolean {
  const date = new Date(span.from);
  const denied =
    /\b(?:not|no longer|can'?t (?:do|make)|cannot (?:do|make)|instead of|rather than|from)(?: on| in)?(?: the)? (\d{1,2}(?:st|nd|rd|th)?|\p{L}+)/giu;
  for (const [, word = ''] of text.matchAll(denied)) {
    if (parseInt(word, 10) === date.getUTCDate()) return true;
    if (word.toLowerCase() === MONTHS[date.getUTCMonth()]) return true;
  }
  return false;
}

/**
 * Which date took the place of which: "the fair is on the 16th … it's the 23rd now". Of what lay ahead when it was said, and only where
 * the later word says that something changed.
 * @param said in the order it was said
 * @param alike how much two words mean the same, 0–1
 * @returns for each that moves an earlier one, the earlier; with its date read as near the earlier one as its words allow
 */
export function movesIn<T extends Dated>(said: readonly T[], alike: (one: string, other: string) => number): Map<T, T> {
  const moves = new Map<T, T>();
  const words = new Map(said.map((one) => [one, wordsIn(one.text)]));
  said.forEach((one, place) => {
    if (!MOVED.test(one.text.replace(WHO_MOVED, ''))) return;
    let best: { other: T; score: number } | null = null;
    const open = said.slice(Math.max(0, place - 40), place).filter(
      (other) =>
        // What was over when the change was told is not changed.
        other.at < one.at &&
        other.span.to >= one.at &&
        other.span.to - other.span.from <= REACH &&
        ![...moves.values()].includes(other) &&
        other.words.toLowerCase() !== one.words.toLowerCase(),
    );
    const only = open.length === 1 && REPLANNED.test(one.text);
    for (const other of open) {
      const theirs = words.get(other) ?? [];
      // That something moved is not what moved.
      const shared = (words.get(one) ?? [])
        .filter((word) => !MOVED.test(word))
        .reduce((most, word) => Math.max(most, ...theirs.map((their) => alike(word, their))), 0);
      const back = takesBack(one.text, other);
      const near = place - said.indexOf(other) <= 2 && IT.test(one.text);
      if (!back && shared < 0.6 && !near && !only) continue;
      const score = (back ? 2 : 0) + (shared >= 0.5 ? shared : 0) + (near ? 0.3 : 0);
      if (best === null || score >= best.score) best = { other, score };
    }
    if (best) moves.set(one, best.other);
  });
  return moves;
}

/** The date of a change, as near the date it changes as its words allow: "the 28th" of what was due in April is in April. */
export function nearTo(span: Span, words: string, earlier: Span, said: number): Span {
  if (/\b(?:19|20)\d\d\b/.test(words) || span.precision === 'year' || span.precision === 'season') return span;
  const named = MONTHS.some((month) => new RegExp(`\\b${month.slice(0, 3)}`, 'i').test(words));
  const bare = /\b\d{1,2}(?:st|nd|rd|th)\b/i.test(words) && !named;
  if (!named && !bare) return span;
  const from = new Date(span.from);
  const before = new Date(earlier.from);
  let best = span;
  let least = Number.POSITIVE_INFINITY;
  for (let step = -2; step <= 2; step += 1) {
    const start = bare
      ? Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + step, from.getUTCDate())
      : Date.UTC(before.getUTCFullYear() + step, from.getUTCMonth(), from.getUTCDate());
    const moved = start + (span.from % DAY);
    const away = Math.abs(moved - earlier.from);
    if (new Date(start).getUTCDate() !== from.getUTCDate() || moved + DAY < said || away >= least) continue;
    least = away;
    best = { ...span, from: moved, to: moved + (span.to - span.from) };
  }
  return best;
}
