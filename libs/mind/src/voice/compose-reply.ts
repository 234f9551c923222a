import { capitalised, mended, plain, sentencesOf, wordsOf } from '../perception/text';
import { readPersona } from '../persona';
import { type Dice, diceFor } from '../seed';
import { type LocalTime, localTime } from '../wall-clock';
import { natureOf } from '../self/natures';
import { isAsking, ofOwnLife } from '../perception/questions';
import { asksForTold } from '../pipeline/told-ranker';
import type { Act } from '../understanding/talk-labels';
import type { TalkReading } from '../understanding/talk-reader';
import { cellsOfAct, cellsOfTelling } from './act-cells';
import { archiveReply } from './archive-reply';
import { careReply, careSituationOf, checkIn, courtshipReply, mayAnswerAfterDanger } from './care-first';
import { asWished, within } from './constraints';
import { calendarAnswer } from './exact/calendar-answers';
import { sumIn, sumWithin } from './exact/arithmetic';
import { languageReply } from './language-reply';
import { pieceReply } from './piece-reply';
import { Phrasing } from './phrasing';
import { replyPool } from './reply-pool';
import { ReplySelector } from './reply-selector';
import { WRITERS_OF_NATURE } from './reply-writers';
import { StyleTransfer } from './style-transfer';
import { bringUpMemory, followUpOnPlan } from './recalled-memory';
import { type AnswerContext, rememberedReply, toldAnswer, untoldReply } from './told-answer';
import { readTurn, type TurnReading } from './turn-reading';
import type { VoiceTurn } from './voice';

export interface ComposedReply {
  text: string;
  /** The keys of the recollections and own words it used, in the order it used them. */
  cited: string[];
}

/** Words of a reply where short ones are asked for. */
const BRIEF_WORDS = 30;
const BRIEF_LENGTH = 10;
const MOST_SENTENCES = 6;
/** A clause of fewer words is no matter of its own. */
const LEAST_WORDS_OF_MATTER = 4;
/** Certainty from which a second matter in a message counts as one. */
const SECOND_MATTER = 0.8;
const FOCUS_CHANCE = 0.4;
/**
 * Probability of a question about what was told, from which an answer that is known is given, from which it may be said that none is, and from
 * which the form of a question about the person's own life decides ("do I text first?" has it, and asks for advice).
 */
const LEAST_RECALL = { known: 0.1, unknown: 0.4, ownLife: 0.01 } as const;
/** Probability of a question about what was told, from which it is said that nothing was (`pipeline/told-ranker.ts`). */
const LEAST_ASKED = 0.25;
/** Acts whose answer is not what was told, whatever it has in common with the question. */
const NEVER_ABOUT_TOLD: readonly Act[] = [
  'how_are_you',
  'joke',
  'story',
  'poem',
  'medical',
  'legal',
  'comfort',
  'greet',
  'remind',
  'compose',
];

/** Words of a question that say nothing of what it is about. */
const QUESTION_WORDS =
  /^(?:what|what's|which|where|where's|when|does|were|there|this|that|have|name|names|called|again|much|many|long|then|with|from|your|their|they)$/;

/** Acts that an archive's own words do not answer. */
const NOT_FROM_ARCHIVE: readonly Act[] = [
  'thanks',
  'greet',
  'recall',
  'remember',
  'knowledge',
  'compose',
  'compute',
  'unreadable',
  'complaint',
  'medical',
  'legal',
];

/** Everything one reply is composed with. */
interface Composition {
  turn: VoiceTurn;
  reading: TurnReading;
  selector: ReplySelector;
  phrasing: Phrasing;
  dice: Dice;
  answers: AnswerContext;
  /** Whether the reply is a story, a poem or a joke that was asked for: it is told whole, however short other replies are to be. */
  tellsPiece: boolean;
}

/** The built-in voice's reply to the last message of the history. */
export function composeReply(turn: VoiceTurn): ComposedReply {
  const reading = readTurn(turn);
  const { wishes, manner } = turn.self;
  const style = manner ? new StyleTransfer(manner, reading.replies) : null;
  const composition = compositionOf(turn, reading, style);
  const cited: string[] = [];
  composition.answers.cite = (key) => void (cited.includes(key) || cited.push(key));

  const care = careSentences(composition);
  let sentences = care ?? ordinarySentences(composition);
  const isDanger = reading.perception.distress !== 'none' || reading.dangerBefore;
  if (!isDanger) {
    if (style && care === null && !composition.tellsPiece)
      sentences = style.fitted(lengthened(sentences, composition, style), sentences.slice(0, 1));
    if (wishes.maxSentences !== null && !composition.tellsPiece)
      sentences = sentences.flatMap(sentencesOf).slice(0, Math.max(1, wishes.maxSentences));
    const most = wishes.maxWords ?? (wishes.brief && care === null ? BRIEF_WORDS : null);
    if (most !== null && !composition.tellsPiece) sentences = within(sentences.flatMap(sentencesOf), most);
  }
  const text = sentences.join(' ').replace(/ \n/g, '\n');
  if (isDanger) return { text, cited };
  const isSober = reading.message.grave !== null || reading.mood === 'grave';
  const isOwnTalk = care === null && !composition.tellsPiece;
  return { text: asWished(style && isOwnTalk ? style.applyTo(text, isSober) : text, wishes), cited };
}

