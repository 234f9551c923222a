import type { Intent } from '../perception/intents';
import { isAsking } from '../perception/questions';
import { mended, plain, wordsOf } from '../perception/text';
import type { Scene } from './scene';

const ASKING_WORD =
  /^(?:what|what's|which|where|where's|when|does|were|there|this|that|have|name|names|called|again|much|many|long|then|with|from|your|their|they)$/;
/** Asked of the soul, or for something to be made: nothing that was told is an answer to it. */
const NEVER_TOLD: ReadonlySet<Intent> = new Set<Intent>([
  'how-are-you',
  'who-are-you',
  'story',
  'poem',
  'joke',
  'bored',
  'luck',
  'leave',
]);
/** The same, where the question is not put as one about the person's own life: more are mistaken then. */
const NOT_OF_TOLD: ReadonlySet<Intent> = new Set<Intent>([...NEVER_TOLD, 'about-soul']);

/** What weighs what to do asks for more than what is so. */
const WEIGHING = /\b(?:should|would|could|shall|ought|think|suggest|recommend|best way)\b/i;

/** Whether the message asks for something that was told, and not merely holds such words: "she cried when I told her". */
export function asksOfTold({ seen, message, turn: { answer: known } }: Scene): boolean {
  if (known === null) return false;
  // The question was read, and looked up where only that time could answer it.
  if (known.brought !== undefined) return true;
  const surely = known.nearest !== true && known.memories.length > 0;
  if (known.owed === true) return surely || !NEVER_TOLD.has(seen.intent);
  if (!isAsking(mended(plain(message)).toLowerCase())) return false;
  if (seen.intent === 'opinion') return false;
  if (seen.intent === 'advice') return surely && !WEIGHING.test(message);
  return !NOT_OF_TOLD.has(seen.intent) || surely;
}

/** A fact about what the person spoke of before is theirs to tell, whoever else might know it: "what's the name of the shelter?" */
export function wasSpokenOf({ message, before }: Scene): boolean {
  const words = wordsOf(message).filter((word) => word.length > 3 && !ASKING_WORD.test(word));
  const told = new Set(before.filter(({ seen }) => !seen.question).flatMap(({ text }) => wordsOf(text)));
  return words.length > 0 && words.filter((word) => told.has(word.replace(/'s$/, ''))).length * 2 >= words.length;
}
