import { rankOf } from '../lexicon/likeness';
import type { FactAnswer } from '../memory/asking';
import { datesIn } from '../memory/dates';
import type { Heard, KeptMemory } from '../memory/memory';
import { roleOf } from '../memory/words/roles';
import { holdsAttribute } from './attribute';
import { relatesOthers, tellsOfOthers } from './others';
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
  return told.length > 0 && !saysAny(words, told);
}
/** Whether any word of a question is told, or one near it that says something. */
const saysAny = (words: readonly string[], told: readonly string[]) =>
  words.some((word) => told.some((other) => alike(word, other) >= (weightOf(other) >= SAYING ? KINDRED : ONE)));
/** Whether a day is asked for, and all that was found is what happened to be told on one, of which nothing is asked. */
export function isOfThatDay(
  { sort, words, before }: OwnQuestion,
  { memories }: FactAnswer,
  said: readonly Heard[],
): boolean {
  if (sort !== 'time' || before || words.length === 0) return false;
  const heard = said.find(({ id, from }) => from === 'person' && memories[0]?.messageIds.includes(id));
  if (!heard || !TODAY.test(heard.text) || datesIn(heard.text.replace(TODAYS, ''), heard.at).length > 0) return false;
  return !saysAny(words, telling(heard.text));
}
const TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i;
const TODAYS = new RegExp(TODAY.source, 'gi');

/** What a word says at least to be told by; and how near two such must be. */
const SAYING = 1;
const KINDRED = 0.5;

/** An answer without what only speaks of whom or what is asked about, and does not hold what is asked for. */
export function fitting(answer: FactAnswer | null, question: OwnQuestion | null): FactAnswer | null {
  if (!answer || !question || answer.asks === 'all') return answer;
  const fits = (memory: KeptMemory) =>
    holdsAttribute(question, memory) &&
    !relatesOthers(question, memory.content) &&
    !isTheirsAlone(question, memory) &&
    !namesAThing(question, memory);
  return { ...answer, memories: answer.memories.filter(fits) };
}
/** "What scares me?" is not answered by what scares somebody else. */
const isTheirsAlone = (question: OwnQuestion, { content, fact }: KeptMemory) =>
  question.attribute === null && fact !== null && fact.subject !== 'person' && tellsOfOthers(question, content);
/** "Who lives with me?" is not answered by what the house is called. */
const namesAThing = ({ text, attribute }: OwnQuestion, { fact, content }: KeptMemory) =>
  attribute === null &&
  /^(?:who|whom|whose)\b/.test(text) &&
  fact !== null &&
  / is called \p{Lu}/u.test(content) &&
  fact.subject !== 'person' &&
  roleOf(bare(fact.subject.split(' ').at(-1) ?? '')) === null;
