import type { Notice } from './care';
import type { MessageFile } from './files';
import type { Recalled } from './memories';

export const MESSAGE_STATUSES = ['complete', 'streaming', 'stopped', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** How souls of a group take turns: *Natural Flow* (who has something to say) or *Soul Circle* (each in order). */
export const STYLES = ['autonomous', 'structured'] as const;
export type ConversationStyle = (typeof STYLES)[number];

/** The topic channels that are always there; a person's own channels stand beside them. */
export const TOPICS = ['general', 'creative', 'deep', 'playful', 'support'] as const;
export type Topic = (typeof TOPICS)[number];

/** Why a soul of a group spoke, in words for the person. `answers` is the id of the message it answered. */
export interface Why {
  reason: string;
  text: string;
  answers: number;
}

/**
 * One message. `seq` counts 1, 2, 3 … within its conversation, without gaps. `senderId` is the account of the person who wrote
 * it, null for a soul's; `companionId` the soul's, null for a person's. `failure` says why a reply failed, in words for the person.
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
  /** Said in confidence: kept by the soul, never used where others are present. */
  whispered: boolean;
  /** When a reply that no model answered yet is tried again; null where none waits. */
  retryAt: string | null;
  /** Who spoke in place of the model that is set; null where that did itself. */
  answeredBy: 'fallback' | 'built-in' | null;
  /** When its author last changed its words. */
  editedAt: string | null;
  /** Which wording of a reply this is, and how many there are; 1 of 1 where it was never spoken anew. */
  variant: number;
  variants: number;
  /** Of a reply in a group. */
  why: Why | null;
  /** What the house says to a person's message: help, where it was needed. */
  notices: Notice[];
}

/** One wording of a reply. `number` counts from 1 in the order they were spoken. */
export interface MessageVariant {
  number: number;
  content: string;
  status: MessageStatus;
  createdAt: string;
  current: boolean;
}

/**
 * `lastSeq` is the seq of the newest message, 0 while there is none; `readSeq` how far the person has read. `focus` is the topic its souls
 * are held to. `branchedFrom` is the conversation this one went off from, null where that is gone or there is none.
 */
export interface Conversation {
  id: number;
  title: string | null;
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

/** A place in a conversation. */
export interface MessagePlace {
  messageId: number;
  seq: number;
}

export interface TypingSoul {
  companionId: number;
  name: string;
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

/** What a soul that is spoken to outside a conversation answers. Failed: see `Failure`. */
export interface SoulAnswer {
  success: true;
  response: string;
}

/** One message as the soul chat has it. */
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