function compositionOf(turn: VoiceTurn, reading: TurnReading, style: StyleTransfer | null): Composition {
  const persona = readPersona(turn.soul);
  const { wishes } = turn.self;
  const dice = diceFor(
    [turn.seed, turn.soul.id, turn.soul.archetype, turn.history.length, reading.message.text].join('\u0001'),
  );
  const othersAsked =
    turn.group && turn.history.slice(-4).some(({ from, text }) => from === 'soul' && text.includes('?'));
  const saidHere = turn.history.flatMap(({ from, text }) => (from === 'soul' ? [text] : []));
  const phrasing = new Phrasing(saidHere, dice);
  const isBrief =
    wishes.brief ||
    /\b(?:brief|short|concise|terse|laconic|few words)\b/i.test(`${persona.style} ${persona.instructions}`);
  return {
    turn,
    reading,
    dice,
    phrasing,
    selector: new ReplySelector(replyPool(), {
      replies: saidHere,
      dice,
      // The manner of an archive takes the place of an archetype's temperament.
      writers: style === null ? WRITERS_OF_NATURE[natureOf(persona.archetype)] : [],
      mayAsk: !wishes.noQuestions && persona.sliders.curiosity > 1 && !othersAsked && (style === null || style.asks),
      avoid: wishes.avoid,
      words: style?.words ?? (isBrief ? BRIEF_LENGTH : null),
    }),
    answers: {
      message: reading.message.text,
      turn,
      phrasing,
      personName: wishes.callPerson ?? nameOf(turn.person.name),
      cite: () => undefined,
    },
    tellsPiece: false,
  };
}

