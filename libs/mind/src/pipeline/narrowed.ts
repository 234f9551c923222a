import type { FactAnswer } from '../memory/asking';
import type { Heard } from '../memory/memory';
import { datesIn } from '../memory/dates';
import { wordsOf } from '../perception/text';
import { sentencesTold } from './fuller';
import { type OwnQuestion, telling } from './own-question';
import { OF_KIND, weightOf } from './passages';
import { isCounted } from './sorts';
import { unkept } from './told';
import { alike, kindness } from './told-words';

/** What is longer than so many words is not told whole again within so many messages of the soul. */
const LONG = 12;
const LATELY = 10;
/** What is longer than this is never told whole. */
const LONGEST = 28;
/** The soul told it already, where so much of its words stand in one message. */
const TOLD = 0.8;
/** A part of so few words, or of so much of the whole, is not told alone. */
const SHORT = 3;
const WHOLE = 0.75;
/** What a part must say of the question, in the weight of its words; what it says in other words counts less. */
const SAYS = 2;
const ALIKE = 0.5;
/** What holds the sort of thing that is asked for. */
const SORT = 3;
const PART = /(?:[,;:]|\s[-–—])\s+|\s+(?=(?:and|but|because) (?:i|i'm|my|we|our|he|she|it|they|the)\b)/iu;
const NAMED = /(?<=\S )\p{Lu}\p{L}+/u;

/**
 * What answers in the words that answer, where all of it was told a moment ago: of "I'm 33, I share a flat with Bo, I swim on Tuesdays" the day of
 * swimming alone. As it is, where it is short or was not told lately, or no part of it answers by itself.
 * @param said what was said by anybody, in any order
 */
export function narrowed(answer: FactAnswer, question: OwnQuestion, said: readonly Heard[]): FactAnswer {
  const [memory] = answer.memories;
  if (!memory || answer.asks !== 'value' || answer.memories.length > 2 || !isLong(memory.content)) return answer;
  const heard = said.find(({ id, from }) => from === 'person' && memory.messageIds.includes(id));
  if (!heard) return answer;
  const parts = sentencesTold(heard.text).flatMap((sentence) => sentence.split(PART));
  // Where any part holds what is asked for, it is one of those.
  const holding = parts.filter((part) => holdsWhat(part, question, heard.at));
  const scores = parts.map((part) =>
    holding.length === 0 || holding.includes(part) ? speaking(part, question, heard.at) : 0,
  );
  const best = Math.max(...scores);
  const part = parts[scores.indexOf(best)]?.replace(/^(?:and|but|because|so) |[.!…]+$/gi, '') ?? '';
  const words = wordsOf(part).length;
  if (best < SAYS || words < SHORT || words > WHOLE * wordsOf(memory.content).length) return answer;
  const inBrief = unkept(heard, `You said "${part.replaceAll('"', "'")}"`, memory.span);
  const tooMuch = wordsOf(memory.content).length > LONGEST || toldLately(memory.content, said);
  return tooMuch ? { ...answer, memories: [inBrief] } : { ...answer, inBrief };
}

const isLong = (text: string) => wordsOf(text).length > LONG;

function toldLately(content: string, said: readonly Heard[]): boolean {
  const words = new Set(telling(content));
  const lately = said
    .filter(({ from }) => from === 'soul')
    .sort((a, b) => b.at - a.at)
    .slice(0, LATELY);
  return lately.some(({ text }) => {
    const told = new Set(telling(text));
    return [...words].filter((word) => told.has(word)).length >= TOLD * words.size;
  });
}

/** How much of the question a part says, and whether it holds what is asked for. */
function speaking(part: string, question: OwnQuestion, at: number): number {
  const { words } = question;
  const told = telling(part);
  const shared = words.reduce((sum, word) => {
    const most = told.reduce((near, other) => Math.max(near, alike(word, other)), 0);
    return most < ALIKE ? sum : sum + weightOf(word) * most;
  }, 0);
  return shared + (holdsWhat(part, question, at) ? SORT : 0);
}

function holdsWhat(part: string, { words, sort, kind }: OwnQuestion, at: number): boolean {
  const fresh = telling(part).filter((word) => !words.includes(word));
  return (
    (sort === 'number' && isCounted(part)) ||
    (sort === 'person' && NAMED.test(part)) ||
    (sort === 'place' && NAMED.test(part)) ||
    (sort === 'time' && datesIn(part, at).length > 0) ||
    (kind !== null && fresh.some((word) => kindness(kind, word) >= OF_KIND))
  );
}
