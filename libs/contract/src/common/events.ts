import type { AgentNews } from '../agents/agents';
import type { NoticeNews } from '../care/care';
import type { Failure } from './errors';
import type { Conversation, Message, MessageDelta, Typing } from '../conversations/conversations';
import type { JobNews } from './jobs';
import type {
  CloseConversationPayload,
  OpenConversationPayload,
  SendMessagePayload,
  TypingPayload,
} from '../conversations/conversations.requests';
import type { InsightNews, MemoryNews } from '../memories/memories';
import type { OfferingNews } from '../memories/offerings';
import type { Companion, SoulRemoved, SoulState } from '../souls/souls';

/** Socket events from server to client, by event name. */
export interface ServerEventPayloads {
  message: Message;
  'message:delta': MessageDelta;
  'message:removed': { conversationId: number; messageId: number };
  typing: Typing & { conversationId: number };
  conversation: Conversation;
  'conversation:removed': { conversationId: number };
  /** A soul with its current state. */
  soul: Companion & SoulState;
  'soul:removed': SoulRemoved;
  memory: MemoryNews;
  insight: InsightNews;
  offering: OfferingNews;
  job: JobNews;
  /** Progress of an agent run. */
  agent: AgentNews;
  /** A notice of the product: AI disclosure, break or help. */
  notice: NoticeNews;
}
export type ServerEventName = keyof ServerEventPayloads;
export type ServerEvents = { [E in ServerEventName]: (payload: ServerEventPayloads[E]) => void };

/** An event addressed to a room, as it is sent between processes. */
export type RoomEvent = {
  [E in ServerEventName]: { room: string; event: E; payload: ServerEventPayloads[E] };
}[ServerEventName];

/** Socket acknowledgement. `retryAfter`: whole seconds, set if a retry can succeed. */
export type Ack<T> = ({ ok: true } & T) | ({ ok: false; retryAfter?: number } & Omit<Failure, 'success'>);

/** Socket events from client to server; each is acknowledged. All other operations are REST calls. */
export interface ClientEvents {
  'conversation:open': (
    payload: OpenConversationPayload,
    ack: (answer: Ack<{ messages: Message[]; typing: Typing['typing'] }>) => void,
  ) => void;
  'conversation:close': (payload: CloseConversationPayload, ack: (answer: Ack<object>) => void) => void;
  /** The user started or stopped typing. Souls of a group wait until the user has finished. */
  typing: (payload: TypingPayload, ack: (answer: Ack<object>) => void) => void;
  'message:send': (payload: SendMessagePayload, ack: (answer: Ack<{ message: Message }>) => void) => void;
}

/** Socket.IO rooms: all clients of an account, all clients that have a conversation open, all clients of a session. */
export const rooms = {
  account: (accountId: number) => `account:${accountId}`,
  conversation: (conversationId: number) => `conversation:${conversationId}`,
  session: (sessionId: string) => `session:${sessionId}`,
} as const;