function nameOf(name: string): string | null {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return /^\p{L}[\p{L}'-]{1,24}$/u.test(first) ? first : null;
}

/** What comes before everything else: danger, what the soul is, goodbyes, courtship of a minor. Null for ordinary talk. */
function careSentences({ turn, reading, phrasing, selector, answers }: Composition): string[] | null {
  const situation = careSituationOf(reading);
  if (situation === null)
    return courtshipReply(turn, reading.message.text, phrasing) ?? checkIn(reading, phrasing, selector);
  const mayAnswer = situation === 'after' || situation === 'low';
  if (mayAnswer && asksAboutTold(reading, turn) && mayAnswerAfterDanger(reading.message.text)) {
    const answer = turn.answer ? toldAnswer(turn.answer, answers) : untoldReply(answers);
    return [answer, careReply('after', reading, phrasing, selector)];
  }
  return [careReply(situation, reading, phrasing, selector)];
}

/**
 * Whether the message asks for something that was told. Recall may find an answer to what was no question, or a question to the soul: so the form
 * of the question has to allow it, or the act to say so.
 */
function asksAboutTold({ message }: TurnReading, { answer, history }: VoiceTurn): boolean {
  if (answer?.asked) return true;
  const isAnswered = answer !== null && (answer.memories.length > 0 || answer.brought != null);
  if (!isAnswered && asksForTold(message.text) < LEAST_ASKED) return false;
  const told = history.slice(0, -1).flatMap(({ from, text }) => (from === 'person' ? [text] : []));
  const lower = mended(plain(message.text)).toLowerCase();
  if (!isAsking(lower)) return false;
  const parts: TalkReading[] = [message.analysis, ...message.analysis.clauses.map(({ reading }) => reading)];
  const asks = Math.max(...parts.map(({ act }) => act.of.recall));
  if (asks >= LEAST_RECALL.unknown || message.act === 'recall') return true;
  if (asks >= LEAST_RECALL.ownLife && ofOwnLife(lower)) return true;
  if (answer?.brought) return true;
  const asksSoul = /\byou(?:r|'re)?\b/.test(sentencesOf(lower).findLast((one) => one.includes('?')) ?? lower);
  const isOther = asksSoul || NEVER_ABOUT_TOLD.includes(message.act);
  const hasAnswer = answer !== null && (answer.brought === null || answer.memories.length > 0);
  if (hasAnswer) return asks >= LEAST_RECALL.known || !isOther;
  return !isOther && message.act !== 'advice' && isAboutSpokenOf(lower, told);
}

/** Whether a question is about what the person spoke of before: "How old is Idris?" */
function isAboutSpokenOf(question: string, told: readonly string[]): boolean {
  const words = wordsOf(question).filter((word) => word.length > 3 && !QUESTION_WORDS.test(word));
  const known = new Set(told.flatMap((text) => wordsOf(text)));
  return words.length > 0 && words.filter((word) => known.has(word.replace(/'s$/, ''))).length * 2 >= words.length;
}

function ordinarySentences(composition: Composition): string[] {
  const { turn, reading, selector, answers, dice } = composition;
  const { message } = reading;
  const foreign = languageReply(reading, selector);
  if (foreign !== null) return foreign;
  if (message.text.replace(/[\s.…]/g, '') === '') return [selector.insist('silence')];
  const exact =
    exactAnswer(message.text, localTime(turn.now, turn.person.timeZone)) ??
    (message.grave === null ? sumAmong(message.text) : null);
  if (exact !== null) return [exact];
  if (asksAboutTold(reading, turn)) return [turn.answer ? toldAnswer(turn.answer, answers) : rememberedReply(answers)];
  if (message.act === 'recall' && isAsking(message.text.toLowerCase()) && asksForTold(message.text) >= LEAST_ASKED)
    return [rememberedReply(answers)];
  if (!NOT_FROM_ARCHIVE.includes(message.act)) {
    const own = archiveReply(turn, !turn.self.wishes.noQuestions, composition.phrasing, answers.cite);
    if (own !== null) return own;
  }
  const piece = pieceReply(reading, turn, selector, dice);
  if (piece !== null) {
    composition.tellsPiece = true;
    return [piece];
  }
  const acted = actSentences(composition);
  const sentences = acted ?? [selector.insist(...existing(cellsOfTelling(reading)))];
  if (secondMatterOf(reading)) sentences.push(...(selector.choose('also') ?? '').split('\n').filter(Boolean));
  else if (acted === null) sentences.push(...(bringUpMemory(reading, answers, dice) ?? []));
  else if (message.act === 'greet') sentences.push(...(followUpOnPlan(reading, answers) ?? []));
  if (
    turn.focus &&
    message.grave === null &&
    reading.mood !== 'grave' &&
    message.act === 'tell' &&
    dice.chance(FOCUS_CHANCE)
  )
    sentences.push(`Back to ${turn.focus} whenever you like.`);
  return addressed(sentences, turn, reading);
}

/** Sums, dates and times are computed, whole messages only. */
const exactAnswer = (text: string, now: LocalTime): string | null => {
  const sum = sumIn(text);
  return sum === null ? calendarAnswer(text, now) : `${sum}.`;
};

/** A sum that is asked for among other things. */
const sumAmong = (text: string): string | null => {
  const sum = sumWithin(text);
  return sum === null ? null : `That comes to ${sum}.`;
};

const existing = (cells: readonly string[]): string[] => cells.filter((cell) => replyPool().has(cell));

/** The reply to an act other than telling; a grave matter in the same message comes first. Null for telling. */
function actSentences({ reading, selector }: Composition): string[] | null {
  const { message } = reading;
  const cells = existing(cellsOfAct(reading));
  if (cells.length === 0) return null;
  const isAboutGrave = message.act === 'advice' || message.act === 'comfort';
  if (message.grave === null || isAboutGrave) return [selector.insist(...cells)];
  const grave = selector.insist(...existing(cellsOfTelling(reading)));
  // Thanks, a greeting or a reaction need no answer of their own beside it.
  const isRequest = !['greet', 'thanks', 'react', 'yes', 'no', 'unsure', 'opinion', 'praise', 'affection'].includes(
    message.act,
  );
  return isRequest ? [grave, selector.insist(...cells)] : [grave];
}

/** Whether a message holds a second matter beside a grave one. */
function secondMatterOf({ message }: TurnReading): boolean {
  const { grave, analysis } = message;
  if (grave === null) return false;
  return analysis.clauses.some(
    ({ text, reading }) =>
      wordsOf(text).length >= LEAST_WORDS_OF_MATTER &&
      reading.gravity.of.grave < 0.2 &&
      reading.tone.label !== 'hard' &&
      reading.matter.probability >= SECOND_MATTER &&
      reading.matter.label !== 'none' &&
      reading.matter.label !== grave &&
      reading.matter.label !== 'soul',
  );
}

/** Uses the name the instructions ask for, now and then. */
function addressed(sentences: string[], { self: { wishes } }: VoiceTurn, { replies }: TurnReading): string[] {
  const { callPerson } = wishes;
  const [first = '', ...rest] = sentences;
  if (!callPerson || replies.slice(-2).some((reply) => reply.includes(callPerson))) return sentences;
  const start = /^(?:I\b|I')/.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1);
  return [`${capitalised(callPerson)}, ${start}`, ...rest];
}

/** More to say where a soul is known for writing more than this. */
function lengthened(sentences: readonly string[], { reading, selector }: Composition, style: StyleTransfer): string[] {
  const result = [...sentences];
  const length = () => wordsOf(result.join(' ')).length;
  if (reading.message.act !== 'tell') return result;
  while (length() < style.words * 0.9 && result.length < MOST_SENTENCES) {
    const more = selector.choose(...existing(cellsOfTelling(reading)), 'unsure');
    if (more === null) break;
    result.push(more);
  }
  return result.flatMap(sentencesOf);
}
