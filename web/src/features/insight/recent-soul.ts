import type { Companion, Conversation } from '@kinloom/contract';

/** Returns the soul last spoken with, otherwise the first. `talks` is sorted by latest message. */
export function lastSpokenWith(
  souls: readonly Companion[],
  conversations: readonly Conversation[],
): Companion | undefined {
  for (const { lastSeq, participantIds } of conversations) {
    const soul = lastSeq > 0 ? souls.find(({ id }) => participantIds.includes(id)) : undefined;
    if (soul) return soul;
  }
  return souls[0];
}

/** The conversation offered first: the latest of the soul alone, otherwise the latest. */
export function defaultConversation(conversations: readonly Conversation[]): Conversation | undefined {
  return conversations.find(({ isGroup }) => !isGroup) ?? conversations[0];
}

/** Returns a soul's conversations that have messages. */
export function conversationsWith(conversations: readonly Conversation[], soulId: number): Conversation[] {
  return conversations.filter(({ lastSeq, participantIds }) => lastSeq > 0 && participantIds.includes(soulId));
}
