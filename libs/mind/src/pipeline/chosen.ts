import { namesIn } from '../memory/candidates';
import type { FactAnswer } from '../memory/asking';
import type { Heard, KeptMemory } from '../memory/memory';
import type { Perception } from '../perception/perceive';
import type { Recollection } from '../recall/recollection';
import { isAbout, isOfNobody, isOfThatDay, isOfWorld, LEANS } from './about';
import { holdsAttribute } from './attribute';
import { fuller, held, shownOf } from './fuller';
import { holdsKind, mayAnswer, tellsIn } from './may-answer';
import { namedFor } from './named';
import { narrowed } from './narrowed';
import { type OwnQuestion, ownQuestion, telling } from './own-question';
import { NOW, type Passage, passagesFor, type Pointers, weightOf } from './passages';
import { answerOf, quoted, saidIn, unkept } from './told';
import { alike } from './told-words';

/** By how much another message must be the likelier one before what was understood is left for it. */
const LIKELIER = 1.5;
/** The same for a number that was only told, and not understood as being what is asked for. */
const LIKELIER_NUMBER = 0.4;
const likelier = ({ relation }: FactAnswer, { sort }: OwnQuestion) =>
  relation === 'told' && sort === 'number' ? LIKELIER_NUMBER : LIKELIER;
const ALL = 0.95;
/** How much must speak for a message before it is told as the nearest; and, with how much more than for the next, as the answer. */
const SPEAKS = 5;
const SURELY = 9;
const AHEAD = 1.5;
/** What may show whether something is so is told where so much more speaks for it than for the next. */
const CLEAR = 1;
/** What is told as it was said is told as the answer only where so much more speaks for it than for anything else. */
const PLAINLY = 3;
/** What changes something may be this much less likely than what it changes; and shares a word with it that says at least this much. */
const FALLS_SHORT = 2;
const SPECIFIC = 3.5;

const SHORT = 4;
/** How many questions back a question may lean. */
const REACH = 3;

/**
 * What answers a question about what the person told: what was understood of it, or the message that speaks for itself the most.
 * @param answered what memories answer by what the question is about
 */
export function chosenAnswer(
  question: OwnQuestion,
  answered: FactAnswer | null,
  perception: Perception,
  heard: readonly Heard[],
  recalled: readonly Recollection[],
  kept: readonly KeptMemory[],
): FactAnswer | null {
  const said = [...heard, ...saidIn(recalled)];
  const found = foundFor(question, answered, perception, said, recalled, kept);
  if (isOfWorld(question, said) && !isAbout(question, found, said)) return null;
  if (found?.nearest === true && (isOfNobody(question, found, said) || isOfThatDay(question, found, said)))
    return { ...found, memories: [] };
  return found && narrowed(found, question, said);
}

function foundFor(
  question: OwnQuestion,
  answered: FactAnswer | null,
  perception: Perception,
  said: readonly Heard[],
  recalled: readonly Recollection[],
  kept: readonly KeptMemory[],
): FactAnswer | null {
  const answer = bestOf(question, answered, perception, said, recalled, kept);
  if (answer?.memories.length) return fuller(answer, question, said);
  const named = namedFor(question, said);
  if (!named) return wholly(question, answer, said, kept) ?? answer;
  const { memory, surely } = named;
  return { asks: 'value', subject: 'person', relation: 'told', holds: null, nearest: !surely, memories: [memory] };
}

/**
 * What speaks for itself the most, as it was said: whoever tells it says that it may not be what is asked for.
 * @param answer what was found so far: null where it is open whether anything that was told is asked for, else without a memory
 */
function wholly(
  question: OwnQuestion,
  answer: FactAnswer | null,
  said: readonly Heard[],
  kept: readonly KeptMemory[],
): FactAnswer | null {
  if (question.sort === 'truth' || question.attribute !== null) return null;
  const names = namesIn(kept);
  const before = leantOn(question, said, names);
  const [best] = passagesFor(question, said, names, { ...NOTHING, before });
  const open = answer === null && !question.own && before === null;
  if (!best || best.score < (open ? SPEAKS : FLOOR) || (best.score < PLAIN && best.margin < APART)) return null;
  if (question.sort === 'time') return answerFrom(best, question, said, kept, false);
  const memory = inFull(best.heard, best.sentences, question);
  return mayAnswer(question, memory, false) ? { ...VALUE, nearest: true, memories: [memory] } : null;
}
/** How much must speak for it at least; and what needs to be that much ahead of the next. */
const FLOOR = 2.7;
const PLAIN = 4;
const APART = 0.5;
const NAMES = /\b(?:called|named|name)\b/i;
const VALUE = { asks: 'value', subject: 'person', relation: 'told', holds: null } as const;

