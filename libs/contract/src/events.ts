import type { AgentNews } from './agents';
import type { NoticeNews } from './care';
import type { Failure } from './errors';
import type { Conversation, Message, MessageDelta, Typing } from './conversations';
import type { JobNews } from './jobs';
import type {
  CloseConversationPayload,
  EditMessagePayload,
  MessagePayload,
  OpenConversationPayload,
  SendMessagePayload,
  TypingPayload,
} from './conversations.requests';
import type { InsightNews, MemoryNews } from './memories';
import type { OfferingNews } from './offerings';
import type { Companion, SoulRemoved, SoulState } from './souls';

/** What the server tells a window, by event name. */
export interface ServerEventPayloads {
  message: Message;
  'message:delta': MessageDelta;
  'message:removed': { conversationId: number; messageId: number };
  typing: Typing & { conversationId: number };
  conversation: Conversation;
  'conversation:removed': { conversationId: number };
  /** The soul and how it is. */
  soul: Companion & SoulState;
  'soul:removed': SoulRemoved;
  memory: MemoryNews;
  insight: InsightNews;
  offering: OfferingNews;
  job: JobNews;
  /** A run of an agent has come a step further. */
  agent: AgentNews;
  /** The house itself has something to say. */
  notice: NoticeNews;
}
export type ServerEventName = keyof ServerEventPayloads;
export type ServerEvents = { [E in ServerEventName]: (payload: ServerEventPayloads[E]) => void };

/** One event on its way to a room, as it travels between processes. */
export type RoomEvent = {
  [E in ServerEventName]: { room: string; event: E; payload: ServerEventPayloads[E] };
}[ServerEventName];

/** `retryAfter` is in whole seconds, where waiting helps. */
export type Ack<T> = ({ ok: true } & T) | ({ ok: false; retryAfter?: number } & Omit<Failure, 'success'>);

/** What a window may say to the server; each is acknowledged. */
export interface ClientEvents {
  'conversation:open': (
    payload: OpenConversationPayload,
    ack: (answer: Ack<{ messages: Message[]; typing: Typing['typing'] }>) => void,
  ) => void;
  'conversation:close': (payload: CloseConversationPayload, ack: (answer: Ack<object>) => void) => void;
  /** The person is writing, or no more: souls of a group let them finish. */
  typing: (payload: TypingPayload, ack: (answer: Ack<object>) => void) => void;
  'message:send': (payload: SendMessagePayload, ack: (answer: Ack<{ message: Message }>) => void) => void;
  /** A reply that waits for a model is tried at once. */
  'message:retry': (payload: MessagePayload, ack: (answer: Ack<{ message: Message }>) => void) => void;
  'message:stop': (payload: MessagePayload, ack: (answer: Ack<{ message: Message }>) => void) => void;
  'message:regenerate': (payload: MessagePayload, ack: (answer: Ack<{ message: Message }>) => void) => void;
  'message:continue': (payload: MessagePayload, ack: (answer: Ack<{ message: Message }>) => void) => void;
  'message:edit': (payload: EditMessagePayload, ack: (answer: Ack<{ message: Message }>) => void) => void;
  'message:delete': (payload: MessagePayload, ack: (answer: Ack<object>) => void) => void;
  'conversation:branch': (payload: MessagePayload, ack: (answer: Ack<{ conversation: Conversation }>) => void) => void;
}

/** The rooms events go to. An account's reaches all its windows; a conversation's those that have it open. */
export const rooms = {
  account: (accountId: number) => `account:${accountId}`,
  conversation: (conversationId: number) => `conversation:${conversationId}`,
  session: (sessionId: string) => `session:${sessionId}`,
} as const;
