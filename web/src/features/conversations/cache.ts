import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, Message, TypingSoul } from '@kinloom/contract';
import { keepOutbox } from './outbox';
import { newest, withConversation } from './recent';
import type { Thread } from './thread-model';

/** All conversations of the account, the last spoken in first. */
export const conversationsKey = ['conversations'] as const;
export const conversationKey = (id: number) => ['conversation', id] as const;
export const latestKey = (soulId: number) => ['latest-conversation', soulId] as const;
export const threadKey = (id: number) => ['thread', id] as const;
/** A part of it far above its end, while somebody reads there. */
export const stretchKey = (id: number) => ['stretch', id] as const;
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

export function heldStretch(client: QueryClient, id: number): Thread | undefined {
  return client.getQueryData<Thread | null>(stretchKey(id)) ?? undefined;
}

/** Changes the part further up that is being read, if there is one. */
export function patchStretch(client: QueryClient, id: number, change: (stretch: Thread) => Thread): void {
  client.setQueryData<Thread | null>(stretchKey(id), (stretch) => stretch && change(stretch));
}

/** The same for all that are held: what was removed may be remembered anywhere. */
export function patchThreads(client: QueryClient, change: (thread: Thread) => Thread): void {
  for (const [, thread] of client.getQueriesData<Thread>({ queryKey: ['thread'] })) {
    if (thread) patchThread(client, thread.conversationId, change);
  }
  for (const [, stretch] of client.getQueriesData<Thread | null>({ queryKey: ['stretch'] })) {
    if (stretch) patchStretch(client, stretch.conversationId, change);
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
    return list && withConversation(list, newest(held, conversation));
  });
  client.setQueryData<Conversation | null>(conversationKey(id), (held) => newest(held, conversation));
  // Another conversation with the same soul does not take the place of the one that is looked at.
  if (companionId === null) return;
  client.setQueryData<Conversation | null>(latestKey(companionId), (held) =>
    held?.id === id ? newest(held, conversation) : held,
  );
}

/** What is held of a conversation; null where it was deleted. */
export function heldConversation(client: QueryClient, id: number): Conversation | null | undefined {
  const list = client.getQueryData<Conversation[]>(conversationsKey);
  return client.getQueryData<Conversation | null>(conversationKey(id)) ?? list?.find((one) => one.id === id);
}

/** Takes in that something was said, where the conversation is known. @returns whether it is */
export function noteSaid(client: QueryClient, { conversationId, seq, createdAt }: Message): boolean {
  const held = heldConversation(client, conversationId);
  if (!held) return false;
  if (seq > held.lastSeq) putConversation(client, { ...held, lastSeq: seq, lastMessageAt: createdAt });
  return true;
}

/** Lets go of a conversation that was deleted. Where it is looked at, nothing is found in its place. */
export function dropConversation(client: QueryClient, id: number): void {
  keepOutbox(id, []);
  client.setQueryData<Conversation[]>(conversationsKey, (list) => list?.filter((one) => one.id !== id));
  client.setQueryData<Conversation | null>(conversationKey(id), null);
  client.setQueriesData<Conversation | null>({ queryKey: ['latest-conversation'] }, (held) =>
    held?.id === id ? null : held,
  );
  client.removeQueries({ queryKey: threadKey(id) });
  client.setQueryData<Thread | null>(stretchKey(id), null);
}
