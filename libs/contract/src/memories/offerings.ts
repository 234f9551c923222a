import type { Memory, MemoryStatus } from './memories';

/** Types of offered memories (specification, section 4). */
export const OFFERED_TYPES = ['scroll', 'letter', 'reflection'] as const;
export type OfferedType = (typeof OFFERED_TYPES)[number];
/** Defaults of an accepted offering (specification, section 9). */
export const OFFERED_DEFAULTS = { memoryType: 'reflection', status: 'soft' } as const;

/** Suggested tones and tags in the inbox (specification, section 9). */
export const SUGGESTED_TONES = [
  'gentle',
  'profound',
  'nostalgic',
  'peaceful',
  'loving',
  'contemplative',
  'sacred',
  'tender',
] as const;
export const SUGGESTED_TAGS = [
  'childhood',
  'nature',
  'love',
  'loss',
  'growth',
  'wonder',
  'connection',
  'healing',
] as const;

/** Characters of an offering in the collapsed preview of the inbox (specification, section 9). */
export const OFFERING_PREVIEW = 150;
/** Accepted file extensions of offerings. */
export const OFFERED_FILES = ['.md', '.txt'] as const;

export const OFFERING_STATES = ['pending', 'accepted', 'declined'] as const;
export type OfferingState = (typeof OFFERING_STATES)[number];

/** Suggested classification of an offering, with the reason. */
export interface OfferingSuggestion {
  memory_type: OfferedType;
  tones: string[];
  tags: string[];
  memory_status: MemoryStatus;
  /** Explanation for the user: which part of the text led to the suggestion. */
  reason: string;
}

/**
 * A memory that waits for acceptance. A user offers it to a soul, or a soul offers it to its user after an exchange: then
 * `from_human` is null and `message_id` is the source message.
 */
export interface Offering {
  id: number;
  /** Name of the offering user; null if a soul offers it. */
  from_human: string | null;
  soul_id: number;
  soul_name: string;
  content: string;
  personal_note: string;
  file_name: string | null;
  state: OfferingState;
  /** Null until the background job has computed it. */
  suggestion: OfferingSuggestion | null;
  conversation_id: number | null;
  message_id: number | null;
  created_at: string;
}

export interface Offered {
  success: true;
  offering: Offering;
}

export interface OfferedToMe {
  success: true;
  /** Pending offerings, newest first. */
  offerings: Offering[];
}

export interface Received {
  success: true;
  /** The created memories, one per soul. */
  memories: Memory[];
}

/** Event: an offering was created, classified, accepted or declined. */
export interface OfferingNews {
  companionId: number;
  offering: Offering;
}
