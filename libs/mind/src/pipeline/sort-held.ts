import { datesIn } from '../memory/dates';
import { roleOf } from '../memory/words/roles';
import type { OwnQuestion } from './own-question';
import { isCounted } from './sorts';
import { bare } from './told-words';
import { asksYear, tellsYear } from './years';

const SOME_NAME = /(?<=[\p{Ll},;:] )\p{Lu}\p{L}+/u;
const SOMEWHERE = /\b(?:in|at|near|on|under|behind|by|outside|to|from) (?:the |a |my |our )?\p{L}{3,}/u;

/** "When will", "when do I": a day to come; "when did": one that was. How it was meant to be at first is neither. */
const TO_COME =
  /^(?!since\b)(?:(?:on|in|at|by|from|until) )?\S+(?: \w+)?? (?:will|shall|must|do|does|am|are|is|'?ll)\b(?! (?:it|that|this) (?:since|been))/;
const HAS_BEEN = /^(?:(?:on|in|at|by|from|until|since) )?\S+(?: \w+)?? (?:did|was|were|had|have|has)\b/;
/** How well a day fits that lies on the other side of when it was told. */
const AMISS = 0.6;
const OVER = -0.3;

/** Whether a message gives a time, and on the side of it that is asked for: 1 to -1. */
function timed(asked: string, text: string, at: number): number {
  const spans = datesIn(text.slice(0, 400), at).map(({ span }) => span);
  const often = /\b(?:day|date)\b/.test(asked) ? /\b(?:every|\w+days)\b/i : /\b(?:every|\w+days|since|o'clock)\b/i;
  if (spans.length === 0) return often.test(text) ? 0.5 : -1;
  if (TO_COME.test(asked)) return spans.some(({ to }) => to > at + DAY) ? 1 : OVER;
  if (HAS_BEEN.test(asked)) return spans.some(({ from }) => from <= at) ? 1 : AMISS;
  return 1;
}
const DAY = 86_400_000;

/** Five weeks are no answer in months. */
const UNIT = /^(?:days|weeks|months|years|hours|minutes|euros|pounds|dollars|kilos|kilometres|miles|metres)$/;

/** Whether it holds the sort of thing that is asked for, beside what the question says already: 1, or -1; 0 where any thing will do. */
export function sortHeld(
  { sort, counted, before, text: asked }: OwnQuestion,
  { text, at }: { text: string; at: number },
  fresh: readonly string[],
): number {
  switch (sort) {
    case 'number':
      if (counted !== null && UNIT.test(counted))
        return isCounted(text) ? Number(text.includes(counted.slice(0, -1))) : -1;
      return isCounted(text) ? 1 : -1;
    case 'time':
      if (asksYear(asked)) return tellsYear(text) ? 1 : -1;
      return timed(before ? '' : asked, text, at);
    case 'person':
      return SOME_NAME.test(text) || fresh.some((word) => roleOf(bare(word)) !== null) ? 1 : -1;
    case 'place':
      return SOMEWHERE.test(text) ? 1 : -1;
    case 'thing':
    case 'truth':
      return 0;
  }
}
