import { languageCodeOf } from '../care/intents';
import { dangerIn, earlierOf } from '../care/risk';
import { perceive, type Perception } from '../perception/perceive';
import { type Act, GRAVE_MATTERS, type GraveMatter, type Matter, type Tone } from '../understanding/talk-labels';
import { analysisInConversation } from '../understanding/class-priors';
import { type TalkAnalysis, type TalkReading, talkReader } from '../understanding/talk-reader';
import { cachedByText } from '../text-cache';
import { choiceIn, rankCells } from './cell-choice';
import type { VoiceTurn } from './voice';

/** Calibrated probabilities from which a reading is used; chosen on validation writers. */
export const LEAST = {
  /** That something grave is told, by the whole message or a clause. */
  grave: 0.48,
  graveMatter: 0.45,
  /** Of danger: nine in ten dangerous messages of the validation writers are above it, and one in nine ordinary ones. */
  possibleDanger: 0.3,
  /** That the message as a whole is glad: "it was not cancer". */
  relief: 0.6,
} as const;
/** Messages of the person back in which something grave, hard or good still colours the talk. */
const GRAVE_SPAN = 4;
const MOOD_SPAN = 2;
/** Messages of the person back in which danger was spoken of. */
const DANGER_SPAN = 4;

/** What a person's message is taken for. */
export interface Message {
  text: string;
  analysis: TalkAnalysis;
  act: Act;
  /** Of a message that tells something: the tone and matter to answer; null where nothing is to be assumed. */
  tone: Tone | null;
  matter: Matter | null;
  /** The grave matter that is told in it; `any` where it is grave and not clear what it is. */
  grave: GraveMatter | 'any' | null;
  /** Cells of written replies that may answer it, the most valuable first. */
  cells: readonly string[];
}

/** The message to answer and what went before it. */
export interface TurnReading {
  message: Message;
  perception: Perception;
  /** The person's messages before it, newest first, at most eight. */
  before: readonly Message[];
  /** The soul's own earlier replies, oldest first. */
  replies: readonly string[];
  /** What colours the talk from the messages before this one. */
  mood: 'grave' | 'hard' | 'good' | null;
  /** Danger to life was spoken of a few messages ago. */
  dangerBefore: boolean;
  /** Danger is possible in this message, though not likely enough to say so: nothing in it is taken lightly. */
  mayBeDanger: boolean;
  /** ISO code of the language the person has written in lately. */
  language: string;
}

const isGrave = (matter: Matter): matter is GraveMatter => (GRAVE_MATTERS as readonly Matter[]).includes(matter);

/** How surely something grave is told: the geometric mean of the probabilities of its gravity and of a grave matter. 0 to 1. */
const gravenessOf = ({ gravity, matter }: TalkReading): number =>
  Math.sqrt(gravity.of.grave * GRAVE_MATTERS.reduce((sum, one) => sum + matter.of[one], 0));

function graveIn(analysis: TalkAnalysis): GraveMatter | 'any' | null {
  const readings: TalkReading[] = [analysis, ...analysis.clauses.map(({ reading }) => reading)];
  const gravest = readings.reduce((a, b) => (gravenessOf(b) > gravenessOf(a) ? b : a));
  if (gravenessOf(gravest) < LEAST.grave || analysis.tone.of.good > LEAST.relief) return null;
  const { label, probability } = gravest.matter;
  return isGrave(label) && probability >= LEAST.graveMatter ? label : 'any';
}

/** Reads one message by itself. Cached by text. */
export const readMessage = cachedByText((text): Message => {
  const analysis = talkReader().analyse(text);
  const grave = graveIn(analysis);
  const read = { text, analysis: analysisInConversation(analysis) };
  const cells = rankCells(read, grave);
  const { act, tone, matter } = choiceIn(read, cells);
  return { text, analysis, grave, act, tone, matter, cells };
});

function moodOf(before: readonly Message[]): TurnReading['mood'] {
  // A change of subject that the person asked for ends the mood.
  const changed = before.findIndex(({ act, tone }) => act === 'topic' || tone === 'good');
  const since = changed < 0 ? before : before.slice(0, changed);
  if (since.slice(0, GRAVE_SPAN).some(({ grave }) => grave !== null)) return 'grave';
  if (since.slice(0, MOOD_SPAN).some(({ tone }) => tone === 'hard')) return 'hard';
  return before[0]?.tone === 'good' ? 'good' : null;
}

/** Reads the last message of a turn's history in its context. */
export function readTurn(turn: VoiceTurn): TurnReading {
  const past = turn.history.slice(0, -1);
  const text = turn.history.at(-1)?.text ?? '';
  const told = past.filter(({ from }) => from === 'person');
  const before = told
    .slice(-8)
    .reverse()
    .map((one) => readMessage(one.text));
  const own = past.filter(
    ({ from, speaker }) => from === 'soul' && (speaker === undefined || speaker === turn.soul.name),
  );
  return {
    message: readMessage(text),
    perception: perceive(text, earlierOf(past), turn.raisedRisk),
    before,
    replies: own.map((one) => one.text),
    mood: moodOf(before),
    mayBeDanger: dangerIn(text, earlierOf(past)) >= LEAST.possibleDanger,
    language: languageCodeOf([...told.map((one) => one.text), text]),
    dangerBefore: told.slice(-DANGER_SPAN).some((one) => perceive(one.text).distress === 'own'),
  };
}
