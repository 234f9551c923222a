import type { Recalled } from './memories';

export const MESSAGE_STATUSES = ['complete', 'streaming', 'stopped', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

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
  files: never[];
  aiGenerated: boolean;
  failure: string | null;
}

/** `lastSeq` is the seq of the newest message, 0 while there is none. */
export interface Conversation {
  id: number;
  title: string | null;
  isGroup: boolean;
  participantIds: number[];
  companionId: number | null;
  lastMessageAt: string | null;
  lastSeq: number;
  createdAt: string;
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
