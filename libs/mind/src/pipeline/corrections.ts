import { datesIn } from '../memory/dates';
import { isCounted } from './sorts';
import { alike, bare } from './told-words';

/** What of a message is looked at: its words that say something, in lower case, and all of it, with when it was said. */
export interface Said {
  text: string;
  words: readonly string[];
  at: number;
}

/** One message that takes back, changes or moves what an earlier one told. */
export interface Correction<T extends Said> {
  later: T;
  earlier: T;
  /** What both speak of. */
  shared: string[];
  /** Both give a day, or both a number: it is that which changed. */
  dated: boolean;
  /** It names what it takes back. */
  taken: boolean;
  counted: boolean;
}

/** "It's the 19th now", "not Bern but Basel", "I mixed it up", "we moved it", "change of plan", "they wrote: it'll be the 3rd". */
const CHANGES =
  /\b(?:now|moved|moves|change[ds]?|instead|no longer|not any ?more|any ?more|correct(?:ion|ed)?|revision|amendment|amended|refused|so (?:the|our|my|his|her|their) [^.,;!?]{1,30} will be|actually|update|turns out|after all|switch(?:ed)?|swapped|postponed|rescheduled|delayed|brought forward|mixed (?:it|that|them) up|wrote wrong|said wrong|was wrong|a mistake|plot twist|repainted|renamed|done early|so it'?s|it'?s [^.,;!?]{1,25}, not|it'?s not|it is not|it'?ll be|it will be|they have to|(?:has|have|just) (?:telephoned|called|written|wrote|rung|emailed|said)|what am i saying|can'?t do)\b/i;
/** So many of the person's messages back a change is looked for. */
const REACH = 30;
/** Two words are one, if they are this much alike. */
const ONE = 0.85;
const NEXT = 2;

const TAKEN_BACK =
  /\b(?:not|no longer|instead of|rather than|left|from|can'?t do)(?: on| in| at| the| called| it'?s)* ([\p{L}\d][\p{L}\d'-]*)/giu;

/**
 * Which message changes which: each at most one earlier, the one that shares most with it.
 * @param said in the order it was said
 * @param weightOf how much a word says
 * @param specific what a shared word must say at least
 */
export function correctionsIn<T extends Said>(
  said: readonly T[],
  weightOf: (word: string) => number,
  specific: number,
): Correction<T>[] {
  return said.flatMap((later, place) => {
    if (!CHANGES.test(later.text)) return [];
    const back = [...later.text.matchAll(TAKEN_BACK)].map(([, word = '']) => unnumbered(bare(word)));
    const ahead = datesAhead(later.text, later.at, later.at);
    let best: { link: Correction<T>; score: number } | null = null;
    for (let at = place - 1; at >= Math.max(0, place - REACH); at -= 1) {
      const earlier = said[at];
      if (!earlier) continue;
      const shared = later.words.filter(
        (word) => weightOf(word) >= specific && earlier.words.some((other) => alike(word, other) >= ONE),
      );
      const taken = back.some((word) => new RegExp(`\\b${escaped(word)}(?:st|nd|rd|th)?\\b`, 'iu').test(earlier.text));
      // What was over when the change was told is not changed.
      const dated = ahead.length > 0 && datesAhead(earlier.text, earlier.at, later.at).length > 0;
      const near = place - at <= NEXT && dated;
      if (shared.length === 0 && !taken && !near) continue;
      const score =
        shared.reduce((sum, word) => sum + weightOf(word), 0) + (taken ? 6 : 0) + (near ? 2 : 0) + (dated ? 4 : 0);
      const link = { later, earlier, shared, dated, taken, counted: isCounted(later.text) && isCounted(earlier.text) };
      if (best === null || score > best.score) best = { link, score };
    }
    return best ? [best.link] : [];
  });
}

const LONGEST = 60 * 86_400_000;
/** The days a text gives that lie ahead of some moment. */
const datesAhead = (text: string, said: number, of: number) =>
  datesIn(text.slice(0, 400), said).filter(({ span }) => span.to >= of && span.to - span.from <= LONGEST);
/** "23rd" as "23". */
const unnumbered = (word: string) => word.replace(/^(\d+)(?:st|nd|rd|th)$/i, '$1');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