/** What was said, in its own words. */
function inFull(heard: Heard, sentences: readonly string[], question: OwnQuestion): KeptMemory {
  const shown = shownOf(heard.text, { content: sentences.join(' ') }, question);
  return unkept(heard, `You said "${shown.replaceAll('"', "'")}"`, null);
}

function bestOf(
  question: OwnQuestion,
  answered: FactAnswer | null,
  perception: Perception,
  said: readonly Heard[],
  recalled: readonly Recollection[],
  kept: readonly KeptMemory[],
): FactAnswer | null {
  const first = answerOf(question, answered, perception, said, recalled, kept);
  if ((question.sort === 'truth' && first?.memories.length) || first?.asks === 'all') return first;
  const names = namesIn(kept);
  const passages = passagesFor(question, said, names, pointersOf(first, recalled, leantOn(question, said, names)));
  const [best] = passages;
  if (question.sort === 'truth') {
    if (!best || !question.own || best.score < SPEAKS || best.margin < CLEAR) return first;
    return { ...VALUE, nearest: true, memories: [inFull(best.heard, best.sentences, question)] };
  }
  if (!best) return first;
  const from = (passage: Passage, surely: boolean) => answerFrom(passage, question, said, kept, surely);
  const ids = first?.memories[0]?.messageIds ?? [];
  const there = passages.find(({ heard: { id } }) => ids.includes(id));
  const changed = question.sort === 'time' ? null : changeOf(there ?? best, passages, question);
  if (changed) return from(changed, false) ?? first;
  const surely = best.margin >= AHEAD && best.score >= SURELY;
  if (!first || first.memories.length === 0) {
    const whom = question.attribute === null && question.sort === 'person';
    // What stood there before something that was just spoken of speaks for itself.
    const speaks = best.score >= SPEAKS || (question.before && best.insteadOf !== null);
    return !speaks || (whom && best.margin < AHEAD) ? first : (from(best, surely) ?? first);
  }
  const takesPlace = best.insteadOf !== null && (best.insteadOf === there?.heard.id || ofChange(question));
  const understood = () => asUnderstood(first, question, there === best ? best.margin : 0, there?.heard.text ?? '');
  // What was understood and says all that is asked is not outdone by what only speaks of it.
  const says =
    first.nearest !== true && first.relation !== 'told' && held(question, first.memories[0]?.content ?? '') >= ALL;
  if (there !== best && ((best.margin >= likelier(first, question) && !says) || takesPlace || first.nearest === true))
    return from(best, surely) ?? understood();
  return understood();
}

/** It asks what is so since something changed, or what was so until then. */
const ofChange = ({ before, text }: OwnQuestion) => before || NOW.test(text);

/** What was understood: as the nearest only, where little more speaks for it than for anything else. */
function asUnderstood(first: FactAnswer, question: OwnQuestion, margin: number, told: string): FactAnswer {
  const answer = first.nearest === true ? { ...first, memories: first.memories.slice(0, 1) } : first;
  const [memory] = answer.memories;
  const { kind, attribute } = question;
  if (memory && first.asks === 'value' && kind !== null && attribute === null)
    if (!holdsKind(kind, question, `${memory.content} ${told}`)) return { ...first, memories: [] };
  // Of several that speak of it, those that hold one of the kind.
  const isOwn = ({ fact }: KeptMemory) => !question.own || fact === null || fact.subject === 'person';
  const ofKind =
    kind === null || attribute !== null
      ? []
      : first.memories.filter((one) => isOwn(one) && mayAnswer(question, one, false));
  if (first.asks === 'value' && ofKind.length > 0 && ofKind.length < first.memories.length)
    return { ...first, memories: ofKind };
  if (memory && first.asks !== 'all' && !tellsIn(question, memory.content)) return { ...first, memories: [] };
  if ((first.asks !== 'value' && first.asks !== 'when') || first.relation !== 'told' || !memory) return answer;
  if (!mayAnswer(question, memory, false)) return { ...first, memories: [] };
  return margin < PLAINLY ? nearest(answer, question) : answer;
}

