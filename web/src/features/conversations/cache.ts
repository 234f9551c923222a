import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, TypingSoul } from '@kinloom/contract';
import { keepOutbox } from './outbox';
import type { Thread } from './thread-model';

export const conversationKey = (id: number) => ['conversation', id] as const;
export const latestKey = (soulId: number) => ['latest-conversation', soulId] as const;
export const threadKey = (id: number) => ['thread', id] as const;
export const typingKey = (id: number) => ['typing', id] as const;

export function heldThread(client: QueryClient, id: number): Thread | undefined {
  return client.getQueryData<Thread>(threadKey(id));
}

/** Changes a thread that is held; one that is not held will be read whole when it is opened. */
export function patchThread(client: QueryClient, id: number, change: (thread: Thread) => Thread): void {
  const before = heldThread(client, id);
  if (!before) return;
  const after = change(before);
  if (after === before) return;
  client.setQueryData<Thread>(threadKey(id), after);
  if (after.outgoing !== before.outgoing) keepOutbox(id, after.outgoing);
}

/** The same for all that are held: what was removed may be remembered anywhere. */
export function patchThreads(client: QueryClient, change: (thread: Thread) => Thread): void {
  for (const [, thread] of client.getQueriesData<Thread>({ queryKey: ['thread'] })) {
    if (thread) patchThread(client, thread.conversationId, change);
  }
}

export function setTyping(client: QueryClient, id: number, typing: readonly TypingSoul[]): void {
  client.setQueryData<readonly TypingSoul[]>(typingKey(id), typing);
}

/** Takes in a conversation as it is now, and makes it its soul's latest if it is. */
export function putConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData<Conversation>(conversationKey(conversation.id), conversation);
  if (conversation.companionId === null || conversation.isGroup) return;
  client.setQueryData<Conversation>(latestKey(conversation.companionId), (held) =>
    held && (held.id === conversation.id || held.createdAt < conversation.createdAt) ? conversation : held,
  );
}

export function dropConversation(client: QueryClient, id: number): void {
  keepOutbox(id, []);
  client.removeQueries({ queryKey: threadKey(id) });
  client.removeQueries({
    queryKey: ['latest-conversation'],
    predicate: (query) => (query.state.data as Conversation | undefined)?.id === id,
  });
  void client.invalidateQueries({ queryKey: conversationKey(id) });
}
