import type { Memory, MemoryStatus } from './memories';

/** What an offered memory may become (specification, section 4). */
export const OFFERED_TYPES = ['scroll', 'letter', 'reflection'] as const;
export type OfferedType = (typeof OFFERED_TYPES)[number];
/** What is taken where nothing is chosen (specification, section 9). */
export const OFFERED_DEFAULTS = { memoryType: 'reflection', status: 'soft' } as const;

/** Tones and tags that are at hand in the inbox (specification, section 9). */
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

/** Characters of an offering that the inbox shows before it is opened (specification, section 9). */
export const OFFERING_PREVIEW = 150;
/** The endings of a file that may be offered. */
export const OFFERED_FILES = ['.md', '.txt'] as const;

export const OFFERING_STATES = ['pending', 'accepted', 'declined'] as const;
export type OfferingState = (typeof OFFERING_STATES)[number];

/** How an offering might be kept, as it is read, and why. */
export interface OfferingSuggestion {
  memory_type: OfferedType;
  tones: string[];
  tags: string[];
  memory_status: MemoryStatus;
  /** In words for the person: what in the text led to it. */
  reason: string;
}

/**
 * A memory that waits to be taken or declined. A person offers it to a soul; a soul offers one to its person after an exchange: then
 * `from_human` is null, and `message_id` is what was said.
 */
export interface Offering {
  id: number;
  /** The name of who offers it; null where the soul does. */
  from_human: string | null;
  soul_id: number;
  soul_name: string;
  content: string;
  personal_note: string;
  file_name: string | null;
  state: OfferingState;
  /** Null until it is read. */
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
  /** Those that wait, newest first. */
  offerings: Offering[];
}

export interface Received {
  success: true;
  /** What it became, one for each soul that keeps it. */
  memories: Memory[];
}

/** An offering that is new or was read, or is no longer waiting. */
export interface OfferingNews {
  companionId: number;
  offering: Offering;
}
