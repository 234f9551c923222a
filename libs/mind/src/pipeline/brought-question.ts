import { roleOf } from '../memory/words/roles';
import { isAsking } from '../perception/questions';
import { mended, plain, sentencesOf } from '../perception/text';
import { type OwnQuestion, ownQuestion, telling } from './own-question';
import { weightOf } from './passages';
import { bare } from './told-words';

/** A question that the time before may answer: what was said in the talks a soul was brought with. */
export interface BroughtQuestion {
  /** It names that time, or asks to be told: what is not found there is owned. */
  plainly: boolean;
  /** "Who is …". */
  whom: boolean;
  why: boolean;
  /** A yes or no. */
  truth: boolean;
  /** What was done is asked for, and not one thing of it: what was said next belongs to it. */
  whole: boolean;
  /** Whose doing is asked for: "I", "you", or both; and whether it is what they said. */
  of: 'person' | 'soul' | null;
  ofSaying: boolean;
  /** What is looked for, in lower case; and names among it. */
  words: string[];
  names: string[];
  /** Whose thing, by its noun: "my brother", "your boat". */
  owned: { noun: string; by: 'person' | 'soul' }[];
  /** What sort of answer it takes; null where any will do. */
  asks: OwnQuestion | null;
}

/** A word that says less than this says nothing of what is asked alone: "move", "work". */
const SPECIFIC = 2.5;
/** What a question says without asking for it. */
const FRAME = new Set(
  `remember recall forget forgotten tell told know talk talked speak spoke say said mention mentioned write wrote written about during while when after before
  last once ever still really time times day happened story anything everything something more bit little please would could dear way first did do back then
  between thing things`.split(/\s+/),
);
const REMEMBER =
  /\b(?:do|did|don't|can|can't|could|will) you (?:still |even |perhaps |by any chance )?(?:remember|recall)\b\s*(.*)$|^(?:and |so |oh |hey )*remember (?!to\b|that\b)(.+)$|\bwhat (?:do|can) you (?:still )?(?:remember|recall|know) (?:about|of|from) (.+)$|\b(?:any|some) (?:memory|memories|recollection) of (.+)$/i;
const WHO = /\bwho(?:'s| is| was| are| were) ((?!you\b|i\b|we\b|it\b|that\b|this\b|there\b|here\b|the\b|going\b).+)$/i;
const TELL =
  /\b(?:tell me|talk to me|remind me|let's talk|say something) (?:something |more |again |a (?:little|bit) )*(?:about|of) ((?:the|our|my|your|that|those|this) .+|\p{Lu}.+)$/iu;
/** What was, and not what is in general: the talks of that time can only tell of it. */
const PAST =
  /\b(?:did|didn't|was|were|had) (?:i|we|you|he|she|they|it|the|my|our|your|there|\p{Lu}\p{L}+)\b|\b(?:i|we|you) (?:said|told|promised|called|wrote|used|went|had|were|was)\b/u;
const LEANING = /\b(?:he|she|they|him|his|hers?|them|their|it)\b/i;
const OWNED = /\b(?:my|our|your) \p{L}/iu;
const MINE = /\b(?:i|i'm|i've|my|me|mine|myself)\b/i;
export const OURS = /\b(?:we|we're|we've|our|ours|us)\b/i;
const NOTHING_NAMED =
  /^(?:me|you|us|it|that|this|him|her|them|yourself|myself|anything|something|everything)?[?.! ]*$/i;

/** What a message asks of the time before; null where it asks for nothing that was said then. */
export function broughtQuestion(message: string): BroughtQuestion | null {
  const sentences = sentencesOf(mended(plain(message.slice(0, 1_000))));
  const sentence = sentences.findLast((one) => isAsking(one.toLowerCase()) || TELL.test(one)) ?? sentences.at(-1) ?? '';
  const about = REMEMBER.exec(sentence)?.slice(1).find(Boolean) ?? TELL.exec(sentence)?.[1];
  const whom = WHO.exec(sentence)?.[1];
  const focus = about ?? whom ?? sentence;
  if (NOTHING_NAMED.test(focus)) return null;
  if (about === undefined && whom === undefined && !isAsking(sentence.toLowerCase())) return null;
  const words = telling(focus).filter((word) => !FRAME.has(bare(word)));
  if (!words.some((word) => weightOf(word) >= SPECIFIC || roleOf(bare(word)) !== null)) return null;
  const names = [...focus.matchAll(/(?<=[\p{L}\d'’,;:"] |^)\p{Lu}[\p{L}'’-]+/gu)]
    .map(([name]) => bare(name.toLowerCase()))
    .filter((name) => words.some((word) => bare(word) === name));
  const why = /\bwhy\b|\bhow come\b/i.test(sentence);
  // "What did he do?": whom it means, only what was said just before knows.
  if (about === undefined && names.length === 0 && LEANING.test(sentence) && !OWNED.test(sentence)) return null;
  const plainly = about !== undefined || (whom !== undefined && names.length > 0) || (why && PAST.test(sentence));
  if (!plainly && !(PAST.test(sentence) || MINE.test(sentence) || OURS.test(sentence) || names.length > 0)) return null;
  // "What did you call it?" asks as "what did I call it?" does.
  const asks = ownQuestion(
    sentence
      .replace(/\byour\b/gi, 'my')
      .replace(/\b(?:you|we)\b/gi, 'I')
      .replace(/^why\b/i, 'what'),
    [],
  );
  const own = about === undefined && whom === undefined ? sentence : '';
  const of = OURS.test(own)
    ? null
    : /\b(?:did|have|had|was|were|do) you\b/i.test(own)
      ? 'soul'
      : SUBJECT.test(own)
        ? 'person'
        : null;
  return {
    plainly,
    whom: whom !== undefined,
    why,
    truth: about === undefined && TRUTH.test(sentence),
    whole: about !== undefined || /\bwhat (?:did|were|have) we\b/i.test(sentence),
    of,
    ofSaying: SAYING.test(own),
    words,
    names,
    owned: ownedIn(focus).flatMap(({ whose, nouns }) => {
      const noun = nouns.find((one) => words.some((word) => bare(word) === one));
      return noun === undefined ? [] : [{ noun, by: /^your$/i.test(whose) ? ('soul' as const) : ('person' as const) }];
    }),
    asks: about === undefined && whom === undefined ? asks : null,
  };
}
/** "My little brother": whose, and what may be meant. */
export const ownedIn = (text: string) =>
  [...text.matchAll(/\b(my|our|your|his|her|their|\p{Lu}\p{L}+'s) (\p{L}+)(?: (\p{L}+))?/giu)].map(
    ([, whose = '', ...nouns]) => ({
      whose: whose.toLowerCase(),
      nouns: nouns.flatMap((noun: string | undefined) => noun?.toLowerCase() ?? []),
    }),
  );
const TRUTH = /^(?:\w+, )?(?:so |and |but |then )*(?:did|was|were|had|have|has|is|are|do|does)\b/i;
const SAYING =
  /\b(?:did|have) (?:i|you) (?:ever )?(?:tell|told|say|said|promise|promised|write|wrote|written|call|mention|mentioned|ask|asked)\b/i;
const SUBJECT = /\b(?:did|have|had|was|am|do) i\b|\bi (?:did|was|had|said|told|quit|went)\b/i;
