import { rankOf } from '../lexicon/likeness';
import type { FactAnswer } from '../memory/asking';
import type { Heard } from '../memory/memory';
import { type OwnQuestion, telling } from './own-question';
import { weightOf } from './passages';
import { alike, bare } from './told-words';

/** It goes on about what was just spoken of. */
export const LEANS =
  /\b(?:that|it|he|she|they|him|her|his|hers|them|their|there|this|those|then|one|ones|other)\b|^and\b/i;

/** It names nothing that was spoken of and goes on about nothing: the world may be asked for, and nothing that was told. */
export function isOfWorld({ own, text, words, sort, attribute, before }: OwnQuestion, said: readonly Heard[]): boolean {
  const ofSomebody = attribute !== null && attribute.of.length === 0;
  if (
    own ||
    before ||
    ofSomebody ||
    attribute?.kind === 'name' ||
    sort === 'truth' ||
    words.length === 0 ||
    LEANS.test(text)
  )
    return false;
  const known = [...text.matchAll(KNOWN)].flatMap(([, ...near]) => near.flatMap((word) => (word ? [bare(word)] : [])));
  const told = new Set(said.filter(({ from }) => from === 'person').flatMap((one) => telling(one.text)));
  const named = words.filter((word) => known.includes(bare(word)) || word.endsWith("'s") || rankOf(bare(word)) >= RARE);
  return !named.some((word) => [...told].some((other) => alike(word, other) >= ONE));
}
/** "The bishop", "the old plan": what both know. */
const KNOWN = /\b(?:the|this|that|these|those)(?: ([\p{L}'-]+))(?: ([\p{L}'-]+))?/gu;
const ONE = 0.9;
/** A word this rare is a name, or the very thing that was spoken of. */
const RARE = 9_000;

/** Whether what was found says most of what is asked, in these words or nearly. */
export function isAbout({ words }: OwnQuestion, found: FactAnswer | null, said: readonly Heard[]): boolean {
  const ids = new Set(found?.memories.flatMap(({ messageIds }) => messageIds));
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  return said.some(({ id, text }) => {
    if (!ids.has(id)) return false;
    const told = telling(text);
    const held = words.filter((word) => told.some((other) => alike(word, other) >= NEARLY));
    return held.reduce((sum, word) => sum + weightOf(word), 0) >= ABOUT * whole;
  });
}
/** Two words that mean nearly the same; and the share of a question about the world that must be said in such. */
const NEARLY = 0.65;
const ABOUT = 0.6;

/** Whether somebody is asked for by what they are or do, and nothing of that was said where an answer was found: who stands there is anybody. */
export function isOfNobody(
  { sort, attribute, words }: OwnQuestion,
  { memories }: FactAnswer,
  said: readonly Heard[],
): boolean {
  if (sort !== 'person' || attribute !== null || words.length < 2) return false;
  const told = said.filter(({ id }) => memories[0]?.messageIds.includes(id)).flatMap(({ text }) => telling(text));
  const says = told.filter((word) => weightOf(word) >= SAYING);
  return told.length > 0 && !words.some((word) => says.some((other) => alike(word, other) >= KINDRED));
}
/** What a word says at least to be told by; and how near two such must be. */
const SAYING = 1;
const KINDRED = 0.5;
