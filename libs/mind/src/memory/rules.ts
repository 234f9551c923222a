import type { MemoryKind, MemoryLayer, MemoryStatus, Objection } from '@kinloom/contract';
import { type Importance, importanceOf } from '../understanding/importance';
import type { KeptMemory } from './memory';

/** Every rule and figure of what is kept, how near it lies and how it fades. Rounded, and each with its reason. */

const DAY = 86_400_000;

export const RULES = {
  /** Characters of a message that are read for what to keep: what people tell is at its beginning, what is pasted is long. */
  readOfMessage: 4_000,
  /** Clauses read of one message: beyond that it is a text, not talk. */
  clausesOfMessage: 60,
  /** Drafts from one message: a life story in one message is still kept in its main points. */
  draftsOfMessage: 24,
  /** Earlier messages looked into for whom "she" is and what an answer answers. */
  messagesBefore: 8,
  /** A pause after which one speaks of another session, in milliseconds: a meal or a film does not end one, an errand does. */
  sessionPause: 2 * 3_600_000,
  /** Freshly said or lately recalled things lie on the surface for three days: the memory of "the other day". */
  surfaceFor: 3 * DAY,
  /** From here on a memory is one of those that make up the picture of a person: name, family, home, losses. */
  coreSignificance: 7,
  /** Recalled this often, a memory has proved to matter whatever it was taken for. */
  coreRecalls: 5,
  /** Something felt this strongly stays near, as it does in people. */
  coreWeight: 0.8,
  /** Half a year without being touched: a memory may go quietly to the background, and still be found when asked for. */
  fadesAfter: 180 * DAY,
  /** Only light things fade; a name or an allergy does not become less true. */
  fadesBelow: 5,
  /** What is light, never recalled and a year old is put away. */
  archivedAfter: 365 * DAY,
  archivedBelow: 3,
  /** Steps a person may move a memory, either way: two lead from one end of the layers to the other. */
  emphasisMost: 2,
  /** What a step counts for among memories that answer alike: less than between what is asked for and what is only near it (0.6). */
  emphasisAnswers: 0.3,
  /** What a step counts for where memories are told by how much they matter: two of ten, as a turning point does. */
  emphasisMatters: 2,
  /** How much of what is looked for a memory that was put away must hold to come up: asked so closely, it would be an answer. */
  askedClosely: 0.6,
  /** The least share of a question's weight that a memory's words must hold for it to be an answer. */
  convincing: 0.6,
  /** How many memories answer "what do you know about …". */
  tellAtMost: 12,
  /** Sentences of a session's note, and the characters of each. */
  noteSentences: 4,
  noteSentenceLength: 200,
} as const;

/** How much a kind of memory matters before anything else is known of it, 1–10: people and promises before things. */
export const SIGNIFICANCE_OF_KIND: Readonly<Record<MemoryKind, number>> = {
  person: 6,
  promise: 6,
  feeling: 5,
  fact: 5,
  event: 4,
  place: 4,
  preference: 4,
  letter: 6,
  scroll: 5,
  reflection: 5,
};

/** People whose name says little of a life. */
const DISTANT =
  /\b(?:boss|manager|supervisor|colleague|co-?worker|client|customer|landlord|landlady|neighbou?r|teacher|professor|dentist|doctor|therapist|teammate|flatmate|roommate)\b/i;

/** Significance of a name, 1–10. @param subject whose name it is, as in `Fact` */
export function nameSignificance(subject: string): number {
  if (subject === 'person' || subject === 'soul') return 8;
  return DISTANT.test(subject) ? 5 : 7;
}

/** What the levels of importance add to a memory's significance of at least 1; together with it 10. */
const SIGNIFICANCE_OF_LEVEL: Readonly<Record<keyof Importance, number>> = { minor: 2.5, matters: 3, grave: 3.5 };

/**
 * How much a memory matters, 1–10: what it tells of, how strongly it was felt, and at least what is known of its kind.
 * @param said what was said, in the person's words or as it is kept
 * @param weight how strongly it was felt, 0–1
 * @param base what its relation says it matters; that of its kind where it says nothing
 */
export function significanceOf(
  kind: MemoryKind,
  said: string,
  weight: number,
  base = SIGNIFICANCE_OF_KIND[kind],
): number {
  const importance = importanceOf(said);
  const learned = LEVELS.reduce((sum, level) => sum + SIGNIFICANCE_OF_LEVEL[level] * importance[level], 1);
  return Math.max(1, Math.min(10, Math.round(Math.max(base, learned) + weight)));
}
const LEVELS = Object.keys(SIGNIFICANCE_OF_LEVEL) as (keyof Importance)[];

/**
 * How strongly something is felt, 0–1: strengths 1–3 of the person's own feelings in thirds; what happens to others weighs half; something
 * grave that is told without a word of feeling is not nothing.
 */
export function weightOf(
  feelings: readonly { strength: 1 | 2 | 3; whose: 'person' | 'other' }[],
  said: string,
): number {
  const felt = Math.max(0, ...feelings.map((one) => (one.strength / 3) * (one.whose === 'person' ? 1 : 0.5)));
  const told = importanceOf(said).grave >= 0.5 ? 0.5 : 0;
  return Math.round(Math.max(felt, told) * 100) / 100;
}

type Keeping = Pick<
  KeptMemory,
  | 'status'
  | 'significance'
  | 'emotionalWeight'
  | 'recallCount'
  | 'lastRecalledAt'
  | 'saidAt'
  | 'objection'
  | 'supersededBy'
