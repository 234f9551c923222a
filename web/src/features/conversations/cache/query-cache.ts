import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, Message, TypingSoul } from '@kinloom/contract';
import { saveOutbox } from '../composer/outbox';
import { newerOf, withConversation } from '../recent/recent-conversations';
import type { MessageCache } from './message-cache';

/** All conversations of the account, the last spoken in first. */
export const conversationsKey = ['conversations'] as const;
export const conversationKey = (id: number) => ['conversation', id] as const;
export const latestKey = (soulId: number) => ['latest-conversation', soulId] as const;
export const messagesKey = (id: number) => ['thread', id] as const;
/** A part of it far above its end, while somebody reads there. */
export const messageWindowKey = (id: number) => ['stretch', id] as const;
export const typingKey = (id: number) => ['typing', id] as const;

export function cachedMessages(client: QueryClient, id: number): MessageCache | undefined {
  return client.getQueryData<MessageCache>(messagesKey(id));
}

/** Changes a thread that is held; one that is not held will be read whole when it is opened. */
export function patchMessages(client: QueryClient, id: number, change: (thread: MessageCache) => MessageCache): void {
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

/** Changes the part further up that is being read, if there is one. */
export function patchWindow(client: QueryClient, id: number, change: (stretch: MessageCache) => MessageCache): void {
  client.setQueryData<MessageCache | null>(messageWindowKey(id), (stretch) => stretch && change(stretch));
}

/** The same for all that are held: what was removed may be remembered anywhere. */
export function patchAllMessages(client: QueryClient, change: (thread: MessageCache) => MessageCache): void {
  for (const [, thread] of client.getQueriesData<MessageCache>({ queryKey: ['thread'] })) {
    if (thread) patchMessages(client, thread.conversationId, change);
  }
  for (const [, stretch] of client.getQueriesData<MessageCache | null>({ queryKey: ['stretch'] })) {
    if (stretch) patchWindow(client, stretch.conversationId, change);
  }
}

export function setTyping(client: QueryClient, id: number, typing: readonly TypingSoul[]): void {
  client.setQueryData<readonly TypingSoul[]>(typingKey(id), typing);
}

/** Takes in a conversation as it is now, wherever it is held. */
export function putConversation(client: QueryClient, conversation: Conversation): void {
  const { id, companionId } = conversation;
  client.setQueryData<Conversation[]>(conversationsKey, (list) => {
    const held = list?.find((one) => one.id === id);
    return list && withConversation(list, newerOf(held, conversation));
  });
  client.setQueryData<Conversation | null>(conversationKey(id), (held) => newerOf(held, conversation));
  // Another conversation with the same soul does not take the place of the one that is looked at.
  if (companionId === null) return;
  client.setQueryData<Conversation | null>(latestKey(companionId), (held) =>
    held?.id === id ? newerOf(held, conversation) : held,
  );
}

/** What is held of a conversation; null where it was deleted. */
export function cachedConversation(client: QueryClient, id: number): Conversation | null | undefined {
  const list = client.getQueryData<Conversation[]>(conversationsKey);
  return client.getQueryData<Conversation | null>(conversationKey(id)) ?? list?.find((one) => one.id === id);
}

/** Takes in that something was said, where the conversation is known. @returns whether it is */
export function recordActivity(client: QueryClient, { conversationId, seq, createdAt }: Message): boolean {
  const held = cachedConversation(client, conversationId);
  if (!held) return false;
  if (seq > held.lastSeq) putConversation(client, { ...held, lastSeq: seq, lastMessageAt: createdAt });
  return true;
}

/** Lets go of a conversation that was deleted. Where it is looked at, nothing is found in its place. */
export function removeConversation(client: QueryClient, id: number): void {
  saveOutbox(id, []);
  client.setQueryData<Conversation[]>(conversationsKey, (list) => list?.filter((one) => one.id !== id));
  client.setQueryData<Conversation | null>(conversationKey(id), null);
  client.setQueriesData<Conversation | null>({ queryKey: ['latest-conversation'] }, (held) =>
    held?.id === id ? null : held,
  );
  client.removeQueries({ queryKey: messagesKey(id) });
  client.setQueryData<MessageCache | null>(messageWindowKey(id), null);
}
