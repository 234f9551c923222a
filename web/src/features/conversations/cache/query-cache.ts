import type { QueryClient } from '@tanstack/react-query';
import { firstWordsOf, type Conversation, type Message, type TypingSoul } from '@kinloom/contract';
import { saveOutbox } from '../composer/outbox';
import { mergeConversation, upsertConversation } from '../recent/recent-conversations';
import type { MessageCache } from './message-cache';

/** All conversations of the account, most recently active first. */
export const conversationsKey = ['conversations'] as const;
export const conversationKey = (id: number) => ['conversation', id] as const;
export const latestKey = (soulId: number) => ['latest-conversation', soulId] as const;
export const messagesKey = (id: number) => ['messages', id] as const;
/** Message window far above the end, while the user reads there; see message-window.ts. */
export const messageWindowKey = (id: number) => ['message-window', id] as const;
export const typingKey = (id: number) => ['typing', id] as const;

export function cachedMessages(client: QueryClient, id: number): MessageCache | undefined {
  return client.getQueryData<MessageCache>(messagesKey(id));
}

/** Updates cached messages and persists changed outgoing ones. No-op for an uncached conversation: it is read when opened. */
export function patchMessages(client: QueryClient, id: number, change: (cache: MessageCache) => MessageCache): void {
  const before = cachedMessages(client, id);
  if (!before) return;
  const after = change(before);
  if (after === before) return;
  client.setQueryData<MessageCache>(messagesKey(id), after);
  if (after.outgoing !== before.outgoing) saveOutbox(id, after.outgoing);
}

export function cachedWindow(client: QueryClient, id: number): MessageCache | undefined {
  return client.getQueryData<MessageCache | null>(messageWindowKey(id)) ?? undefined;
}

/** Updates the message window of a conversation, if one is open. */
export function patchWindow(
  client: QueryClient,
  id: number,
  change: (messageWindow: MessageCache) => MessageCache,
): void {
  client.setQueryData<MessageCache | null>(
    messageWindowKey(id),
    (messageWindow) => messageWindow && change(messageWindow),
  );
}

/** Applies a change to every cached conversation and window: deleted content may be referenced from any of them. */
export function patchAllMessages(client: QueryClient, change: (cache: MessageCache) => MessageCache): void {
  for (const [, cache] of client.getQueriesData<MessageCache>({ queryKey: ['messages'] })) {
    if (cache) patchMessages(client, cache.conversationId, change);
  }
  for (const [, messageWindow] of client.getQueriesData<MessageCache | null>({ queryKey: ['message-window'] })) {
    if (messageWindow) patchWindow(client, messageWindow.conversationId, change);
  }
}

export function setTyping(client: QueryClient, id: number, typing: readonly TypingSoul[]): void {
  client.setQueryData<readonly TypingSoul[]>(typingKey(id), typing);
}

/** Writes a conversation to every query that caches it. */
export function putConversation(client: QueryClient, conversation: Conversation): void {
  const { id, companionId } = conversation;
  client.setQueryData<Conversation[]>(conversationsKey, (list) => {
    const cached = list?.find((item) => item.id === id);
    return list && upsertConversation(list, mergeConversation(cached, conversation));
  });
  client.setQueryData<Conversation | null>(conversationKey(id), (cached) => mergeConversation(cached, conversation));
  // The open conversation is not replaced by another one with the same soul.
  if (companionId === null) return;
  client.setQueryData<Conversation | null>(latestKey(companionId), (cached) =>
    cached?.id === id ? mergeConversation(cached, conversation) : cached,
  );
}

/** The cached conversation; null if it was deleted, undefined if it is not cached. */
export function cachedConversation(client: QueryClient, id: number): Conversation | null | undefined {
  const list = client.getQueryData<Conversation[]>(conversationsKey);
  return (
    client.getQueryData<Conversation | null>(conversationKey(id)) ??
    list?.find((conversation) => conversation.id === id)
  );
}

/** Updates the last activity of a cached conversation. @returns false if the conversation is not cached */
export function recordActivity(
  client: QueryClient,
  { conversationId, seq, createdAt, senderId, content }: Message,
): boolean {
  const cached = cachedConversation(client, conversationId);
  if (!cached) return false;
  if (seq <= cached.lastSeq) return true;
  const firstWords = cached.firstWords ?? (senderId === null ? null : firstWordsOf(content));
  // An own message was read by whoever wrote it, in whichever window.
  const readSeq = senderId === null ? cached.readSeq : seq;
  putConversation(client, { ...cached, lastSeq: seq, lastMessageAt: createdAt, firstWords, readSeq });
  return true;
}

/** Evicts a deleted conversation. Its own query becomes null, which open screens show as "not found". */
export function removeConversation(client: QueryClient, id: number): void {
  saveOutbox(id, []);
  client.setQueryData<Conversation[]>(conversationsKey, (list) =>
    list?.filter((conversation) => conversation.id !== id),
  );
  client.setQueryData<Conversation | null>(conversationKey(id), null);
  client.setQueriesData<Conversation | null>({ queryKey: ['latest-conversation'] }, (cached) =>
    cached?.id === id ? null : cached,
  );
  client.removeQueries({ queryKey: messagesKey(id) });
  client.setQueryData<MessageCache | null>(messageWindowKey(id), null);
}
