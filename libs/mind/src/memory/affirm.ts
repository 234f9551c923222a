import { plain, wordsOf } from '../perception/text';
import type { Heard, KeptMemory } from './memory';
import { lemmaOf } from './words/lemmas';

const YES =
  /^(?:(?:oh|haha|hm+|ah|well)[, ]*)*(?:yes+|yeah+|yep|yup|right|exactly|correct|indeed|that's (?:right|true|it|correct)|true|you remember(?:ed)?|you're right|good memory|spot on|absolutely|of course)\b/i;
const NO = /\b(?:no|not|but|wrong|anymore|actually|used to|isn't|wasn't|don't|didn't)\b/i;
/** A "yes" with a long story behind it is about more than what was told back. */
const LONGEST_YES = 60;

/**
 * The memories a soul told back and the person said yes to: said again in effect, by a message that holds none of their words. Their
 * ids, in the order of `known`.
 * @param heard the person's answer
 * @param before what was said before it, oldest first
 */
export function affirmedBy(heard: Heard, before: readonly Heard[], known: readonly KeptMemory[]): number[] {
  const told = before.at(-1);
  const answer = plain(heard.text);
  if (
    heard.from !== 'person' ||
    told?.from !== 'soul' ||
    answer.length > LONGEST_YES ||
    !YES.test(answer) ||
    NO.test(answer)
  )
    return [];
  const words = new Set(wordsOf(plain(told.text)).map(lemmaOf));
  return known
    .filter(({ fact, objection, supersededBy }) => {
      if (!fact || fact.value === '' || objection !== null || supersededBy !== null) return false;
      const value = wordsOf(fact.value)
        .filter((word) => word.length > 2)
        .map(lemmaOf);
      const whom = fact.subject === 'person' ? ['you'] : fact.subject.split(' ').map(lemmaOf);
      return value.length > 0 && value.every((word) => words.has(word)) && whom.some((word) => words.has(word));
    })
    .map((one) => one.id);
}
