import type { FactAnswer } from '../memory/asking';
import type { Heard, KeptMemory } from '../memory/memory';
import { roleOf } from '../memory/words/roles';
import { plain, sentencesOf } from '../perception/text';
import { type OwnQuestion, telling } from './own-question';
import { holdsSort, NUMBER } from './sorts';
import { OF_KIND, weightOf } from './passages';
import { unkept } from './told';
import { alike, bare, kindness } from './told-words';

/** A message of up to this many words is told whole; of a longer one, the sentences about what is asked. */
const WHOLE = 32;
/** What holds so much of what is asked is enough by itself. */
const ENOUGH = 0.75;
/** By how much more of it the message must hold than what was understood of it. */
const MORE = 0.1;
/** What is told holds less of what is asked than this: it may be about something else. */
const SURELY = 0.6;
/** Words used less alike than this say nothing of one another. */
const ALIKE = 0.4;

/**
 * What is told as an answer says what was asked, or else all that was said with it does: "you run a small company" does not tell what the company makes,
 * and stands in one message with what does.
 */
export function fuller(answer: FactAnswer, question: OwnQuestion, said: readonly Heard[]): FactAnswer {
  const [memory] = answer.memories;
  if (answer.asks !== 'value' || !memory || answer.memories.length > 2) return answer;
  const heard = said.find(({ id, from }) => from === 'person' && memory.messageIds.includes(id));
  if (!heard) return answer;
  const text = sentencesTold(heard.text).join(' ');
  // What was understood by what it is about says what it says; what was only kept as it was told may say less than was asked.
  const came = OUTCOME.test(question.text);
  const asTold = answer.relation === 'told' || answer.relation === 'is';
  if (!came && !lacks(question, memory.content, text) && !(asTold && saysLess(question, memory.content, text)))
    return answer;
  const shown = shownOf(heard.text, memory, question);
  if (shown === '' || telling(shown).length <= telling(memory.content).length) return answer;
  const nearest = answer.nearest === true || held(question, shown) < SURELY;
  return { ...answer, nearest, memories: [unkept(heard, `You said "${shown.replaceAll('"', "'")}"`, null)] };
}

/** "What became of the car?": how it went on stands behind what was understood. */
const OUTCOME =
  /^what (?:(?:became|has become|happened|has happened)\b|(?:do|does|did) .*\bdo (?:for (?:a living|work|money)|all day)\b)/;

/** Whether what was understood lacks what is asked for, and the message has it. */
function lacks(question: OwnQuestion, content: string, text: string): boolean {
  const { sort, kind } = question;
  const ofKind = (told: string) =>
    kind === null || telling(told).some((word) => !question.words.includes(word) && kindness(kind, word) >= OF_KIND);
  if (holdsSort(sort, text) && !holdsSort(sort, content)) return true;
  if (ofKind(text) && !ofKind(content)) return true;
  const own = held(question, content);
  return own < ENOUGH && held(question, text) >= own + MORE;
}

/** Whether the message names somebody, counts something, or says anything beyond the question, and what was kept of it does not. */
function saysLess({ sort, words }: OwnQuestion, content: string, text: string): boolean {
  if (sort === 'person' && NAMED.test(text) && !NAMED.test(content)) return true;
  if (sort === 'number' && figures(text) > figures(content)) return true;
  const fresh = telling(content).filter((word) => !words.some((one) => alike(word, one) >= SAME));
  return fresh.length <= 1 && telling(text).length >= fresh.length + 2;
}
const SAME = 0.9;
const NAMED = /\p{L}[,;:]? \p{Lu}\p{L}+/u;
const figures = (text: string) => text.match(new RegExp(NUMBER.source, 'gi'))?.length ?? 0;

/** How much of what is asked a text says, 0–1: of whom it is asked is no part of it. */
export function held({ words }: Pick<OwnQuestion, 'words'>, text: string): number {
  const told = telling(text);
  const asked = words.filter((word) => roleOf(bare(word)) === null);
  const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const share = asked.reduce((sum, word) => {
    const most = told.reduce((best, other) => Math.max(best, alike(word, other)), 0);
    return sum + (most >= ALIKE ? most * weightOf(word) : 0);
  }, 0);
  return whole === 0 ? 1 : share / whole;
}

const ASKS = /\?["')\s]*$/;
export const sentencesTold = (text: string) =>
  sentencesOf(plain(text.slice(0, 4_000))).filter((one) => !ASKS.test(one));

/** All of a short message; of a longer one, the sentence that it was understood from, with what stands on both sides. */
export function shownOf(
  text: string,
  { content }: Pick<KeptMemory, 'content'>,
  question: Pick<OwnQuestion, 'words'>,
): string {
  const sentences = sentencesTold(text);
  const all = sentences.join(' ');
  if (all.split(' ').length <= WHOLE) return all;
  const own = new Set(telling(content));
  const near = sentences.map((one) => telling(one).filter((word) => own.has(word)).length + held(question, one));
  const at = near.indexOf(Math.max(...near));
  return sentences.slice(Math.max(0, at - 1), at + 2).join(' ');
}
