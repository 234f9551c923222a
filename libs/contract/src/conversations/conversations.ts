import type { Notice } from '../care/care';
import type { MessageFile } from './message-file';
import type { Recalled } from '../memories/memories';

export const MESSAGE_STATUSES = ['complete', 'streaming', 'stopped', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Turn taking of a group: `autonomous` (*Natural Flow*: relevant souls answer) or `structured` (*Soul Circle*: each in order). */
export const STYLES = ['autonomous', 'structured'] as const;
export type ConversationStyle = (typeof STYLES)[number];

/** Built-in topic channels; accounts can add their own channels. */
export const TOPICS = ['general', 'creative', 'deep', 'playful', 'support'] as const;
export type Topic = (typeof TOPICS)[number];

/** Why a soul of a group replied, as text for the user. `answers` is the id of the answered message. */
export interface Why {
  reason: string;
  text: string;
  answers: number;
}

/**
 * One message. `seq` counts 1, 2, 3 … within its conversation, without gaps. `senderId` is the account of the user who wrote
 * it, null for souls; `companionId` is the soul, null for users. `failure` is the user-facing reason of a failed reply.
 */
export interface Message {
  id: number;
  conversationId: number;
  seq: number;
  content: string;
  senderId: number | null;
  companionId: number | null;
  createdAt: string;
  clientId: string | null;
  status: MessageStatus;
  recalled: Recalled[];
  files: MessageFile[];
  aiGenerated: boolean;
  failure: string | null;
  /** Whisper: remembered by the soul, never used in groups. */
  whispered: boolean;
  /** Time of the next attempt if the reply waits for a model, otherwise null. */
  retryAt: string | null;
  /** The fallback that produced the reply; null if the configured model did. */
  answeredBy: 'fallback' | 'built-in' | null;
  /** When its author last edited it; of a reply, when the message it answers was edited. */
  editedAt: string | null;
  /** Number of the selected variant and count of variants; 1 of 1 if the reply was never regenerated. */
  variant: number;
  variants: number;
  /** Set for replies in groups. */
  why: Why | null;
  /** Notices of the product attached to a user message, such as helplines. */
  notices: Notice[];
}

/** One variant of a reply. `number` counts from 1 in the order of generation. */
export interface MessageVariant {
  number: number;
  content: string;
  status: MessageStatus;
  createdAt: string;
  current: boolean;
}

/**
 * `lastSeq` is the seq of the newest message, 0 if there is none; `readSeq` is the read position of the user. `focus` is the topic its souls
 * keep to. `firstWords` are those of the user's first message, null if there is none; they stand for a missing `title`. `branchedFrom` is the conversation this one was branched from, null if none or deleted.
 */
export interface Conversation {
  id: number;
  title: string | null;
  firstWords: string | null;
  isGroup: boolean;
  participantIds: number[];
  companionId: number | null;
  lastMessageAt: string | null;
  lastSeq: number;
  readSeq: number;
  focus: string | null;
  branchedFrom: number | null;
  createdAt: string;
}

/** Position of a message in a conversation. */
export interface MessagePlace {
  messageId: number;
  seq: number;
}

export interface TypingSoul {
  companionId: number;
  name: string;
  /** The language model has not begun for some seconds: it may still be loading. Events only. */
  waitsForModel?: true;
}

export interface Typing {
  typing: TypingSoul[];
}

/** Text to append to a message's content at `offset` (UTF-16 code units, as JavaScript counts). */
export interface MessageDelta {
  conversationId: number;
  messageId: number;
  seq: number;
  offset: number;
  text: string;
}

/** Answer of a soul that is addressed outside a conversation. Errors: see `Failure`. */
export interface SoulAnswer {
  success: true;
  response: string;
}

/** One message in the format of the soul chat. */
export interface SoulChatMessage {
  id: number;
  content: string;
  sender: 'user' | 'soul';
  timestamp: string;
  files: { name: string; type: string }[];
}

export interface SoulChatMessages {
  success: true;
  messages: SoulChatMessage[];
}
