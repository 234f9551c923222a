import { LIMITS, type Conversation } from '@kinloom/contract';

/** When a conversation last was something to anybody. */
export function lastAt({ lastMessageAt, createdAt }: Conversation): string {
  return lastMessageAt ?? createdAt;
}

/** The conversations with this one as it is now, the last spoken in first. */
export function withConversation(list: readonly Conversation[], one: Conversation): Conversation[] {
  return [...list.filter(({ id }) => id !== one.id), one].sort(
    (a, b) => lastAt(b).localeCompare(lastAt(a)) || b.id - a.id,
  );
}

/** What is known of a conversation, and news of it. How far it was read and spoken only ever grows: late news takes nothing back. */
export function newerOf(held: Conversation | undefined | null, came: Conversation): Conversation {
  if (!held) return came;
  return {
    ...came,
    readSeq: Math.max(held.readSeq, came.readSeq),
    lastSeq: Math.max(held.lastSeq, came.lastSeq),
    lastMessageAt: [held.lastMessageAt, came.lastMessageAt].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b)),
  };
}

export function isUnread({ lastSeq, readSeq }: Pick<Conversation, 'lastSeq' | 'readSeq'>): boolean {
  return lastSeq > readSeq;
}

/** The groups: the newest ones that are listed, and the others. */
export function groupsIn(list: readonly Conversation[]): {
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

/** The conversations with one soul alone. */
export function withSoul(list: readonly Conversation[], soulId: number): Conversation[] {
  return list.filter(({ isGroup, companionId }) => !isGroup && companionId === soulId);
}

/** The souls that said something, alone with the person, that was not read yet. */
export function unreadSouls(list: readonly Conversation[]): ReadonlySet<number> {
  return new Set(list.filter((one) => !one.isGroup && isUnread(one)).map((one) => one.companionId ?? 0));
}
