import type { AgentSource, Personality } from '@kinloom/contract';
import type { KeptMemory } from '../memory/memory';
import type { Piece } from './piece';

/** A soul as it is set up, and what came of it. */
export interface Reviewed {
  id: number;
  name: string;
  archetype: string;
  personality: Personality | string;
  instructions: string;
  memories: readonly { memory: KeptMemory; piece: Piece }[];
  /** What it said, oldest first: the earliest and the newest of its replies. */
  replies: { earliest: readonly Reply[]; newest: readonly Reply[] };
  messages: number;
  reflections: number;
  /** Lines it was brought with, and files it was given; of those, how many could not be read. */
  archive: number;
  files: number;
  unread: number;
}
export interface Reply {
  id: number;
  conversationId: number;
  text: string;
  at: number;
}

/** Replies without which nothing is said of how it drifts. */
export const ENOUGH_REPLIES = 6;

/** Where a finding about a soul as a whole leads. */
export const soulSource = ({ id, name }: Reviewed): AgentSource => ({
  type: 'soul',
  id,
  label: name,
  date: null,
  companionId: id,
  conversationId: null,
});
/** Where a finding about one of its replies leads. */
export const replySource = (soul: Reviewed, { id, conversationId, at }: Reply): AgentSource => ({
  type: 'message',
  id,
  label: soul.name,
  date: new Date(at).toISOString(),
  companionId: soul.id,
  conversationId,
});
