import type { MemoryKind, MemoryLayer, MemoryStatus } from '@kinloom/contract';
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

/** Deaths, births, weddings, illness, partings: what people date their lives by. */
const TURNING =
  /\b(?:died|passed away|death|funeral|born|pregnant|wedding|married|engaged|divorc\w+|cancer|diagnos\w+|surgery|miscarriage|broke up|graduat\w+|fired|laid off|promot\w+|adopted|accident|hospital|retired?|citizenship)\b/i;
/** What may endanger somebody when it is forgotten. */
const VITAL = /\b(?:allergic|allergy|epilep\w+|diabet\w+|insulin|epipen)\b/i;

/**
 * How much a memory matters, 1–10, from its kind, what it tells of, and how strongly it was felt.
 * @param weight how strongly it was felt, 0–1
 * @param base what its relation says it matters; that of its kind where it says nothing
 */
export function significanceOf(kind: MemoryKind, content: string, weight: number, base?: number): number {
  const start = base ?? SIGNIFICANCE_OF_KIND[kind];
  const turning = TURNING.test(content) ? 2 : 0;
  const vital = VITAL.test(content) ? 3 : 0;
  return Math.max(1, Math.min(10, Math.round(start + turning + vital + weight * 2)));
}

/**
 * How strongly something is felt, 0–1: strengths 1–3 of the person's own feelings in thirds; what happens to others weighs half; a
 * turning point that is told without a word of feeling is not nothing.
 */
export function weightOf(
  feelings: readonly { strength: 1 | 2 | 3; whose: 'person' | 'other' }[],
  content: string,
): number {
  const felt = Math.max(0, ...feelings.map((one) => (one.strength / 3) * (one.whose === 'person' ? 1 : 0.5)));
  const told = TURNING.test(content) ? 0.5 : 0;
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
>;

/** When a memory was last touched: said or recalled, in milliseconds UTC. */
const touchedAt = (memory: Keeping): number => Math.max(memory.saidAt, memory.lastRecalledAt ?? 0);

function isCore(memory: Keeping): boolean {
  return (
    memory.status === 'anchored' ||
    memory.significance >= RULES.coreSignificance ||
    memory.recallCount >= RULES.coreRecalls ||
    memory.emotionalWeight >= RULES.coreWeight
  );
}

/**
 * How near at hand a memory lies. What was superseded or objected to is history and lies in the archive, unless it is anchored.
 * @param now milliseconds UTC
 */
export function layerOf(memory: Keeping, now: number): MemoryLayer {
  if (memory.status === 'anchored') return 'core';
  if (memory.status === 'archived' || memory.objection !== null || memory.supersededBy !== null) return 'archived';
  const age = now - touchedAt(memory);
  if (age < RULES.surfaceFor) return 'surface';
  if (isCore(memory)) return 'core';
  if (age >= RULES.archivedAfter && memory.significance < RULES.archivedBelow && memory.recallCount === 0)
    return 'archived';
  return 'background';
}

/**
 * How a memory keeps. Anchored stays anchored and archived stays archived until a person says otherwise; what fades comes back when it
 * is recalled. Time takes nothing from the relationship: fading moves a memory out of the way, and asking still finds it.
 * @param now milliseconds UTC
 */
export function statusOf(memory: Keeping, now: number): MemoryStatus {
  if (memory.status === 'anchored' || memory.status === 'archived') return memory.status;
  if (isCore(memory)) return 'soft';
  const age = now - touchedAt(memory);
  return age >= RULES.fadesAfter && memory.significance < RULES.fadesBelow ? 'fading' : 'soft';
}
