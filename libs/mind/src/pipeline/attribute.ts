import type { KeptMemory } from '../memory/memory';
import { stemOf } from '../recall/stem';
import type { OwnQuestion } from './own-question';

const COLOURS =
  /\b(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|silver|gold(?:en)?|turquoise|beige|cream|navy|maroon|teal|blond\w*|ginger|colou?r\w*)\b/i;
const MONEY =
  /[$€£¥₹]|\d|\b(?:euros?|pounds?|dollars?|bucks|quid|crowns?|krone[rn]?|francs?|rupees?|yen|pesos?|reais|naira|cedis?|hundred|thousand|million|free|cheap\w*|half price)\b/i;
const YEARS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b/i;
const WORK =
  /\b(?:works?|working|worked|job|profession|occupation|trade|teach(?:es|er|ing)?|runs?|drives?|builds?|sells?|repairs?|bakes?|is an? |am an? |are an? |was an? |were an? |used to be|trained as|retired)\b/i;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text names somebody or something of this sort: "my sister Päivi", "a trawler called Tuttu", "Ana is my sister". */
function names(text: string, of: readonly string[]): boolean {
  return of.some((word) => {
    const noun = `${escaped(word.replace(/(?:'s|s)$/, ''))}(?:'s|s|es)?`;
    return (
      new RegExp(
        `\\b${noun},? (?:(?:is|was|are|were|who is|who's|she's|he's) )?(?:called |named )?["'“]?\\p{Lu}\\p{L}+`,
        'u',
      ).test(text) ||
      new RegExp(
        `\\p{Lu}\\p{L}+,? (?:(?:is|was|are|were),? )?(?:my|your|our|the|a|an) (?:[a-z-]+ )?${noun}\\b`,
        'u',
      ).test(text) ||
      new RegExp(`\\b${noun}\\b.{0,40}\\b(?:called|named|name is|name's|name was)\\b`, 'iu').test(text)
    );
  });
}

/** Whether a memory holds what of somebody or something is asked for: one that only speaks of them does not answer. */
export function holdsAttribute({ attribute }: OwnQuestion, { content, fact }: KeptMemory): boolean {
  if (attribute === null) return true;
  const about =
    attribute.of.length === 0 || attribute.of.some((word) => mentions(`${content} ${fact?.subject ?? ''}`, word));
  switch (attribute.kind) {
    case 'name':
      return fact?.relation === 'name' || fact?.relation === 'nickname' || names(content, attribute.of);
    case 'colour':
      return about && COLOURS.test(content);
    case 'age':
      return fact?.relation === 'age' || fact?.relation === 'birthday' || (about && YEARS.test(content));
    case 'price':
      return MONEY.test(content);
    case 'work':
      return /^work/.test(fact?.relation ?? '') || WORK.test(content);
  }
}

const mentions = (text: string, word: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((other) => stemOf(other) === stemOf(word));
