import {
  LIMITS,
  MEMORY_STATUSES,
  OFFERED_DEFAULTS,
  OFFERED_TYPES,
  type BodyOf,
  type MemoryStatus,
  type OfferedType,
  type Offering,
  type OfferingSuggestion,
} from '@kinloom/contract';
import { sameLabels } from './labelling';

/** How an offering is to be kept, as it is being chosen. */
export interface Choice {
  memoryType: OfferedType;
  status: MemoryStatus;
  tones: readonly string[];
  tags: readonly string[];
  /** Other words for it; null where they stay as they were offered. */
  content: string | null;
  /** The souls that keep it; null for the one it was offered to, or by. */
  keepers: readonly number[] | null;
}

const DEFAULTS: Choice = { ...OFFERED_DEFAULTS, tones: [], tags: [], content: null, keepers: null };

/** What is chosen before anybody has: what a soul suggests of its own, else the defaults. */
export function choiceFor({ from_human, suggestion }: Pick<Offering, 'from_human' | 'suggestion'>): Choice {
  return from_human === null && suggestion ? taken(DEFAULTS, suggestion) : DEFAULTS;
}

/** The choice with what was suggested in its place. Words and souls are not suggested. */
export function taken(choice: Choice, { memory_type, memory_status, tones, tags }: OfferingSuggestion): Choice {
  return { ...choice, memoryType: memory_type, status: memory_status, tones, tags };
}

export function isTaken(choice: Choice, suggestion: OfferingSuggestion): boolean {
  return (
    choice.memoryType === suggestion.memory_type &&
    choice.status === suggestion.memory_status &&
    sameLabels(choice.tones, suggestion.tones) &&
    sameLabels(choice.tags, suggestion.tags)
  );
}

/** A suggestion in one line: "letter, soft, tender, home". */
export function suggested({ memory_type, memory_status, tones, tags }: OfferingSuggestion): string {
  return [memory_type, memory_status, ...tones, ...tags].join(', ');
}

/** Whether it can be accepted as it is chosen: it has words that are not too many, and somebody who keeps it. */
export function mayReceive({ content, keepers }: Choice): boolean {
  const length = content?.trim().length;
  const worded = length === undefined || (length > 0 && length <= LIMITS.offeringLength);
  return worded && (keepers === null || (keepers.length > 0 && keepers.length <= LIMITS.groupSouls));
}

export function receiptOf(offeringId: number, choice: Choice): BodyOf<'POST /api/memory/receive_offering'> {
  const { memoryType, status, tones, tags, content, keepers } = choice;
  return {
    offering_id: offeringId,
    memory_type: memoryType,
    memory_status: status,
    tones: [...tones],
    tags: [...tags],
    ...(content === null ? {} : { content: content.trim() }),
    ...(keepers === null ? {} : { companion_ids: [...keepers] }),
  };
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** A choice as it was kept for a reload; null where none was, or where it cannot be read. */
export function readChoice(text: string): Choice | null {
  let held: unknown;
  try {
    held = JSON.parse(text || 'null');
  } catch {
    return null; // Not written by this release.
  }
  if (typeof held !== 'object' || held === null) return null;
  const { memoryType, status, tones, tags, content, keepers }: Partial<Record<keyof Choice, unknown>> = held;
  return {
    memoryType: OFFERED_TYPES.find((one) => one === memoryType) ?? DEFAULTS.memoryType,
    status: MEMORY_STATUSES.find((one) => one === status) ?? DEFAULTS.status,
    tones: listOf(tones),
    tags: listOf(tags),
    content: typeof content === 'string' ? content : null,
    keepers: Array.isArray(keepers) ? keepers.filter((id): id is number => Number.isSafeInteger(id)) : null,
  };
}
