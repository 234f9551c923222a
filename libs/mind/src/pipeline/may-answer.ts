import { isUnheardOf } from '../lexicon/likeness';
import type { KeptMemory } from '../memory/memory';
import { TIMES } from './attribute';
import { relatesOthers, tellsOfOthers } from './others';
import { type OwnQuestion, telling } from './own-question';
import { alike, kindness } from './told-words';
import { isOfYear } from './years';

/**
 * Whether it may answer at all: it is not of somebody else, and holds something of the kind that is asked for.
 * @param surely so much speaks for it that it may hold it in words that nobody would call of that kind
 */
export function mayAnswer(question: OwnQuestion, { content }: Pick<KeptMemory, 'content'>, surely: boolean): boolean {
  if (question.sort === 'time' ? relatesOthers(question, content) : tellsOfOthers(question, content)) return false;
  if (question.sort === 'time' && isOtherEvent(question.text, content)) return false;
  if (!tellsIn(question, content)) return false;
  const { kind, attribute } = question;
  return kind === null || attribute !== null || surely || holdsKind(kind, question, content);
}

/** A measure is told in its own units: how old somebody is does not say how heavy. */
const MEASURES: readonly [RegExp, RegExp][] = [
  [
    /^how (?:heavy|much (?:do|does|did) .* weigh)\b/,
    /\b\d*(?:kg|kilos?|kilograms?|grams?|g|lbs?|pounds?|stones?|ounces?|oz|tons?|tonnes?)\b/i,
  ],
  [/^how tall\b/, /\b\d*(?:cm|centimet\w+|m|met(?:re|er)s?|feet|foot|ft|inch(?:es)?)\b|\d'\d/i],
  [
    /^how far\b/,
    /\b\d*(?:km|kilomet\w+|miles?|m|met(?:re|er)s?|blocks?|streets?|hours?|minutes?|steps|stops?|away)\b/i,
  ],
];

/** Whether it tells in what is asked for: in years, or in units of that measure. */
export const tellsIn = ({ text }: Pick<OwnQuestion, 'text'>, content: string): boolean =>
  isOfYear({ text }, content) && MEASURES.every(([asked, unit]) => !asked.test(text) || unit.test(content));

/** What happens in a life: the day of one is never the day of another. */
const EVENTS: readonly RegExp[] = [
  /\b(?:marr(?:y|ied|iage)|wedding|wed)\b/i,
  /\b(?:die[ds]?|dead|death|passed away|funeral|buried)\b/i,
  /\b(?:born|birth)\b/i,
  /\bdivorc\w+\b/i,
  /\b(?:retired?|retirement)\b/i,
  /\bgraduat\w+\b/i,
];

function isOtherEvent(asked: string, content: string): boolean {
  const event = EVENTS.find((one) => one.test(asked));
  return event !== undefined && !event.test(content) && EVENTS.some((one) => one.test(content));
}

/** Whether one of a kind is there, and not only the kind: "in a pub on Friday" does not say which pub. */
export function holdsKind(kind: string, { words, sort }: OwnQuestion, content: string): boolean {
  // What somebody does has no members to be named by: it is told in whole sentences.
  if (/^(?:trade|occupation|vocation|calling|line)$/.test(kind)) return true;
  if (isSaidWhich(kind, content)) return true;
  const fresh = telling(content).filter(
    (word) => !isMadeOf(kind, word) && ![kind, ...words].some((one) => alike(one, word) >= NEARLY_KIND),
  );
  if (fresh.some((word) => kindness(kind, word) >= SURELY_OF_KIND)) return true;
  const somewhere = [...content.matchAll(WHERE_SMALL)].map(([, word = '']) => word);
  if (sort === 'place' && somewhere.some((word) => isUnheardOf(word) || kindness(kind, word) >= SOMEWHERE)) return true;
  const names =
    content
      .replace(QUOTED, '')
      .replace(TIMES, '')
      .replace(INTRODUCED, '')
      .replace(sort === 'place' ? '' : WHERE, '')
      .match(A_NAME) ?? [];
  return names.some((name) => !words.includes(name.toLowerCase()));
}
/** "The smell of tulips", "the brown belt": what stands with the kind says which one it is. */
function isSaidWhich(kind: string, content: string): boolean {
  const noun = kind.replace(/s$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\b${noun}s? (?:is|was|of|called|named) \\p{L}|\\b(?!${BARE}\\b)\\p{L}+ ${noun}s?\\b`, 'iu').test(
    content,
  );
}
const BARE =
  '(?:an?|the|my|your|our|his|her|their|its|this|that|these|those|some|any|no|one|two|three|every|each|another|in|at|on|to|of|for|from|with|by|and|or|but|you|i|we|said|little|small|big|new|old|nice|good|favou?rite|same|other|whole)';
const NEARLY_KIND = 0.95;
/** So near must a word be to a kind to be one of it for certain. */
const SURELY_OF_KIND = 0.5;
/** Where something is, is not which one it is. */
const WHERE = /\b(?:in|from|near|to) \p{Lu}\p{L}+(?:,? (?:from )?\p{Lu}\p{L}+)*/gu;
/** Where, without a capital: a word that no table knows is a name, and so is one this near to what is asked for. */
const SOMEWHERE = 0.4;
const WHERE_SMALL = /\b(?:in|from|near|to) (\p{Ll}{3,})\b/gu;
/** What is quoted begins with a capital, whatever it begins with. */
const QUOTED = /^You (?:said|told me):? ["“]\p{L}+/u;
/** A librarian is no library. */
const isMadeOf = (kind: string, word: string) =>
  word !== kind && word.length > kind.length && word.startsWith(kind.slice(0, Math.max(5, kind.length - 2)));
/** Who says who they are names no other thing. */
const INTRODUCED =
  /\b(?:I am|I'm|[Mm]y name is|[Yy]ou are|[Yy]ou're|[Yy]our name is) \p{Lu}\p{L}+|\p{Lu}\p{L}+ here\b/gu;
const A_NAME = /(?<=[\p{Ll},;:“"] ["“]?)\p{Lu}\p{L}+/gu;
