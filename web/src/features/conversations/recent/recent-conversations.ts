import { LIMITS, type Companion, type Conversation } from '@kinloom/contract';
import { startedText } from '../../../lib/format/time';

/** The title of a one-to-one conversation: the user's own, else its first words, else when it was started. */
export function titleOf({ title, firstWords, createdAt }: Conversation, now: number): string {
  return title ?? firstWords ?? startedText(createdAt, now);
}

/** Time of the last message, or of creation. */
export function lastActivityAt({ lastMessageAt, createdAt }: Conversation): string {
  return lastMessageAt ?? createdAt;
}

/** Inserts or replaces a conversation; sorted by last activity, newest first. */
export function upsertConversation(list: readonly Conversation[], conversation: Conversation): Conversation[] {
  return [...list.filter(({ id }) => id !== conversation.id), conversation].sort(
    (a, b) => lastActivityAt(b).localeCompare(lastActivityAt(a)) || b.id - a.id,
  );
}

/** Merges a cached and an incoming record. Read position and last message are monotonic, so stale records do not lower them. */
export function mergeConversation(cached: Conversation | undefined | null, incoming: Conversation): Conversation {
  if (!cached) return incoming;
  return {
    ...incoming,
    // A record from before the first message has none; one from after its deletion may have none again.
    firstWords: incoming.lastSeq >= cached.lastSeq ? incoming.firstWords : cached.firstWords,
    readSeq: Math.max(cached.readSeq, incoming.readSeq),
    lastSeq: Math.max(cached.lastSeq, incoming.lastSeq),
    lastMessageAt: [cached.lastMessageAt, incoming.lastMessageAt].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b)),
  };
}

export function isUnread({ lastSeq, readSeq }: Pick<Conversation, 'lastSeq' | 'readSeq'>): boolean {
  return lastSeq > readSeq;
}

/** Splits the groups into the newest ones to show and the rest. */
export function splitGroups(list: readonly Conversation[]): {
  count: number;
  shown: Conversation[];
  rest: Conversation[];
} {
  const groups = list.filter(({ isGroup }) => isGroup);
  return {
    count: groups.length,
    shown: groups.slice(0, LIMITS.recentGroups),
    rest: groups.slice(LIMITS.recentGroups),
  };
}

/** The one-to-one conversations with a soul. */
export function conversationsWithSoul(list: readonly Conversation[], soulId: number): Conversation[] {
  return list.filter(({ isGroup, companionId }) => !isGroup && companionId === soulId);
}

/** The most recently active conversation that has messages and at least one of the souls. @param list newest first */
export function latestConversation(
  list: readonly Conversation[],
  souls: readonly Companion[],
): Conversation | undefined {
  return list.find(({ lastSeq, participantIds }) => lastSeq > 0 && souls.some(({ id }) => participantIds.includes(id)));
}

/** @param souls at least one */
export function newestSoul(souls: readonly Companion[]): Companion {
  return souls.reduce((newest, soul) => (newest.id > soul.id ? newest : soul));
}

/** Path at which the conversation is shown: that of its soul, or its own for a group. */
export function conversationPath({ id, isGroup, companionId }: Conversation): string {
  return isGroup || companionId === null ? `/conversation/${id}` : `/?soul=${companionId}`;
}

/** Id of the soul whose conversation the address shows; 0 if it shows none, or a group. */
export function soulOfAddress(path: string, query: URLSearchParams, list: readonly Conversation[]): number {
  if (path === '/') return Number(query.get('soul'));
  const id = Number(/^\/conversation\/(\d+)$/.exec(path)?.[1]);
  return list.find((conversation) => conversation.id === id)?.companionId ?? 0;
}

/** Ids of the souls with unread messages in a one-to-one conversation. */
export function unreadSouls(list: readonly Conversation[]): ReadonlySet<number> {
  return new Set(
    list.filter((conversation) => !conversation.isGroup && isUnread(conversation)).map((item) => item.companionId ?? 0),
  );
}
