import type { RelationalPattern } from '@kinloom/contract';
import type { Heard } from '../memory/memory';
import { isPleasant } from '../perception/feelings';
import type { Perception } from '../perception/perceive';
import { sentencesOf, wordsOf } from '../perception/text';

/**
 * The figures of how somebody talks with a soul, and what they run on. Sums are kept beside them, so that the same messages give the same figures
 * whether they come one by one or all at once; they stand in the same record, where a reader of the figures finds them too.
 */
export interface RunningPattern extends RelationalPattern {
  sums: {
    words: number;
    questions: number;
    statements: number;
    /** Messages with a feeling of the person, pleasant and painful, and those with a strong one. */
    pleasant: number;
    painful: number;
    strong: number;
    /** Pauses between messages of one talk, and their sum in seconds. */
    pauses: number;
    pauseSeconds: number;
    /** When the last message was sent, in milliseconds UTC. */
    lastAt: number;
  };
}

/** A longer pause ends a talk and says nothing of its pace, in seconds. */
const TALK_ENDS = 1_800;
/** Characters read of a message: more is a text, not talk. */
const READ = 4_000;

const rounded = (value: number): number => Math.round(value * 100) / 100;

function startOf(previous: RelationalPattern | null): RunningPattern['sums'] {
  const empty = {
    words: 0,
    questions: 0,
    statements: 0,
    pleasant: 0,
    painful: 0,
    strong: 0,
    pauses: 0,
    pauseSeconds: 0,
    lastAt: 0,
  };
  if (previous === null) return empty;
  if ('sums' in previous && typeof previous.sums === 'object' && previous.sums !== null)
    return { ...empty, ...previous.sums };
  // Figures that came without their sums are taken as one statement a message.
  const { interactionCount: count, avgResponseLength, questionToStatementRatio: ratio } = previous;
  return {
    ...empty,
    words: avgResponseLength * count,
    questions: ratio * count,
    statements: count,
    lastAt: Date.parse(previous.lastUpdated) || 0,
  };
}

/** How feelings are shown: hardly, plainly, or strongly; and which prevail, where there are three messages to tell by. */
function styleOf({ pleasant, painful, strong }: RunningPattern['sums'], count: number): string {
  const felt = pleasant + painful;
  if (felt === 0 || felt / count < 0.1) return 'reserved';
  const way = strong / felt >= 0.5 ? 'intense' : felt / count >= 0.4 ? 'open' : 'measured';
  if (felt < 3) return way;
  if (pleasant >= 2 * painful) return `${way}, mostly bright`;
  if (painful >= 2 * pleasant) return `${way}, often burdened`;
  return `${way}, mixed`;
}

/** By the mean pause within a talk: under 45 seconds is a quick exchange, over four minutes one that leaves time. */
function paceOf({ pauses, pauseSeconds }: RunningPattern['sums']): string {
  if (pauses === 0) return 'not known yet';
  const mean = pauseSeconds / pauses;
  return mean < 45 ? 'quick' : mean <= 240 ? 'steady' : 'unhurried';
}

/**
 * The pattern after these messages of the person. `avgResponseLength` is words per message; `questionToStatementRatio` sentences that end with a question
 * mark per sentence that does not (all of them per one where there is no other); both to two places. `lastUpdated` is when the newest of
 * them was said.
 * @param perceptions of the messages, at the same places
 */
export function patternAfter(
  previous: RelationalPattern | null,
  messages: readonly Heard[],
  perceptions: readonly Perception[],
): RunningPattern {
  const sums = startOf(previous);
  let count = previous?.interactionCount ?? 0;
  for (const [at, message] of messages.entries()) {
    const seen = perceptions[at];
    const text = message.text.slice(0, READ);
    count++;
    sums.words += wordsOf(text).length;
    for (const sentence of sentencesOf(text)) {
      if (/\?["')\]]*$/.test(sentence)) sums.questions++;
      else sums.statements++;
    }
    const felt = seen?.feelings.filter((one) => one.whose === 'person') ?? [];
    const [first] = felt;
    if (first) {
      if (isPleasant(first.feeling)) sums.pleasant++;
      else sums.painful++;
      if (felt.some((one) => one.strength === 3)) sums.strong++;
    } else if (seen && seen.distress === 'own') {
      sums.painful++;
      sums.strong++;
    }
    const pause = (message.at - sums.lastAt) / 1_000;
    if (sums.lastAt > 0 && pause >= 0 && pause < TALK_ENDS) {
      sums.pauses++;
      sums.pauseSeconds += pause;
    }
    sums.lastAt = Math.max(sums.lastAt, message.at);
  }
  return {
    avgResponseLength: count === 0 ? 0 : rounded(sums.words / count),
    questionToStatementRatio: rounded(sums.questions / Math.max(1, sums.statements)),
    emotionalStyle: count === 0 ? 'reserved' : styleOf(sums, count),
    typicalPacing: paceOf(sums),
    interactionCount: count,
    lastUpdated: new Date(sums.lastAt).toISOString(),
    sums,
  };
}

/** The figures alone, as they are shown. */
export function figuresOf(pattern: RelationalPattern): RelationalPattern {
  const { avgResponseLength, questionToStatementRatio, emotionalStyle, typicalPacing, interactionCount, lastUpdated } =
    pattern;
  return { avgResponseLength, questionToStatementRatio, emotionalStyle, typicalPacing, interactionCount, lastUpdated };
}
