import type { MemoryKind, MemoryLayer, MemorySourceType, MemoryStatus, Objection } from '@kinloom/contract';

/** One message as a soul heard it. `at` is when it was said, in milliseconds UTC. */
export interface Heard {
  id: number;
  conversationId: number;
  seq: number;
  from: 'person' | 'soul';
  /** The name of who spoke. */
  speaker: string;
  text: string;
  at: number;
  /** Said in confidence: never used where others are present. */
  whispered: boolean;
}

/**
 * What a memory says, taken apart, for questions and for what contradicts what. `subject` is `person`, `soul`, or who or what it is
 * about in lower case (`sister`, `biscuit`); `relation` is one of the memory's own relations (`lives-in`, `name`, `likes` …).
 */
export interface Fact {
  subject: string;
  relation: string;
  /** In the person's words, without what surrounds it: `Ghent`, `a nurse`. */
  value: string;
  /** It is said not to be so: "I don't eat meat". */
  negated: boolean;
}

/** When something happens or happened, in milliseconds UTC, from the first moment to the last; and how exactly it was said. */
export interface Span {
  from: number;
  to: number;
  precision: 'hour' | 'day' | 'week' | 'month' | 'season' | 'year';
}

/** A memory on its way into the store. */
export interface MemoryDraft {
  kind: MemoryKind;
  /** A few words, for lists: at most 80 characters. */
  title: string;
  /** A whole sentence about the person in the third person or about "you", readable years later: dates resolved, names in it. */
  content: string;
  fact: Fact | null;
  span: Span | null;
  tones: string[];
  tags: string[];
  /** 0–1. */
  emotionalWeight: number;
  /** 1–10. */
  significance: number;
  whispered: boolean;
  /** When it was said, in milliseconds UTC. */
  saidAt: number;
  /** The message it comes from. */
  messageId: number;
  /**
   * What makes it the same memory when it is said again, within one soul: drafts with one key are one memory. Lower case, made from
   * kind, subject, relation and value (or date).
   */
  key: string;
}

/** A memory as it is kept. Times in milliseconds UTC. */
export interface KeptMemory extends Omit<MemoryDraft, 'messageId'> {
  id: number;
  layer: MemoryLayer;
  status: MemoryStatus;
  source: { type: MemorySourceType; id: number | null; label: string };
  /** All messages it was said in, oldest first; empty where it was not said in a message. */
  messageIds: number[];
  conversationId: number | null;
  recallCount: number;
  lastRecalledAt: number | null;
  createdAt: number;
  objection: Objection | null;
  supersededBy: number | null;
  /** When what contradicts it was said. */
  supersededAt: number | null;
  /** Steps nearer the person moved it, or further below zero: within `RULES.emphasisMost`. */
  emphasis: number;
  /** When the person let it fade; null where they did not. */
  fadedAt: number | null;
  /** The person gave it other words, which say something else than the messages it was said in. */
  edited: boolean;
}