function answerFrom(
  { heard, insteadOf, sentences }: Passage,
  question: OwnQuestion,
  said: readonly Heard[],
  kept: readonly KeptMemory[],
  surely: boolean,
): FactAnswer | null {
  const memory = quoted(heard, question, said, kept);
  // What changed something may speak of it as "it" or "he": all of it is told.
  if (
    memory !== null &&
    insteadOf !== null &&
    question.sort !== 'time' &&
    (ofChange(question) || (NAMES.test(heard.text) && !holdsAttribute(question, memory)))
  )
    return nearest({ ...VALUE, memories: [inFull(heard, sentences, question)] }, question);
  if (memory === null || !holdsAttribute(question, memory) || !mayAnswer(question, memory, surely)) return null;
  const answer: FactAnswer = {
    asks: question.sort === 'time' ? 'when' : 'value',
    subject: 'person',
    relation: 'told',
    holds: null,
    nearest: false,
    memories: [memory],
  };
  return surely ? answer : nearest(answer, question);
}

const TIMED = /\b(?:when|day|date|time|month|year|since|until|long|soon)\b/;
const DAY_IN_BRACKETS = / \([^()]*\d{4}\)/g;

/** What may not be what is asked for is told as it was said: without the day that "on Friday" was, unless a time is asked for. */
function nearest(answer: FactAnswer, { text }: OwnQuestion): FactAnswer {
  const memories = TIMED.test(text)
    ? answer.memories
    : answer.memories.map((memory) => ({ ...memory, content: memory.content.replace(DAY_IN_BRACKETS, '') }));
  return { ...answer, nearest: true, memories };
}

/** "It's the 19th now", "not Bern but Basel", "we moved it". */
const CHANGES =
  /\b(?:now|moved|changed?|instead|no longer|not any ?more|correction|correct|actually|update|turns out|after all|switched|swapped|left|it's .{1,20} not|not .{1,20} but)\b/i;

/** What was said later and takes its place, or what stood before it where that is asked for; null where nothing does. */
function changeOf(passage: Passage, passages: readonly Passage[], { before }: OwnQuestion): Passage | null {
  const words = telling(passage.sentences.join(' ')).filter((word) => weightOf(word) >= SPECIFIC);
  const changes = (other: Passage) => {
    if (other === passage || other.score < passage.score - FALLS_SHORT) return false;
    const [older, newer] = before ? [other, passage] : [passage, other];
    if (older.heard.at >= newer.heard.at || !CHANGES.test(newer.sentences.join(' '))) return false;
    return telling(other.sentences.join(' ')).some((word) => words.some((one) => alike(one, word) >= 0.99));
  };
  return passages.find(changes) ?? null;
}

function pointersOf(first: FactAnswer | null, recalled: readonly Recollection[], before: number | null): Pointers {
  const ids = new Set(first?.memories[0]?.messageIds ?? []);
  const none = new Set<number>();
  const fits = new Map<number, number>();
  for (const { fit, messageId, memory } of recalled)
    for (const id of [...(memory?.messageIds ?? []), ...(messageId === null ? [] : [messageId])])
      fits.set(id, Math.max(fit, fits.get(id) ?? 0));
  const kind = first === null ? 'none' : first.nearest === true ? 'near' : first.relation === 'told' ? 'told' : 'known';
  return {
    known: kind === 'known' ? ids : none,
    told: kind === 'told' ? ids : none,
    near: kind === 'near' ? ids : none,
    recalled: fits,
    before,
  };
}

const NOTHING: Pointers = { known: new Set(), told: new Set(), near: new Set(), recalled: new Map(), before: null };

/** From which message the question just before was answered, where this one goes on about it. */
function leantOn(
  { text, words, before }: OwnQuestion,
  heard: readonly Heard[],
  names: ReadonlyMap<string, string[]>,
  depth = 0,
): number | null {
  const person = heard.filter(({ from }) => from === 'person').sort((a, b) => a.at - b.at);
  const last = person.at(-1);
  const leans = before || LEANS.test(text) || words.length === 0 || text.split(' ').length <= SHORT;
  if (!last || depth >= REACH || !leans) return null;
  const earlier = person.slice(0, -1);
  const asked = ownQuestion(
    last.text,
    earlier.map((one) => one.text),
  );
  if (!asked) return null;
  const pointers = { ...NOTHING, before: leantOn(asked, earlier, names, depth + 1) };
  return passagesFor(asked, earlier, names, pointers)[0]?.heard.id ?? null;
}
