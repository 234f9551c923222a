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
import { hasSameLabels } from '../labels';

/** Classification being chosen for an offering. */
export interface OfferingChoice {
  memoryType: OfferedType;
  status: MemoryStatus;
  tones: readonly string[];
  tags: readonly string[];
  /** Edited text; null if unchanged. */
  content: string | null;
  /** Souls that will keep it; null for the offering's own soul. */
  keepers: readonly number[] | null;
}

const DEFAULTS: OfferingChoice = { ...OFFERED_DEFAULTS, tones: [], tags: [], content: null, keepers: null };

/** Initial choice: the suggestion for offerings made by a soul, otherwise the defaults. */
export function initialChoice({ from_human, suggestion }: Pick<Offering, 'from_human' | 'suggestion'>): OfferingChoice {
  return from_human === null && suggestion ? applySuggestion(DEFAULTS, suggestion) : DEFAULTS;
}

/** Applies the suggested classification; text and souls are not part of it. */
export function applySuggestion(
  choice: OfferingChoice,
  { memory_type, memory_status, tones, tags }: OfferingSuggestion,
): OfferingChoice {
  return { ...choice, memoryType: memory_type, status: memory_status, tones, tags };
}

export function isSuggestionApplied(choice: OfferingChoice, suggestion: OfferingSuggestion): boolean {
  return (
    choice.memoryType === suggestion.memory_type &&
    choice.status === suggestion.memory_status &&
    hasSameLabels(choice.tones, suggestion.tones) &&
    hasSameLabels(choice.tags, suggestion.tags)
  );
}

/** Formats a suggestion: "letter, soft, tender, home". */
export function formatSuggestion({ memory_type, memory_status, tones, tags }: OfferingSuggestion): string {
  return [memory_type, memory_status, ...tones, ...tags].join(', ');
}

/** Whether the choice is valid: text within the limits, and at least one soul. */
export function isChoiceValid({ content, keepers }: OfferingChoice): boolean {
  const length = content?.trim().length;
  const isTextValid = length === undefined || (length > 0 && length <= LIMITS.offeringLength);
  return isTextValid && (keepers === null || (keepers.length > 0 && keepers.length <= LIMITS.groupSouls));
}

export function toReceiveBody(offeringId: number, choice: OfferingChoice): BodyOf<'POST /api/memory/receive_offering'> {
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

const parseStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Parses a stored choice; null if there is none or it is unreadable. */
export function parseChoice(text: string): OfferingChoice | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text || 'null');
  } catch {
    return null; // Written by another release or corrupted.
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { memoryType, status, tones, tags, content, keepers }: Partial<Record<keyof OfferingChoice, unknown>> = parsed;
  return {
    memoryType: OFFERED_TYPES.find((entry) => entry === memoryType) ?? DEFAULTS.memoryType,
    status: MEMORY_STATUSES.find((entry) => entry === status) ?? DEFAULTS.status,
    tones: parseStrings(tones),
    tags: parseStrings(tags),
    content: typeof content === 'string' ? content : null,
    keepers: Array.isArray(keepers) ? keepers.filter((id): id is number => Number.isSafeInteger(id)) : null,
  };
}