> &
  Partial<Pick<KeptMemory, 'emphasis' | 'fadedAt'>>;

/** Where a memory lies, and why, in words for the person. */
export interface Lying {
  layer: MemoryLayer;
  reason: string;
}

/** When a memory was last touched: said or recalled, in milliseconds UTC. */
const touchedAt = (memory: Keeping): number => Math.max(memory.saidAt, memory.lastRecalledAt ?? 0);

/** What the person let fade stays so until it comes up again. */
const isLetGo = (memory: Keeping): boolean => typeof memory.fadedAt === 'number' && touchedAt(memory) <= memory.fadedAt;

/** What makes a memory one of those that matter most; null where nothing does. */
function coreReason(memory: Keeping): string | null {
  if (memory.significance >= RULES.coreSignificance)
    return `It matters much: its significance is ${Math.round(memory.significance)} of 10.`;
  if (memory.recallCount >= RULES.coreRecalls)
    return `It comes up again and again: ${memory.recallCount} times by now.`;
  return memory.emotionalWeight >= RULES.coreWeight ? 'It was felt strongly.' : null;
}

/** Where a memory lies by what was said alone, before what the person says of how near it is to be. */
function byItself(memory: Keeping, now: number): Lying {
  if (isLetGo(memory)) return { layer: 'background', reason: 'You let it fade, and it has not come up since.' };
  const age = now - touchedAt(memory);
  const days = Math.round(RULES.surfaceFor / DAY);
  if (age < RULES.surfaceFor)
    return { layer: 'surface', reason: `It was said or came up within the last ${days} days.` };
  const core = coreReason(memory);
  if (core !== null) return { layer: 'core', reason: core };
  if (age >= RULES.archivedAfter && memory.significance < RULES.archivedBelow && memory.recallCount === 0)
    return { layer: 'archived', reason: 'It is light, over a year old, and never came up.' };
  return { layer: 'background', reason: `It was not said and did not come up for ${days} days.` };
}

/** From the nearest to the furthest, for what the person moves: the surface is what is fresh, and nothing is made fresh by a wish. */
const STEPS: readonly MemoryLayer[] = ['core', 'background', 'archived'];

/**
 * How near at hand a memory lies, and why. What was superseded or objected to is history and lies in the archive, unless it is anchored.
 * Each step of emphasis moves a memory one layer from where it would lie by itself; from the surface, as from the core.
 * @param now milliseconds UTC
 */
export function lyingOf(memory: Keeping, now: number): Lying {
  if (memory.status === 'anchored') return { layer: 'core', reason: 'You anchored it: it stays.' };
  if (memory.supersededBy !== null) return { layer: 'archived', reason: 'Something newer took its place.' };
  if (memory.objection !== null) return { layer: 'archived', reason: OBJECTED[memory.objection] };
  if (memory.status === 'archived') return { layer: 'archived', reason: 'You put it away.' };
  const own = byItself(memory, now);
  const emphasis = memory.emphasis ?? 0;
  if (emphasis === 0) return own;
  const step = Math.max(0, STEPS.indexOf(own.layer)) - emphasis;
  const layer = STEPS[Math.max(0, Math.min(STEPS.length - 1, step))] ?? own.layer;
  return { layer, reason: emphasis > 0 ? 'You emphasized it.' : 'You de-emphasized it.' };
}

const OBJECTED: Readonly<Record<Objection, string>> = {
  wrong: 'You said that it is wrong.',
  outdated: 'You said that it is outdated.',
  'never-mention': 'You asked never to hear of it.',
};

/** @param now milliseconds UTC */
export const layerOf = (memory: Keeping, now: number): MemoryLayer => lyingOf(memory, now).layer;

/**
 * How a memory keeps. Anchored stays anchored and archived stays archived until a person says otherwise; what fades comes back when it
 * is recalled. What is emphasized does not fade; what is light and de-emphasized fades now. Time takes nothing from the relationship:
 * fading moves a memory out of the way, and asking still finds it.
 * @param now milliseconds UTC
 */
export function statusOf(memory: Keeping, now: number): MemoryStatus {
  if (memory.status === 'anchored' || memory.status === 'archived') return memory.status;
  if (isLetGo(memory)) return 'fading';
  const emphasis = memory.emphasis ?? 0;
  if (emphasis > 0) return 'soft';
  const light = memory.significance < RULES.fadesBelow;
  if (emphasis < 0 && light) return 'fading';
  if (coreReason(memory) !== null) return 'soft';
  return now - touchedAt(memory) >= RULES.fadesAfter && light ? 'fading' : 'soft';
}

/** The emphasis after one more step nearer or further. */
export function emphasisAfter(emphasis: number, step: 1 | -1): number {
  return Math.max(-RULES.emphasisMost, Math.min(RULES.emphasisMost, emphasis + step));
}

/** Whether it lies in the archive though it holds: it comes up by itself no more, and answers where it is asked for closely. */
export function isPutAway({ layer, supersededBy, objection }: KeptMemory): boolean {
  return layer === 'archived' && supersededBy === null && objection === null;
}

/** Whether the person put it there, and not time: then what it was said in does not come up by itself either. */
export function isPutAwayByPerson(memory: KeptMemory): boolean {
  return isPutAway(memory) && (memory.status === 'archived' || memory.emphasis < 0);
}
