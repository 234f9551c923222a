import type { KeptMemory } from '../memory/memory';
import { TIMES } from './attribute';
import { relatesOthers, tellsOfOthers } from './others';
import { type OwnQuestion, telling } from './own-question';
import { OF_KIND } from './passages';
import { alike, kindness } from './told-words';

/**
 * Whether it may answer at all: it is not of somebody else, and holds something of the kind that is asked for.
 * @param surely so much speaks for it that it may hold it in words that nobody would call of that kind
 */
export function mayAnswer(question: OwnQuestion, { content }: Pick<KeptMemory, 'content'>, surely: boolean): boolean {
  if (question.sort === 'time' ? relatesOthers(question, content) : tellsOfOthers(question, content)) return false;
  const { kind, attribute } = question;
  return kind === null || attribute !== null || surely || holdsKind(kind, question, content);
}

/** Whether one of a kind is there, and not only the kind: "in a pub on Friday" does not say which pub. */
export function holdsKind(kind: string, { words, sort }: OwnQuestion, content: string): boolean {
  // What somebody does has no members to be named by: it is told in whole sentences.
  if (/^(?:trade|occupation|vocation|calling|line)$/.test(kind)) return true;
  const fresh = telling(content).filter((word) => ![kind, ...words].some((one) => alike(one, word) >= NEARLY_KIND));
  if (fresh.some((word) => kindness(kind, word) >= OF_KIND)) return true;
  const names =
    content
      .replace(TIMES, '')
      .replace(sort === 'place' ? '' : WHERE, '')
      .match(A_NAME) ?? [];
  return names.some((name) => !words.includes(name.toLowerCase()));
}
const NEARLY_KIND = 0.95;
const WHERE = /\b(?:in|from|near|to) \p{Lu}\p{L}+/gu;
const A_NAME = /(?<=[\p{Ll},;:“"] ["“]?)\p{Lu}\p{L}+/gu;
