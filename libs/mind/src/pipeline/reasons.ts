import type { FactAnswer } from '../memory/asking';
import type { Heard } from '../memory/memory';
import type { Perception } from '../perception/perceive';
import { plain } from '../perception/text';
import { held, sentencesTold, shownOf } from './fuller';
import { relatesOthers, tellsOfOthers } from './others';
import { type OwnQuestion, ownQuestion, telling } from './own-question';
import { weightOf } from './passages';
import { unkept } from './told';
import { alike } from './told-words';

const WHY = /^(?:[\p{L}]+,? )?(?:so |and |but )?(?:why|how come|for what reason)\b(.*)$/iu;
export const CAUSE =
  /\b(?:because|'cause|since|so that|in order|as (?:i|we|you|it|he|she|they)|made (?:me|us|you|him|her|them)|due to|on account of|that's why|which is why|so (?:i|we|he|she|they)|to (?:get|be|have|make|see|find|save|keep|help))\b/i;
/** How much of what is asked a message says that gives a reason; and one that only tells what came with it. */
const REASON = 0.5;
const BESIDE = 0.7;
/** Words beyond what is asked without which nothing is said of why. */
const FRESH = 2;
const SAME = 0.8;
/** Words that say this much must all be said, or their like. */
const SPECIFIC = 2;
const MEANT = 0.55;

/** The question behind a "why" about the person's own life; null where it is another. */
export function whyAsked(message: string): OwnQuestion | null {
  const rest = WHY.exec(plain(message).trim())?.[1];
  if (rest === undefined || /\b(?:you|your)\b/i.test(rest)) return null;
  // Without the why it asks for what the why is of.
  return ownQuestion(`What${rest}`, []);
}

/**
 * What was told with what is asked for: "I quit because of the nights", "no mushrooms, I was poisoned once". Null where nothing says so: then it may
 * be asked of life, and of nothing that was told.
 */
export function reasonFor(why: OwnQuestion, perception: Perception, said: readonly Heard[]): FactAnswer | null {
  if (perception.tone === 'hard' || why.words.length === 0) return null;
  const [best] = said
    .filter(({ from }) => from === 'person')
    .flatMap((heard) => {
      const sentences = sentencesTold(heard.text);
      const text = sentences.join(' ');
      const share = held(why, text);
      const words = telling(text);
      // A reason for one thing is none for another.
      if (why.words.some((word) => weightOf(word) >= SPECIFIC && !words.some((one) => alike(word, one) >= MEANT)))
        return [];
      const fresh = words.filter((word) => !why.words.some((one) => alike(one, word) >= SAME)).length;
      const causes = CAUSE.test(text);
      if (fresh < FRESH || share < (causes ? REASON : BESIDE)) return [];
      if (relatesOthers(why, text) || tellsOfOthers(why, text)) return [];
      return [{ heard, text, score: share + (causes ? 0.3 : 0) }];
    })
    .sort((a, b) => b.score - a.score || b.heard.at - a.heard.at);
  if (!best) return null;
  const shown = shownOf(best.heard.text, { content: best.text }, why);
  const memory = unkept(best.heard, `You said "${shown.replaceAll('"', "'")}"`, null);
  return {
    asks: 'value',
    subject: 'person',
    relation: 'told',
    holds: null,
    nearest: !CAUSE.test(shown),
    memories: [memory],
    owed: true,
  };
}
