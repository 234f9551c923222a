import type { Companion, Conversation, Memory, Message } from '@kinloom/contract';
import { readStoredDraft } from '../../lib/storage/storage';
import { isUnread, lastActivityAt } from '../conversations/recent/recent-conversations';

/** Maximum number of entries per section. */
export const MAX_SHOWN = { unfinished: 5, offerings: 3, milestones: 3, memories: 5 } as const;

/** Greeting by local hour, 0–23. */
export function greeting(hour: number): string {
  if (hour < 5) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** A conversation with unread messages or an unsent draft. */
export interface UnfinishedConversation {
  conversation: Conversation;
  unread: number;
  draft: string;
}

/** Unfinished conversations, most recently active first. @param draftOf returns the unsent draft of a conversation */
export function findUnfinished(
  list: readonly Conversation[],
  draftOf: (id: number) => string,
): UnfinishedConversation[] {
  return list
    .map((conversation) => ({
      conversation,
      unread: isUnread(conversation) ? conversation.lastSeq - conversation.readSeq : 0,
      draft: draftOf(conversation.id).trim(),
    }))
    .filter(({ unread, draft }) => unread > 0 || draft !== '')
    .sort((a, b) => lastActivityAt(b.conversation).localeCompare(lastActivityAt(a.conversation)))
    .slice(0, MAX_SHOWN.unfinished);
}

/** The unsent draft of a conversation on this device. */
export const draftOf = (conversationId: number): string => readStoredDraft(`draft-${conversationId}`);

/** Title of a conversation, else the name of its soul, else `otherwise`. */
export function conversationName(
  { title, companionId }: Conversation,
  souls: readonly Companion[],
  otherwise: string,
): string {
  return title ?? souls.find(({ id }) => id === companionId)?.name ?? otherwise;
}

/** The last message with text. @param messages oldest first */
export function lastExchange(messages: readonly Message[]): Message | undefined {
  return messages.findLast(({ content }) => content.trim() !== '');
}

export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}

/** The newest memories that are neither objected to nor superseded. */
export function latestMemories(memories: readonly Memory[]): Memory[] {
  return memories
    .filter(({ objection, supersededBy }) => objection === null && supersededBy === null)
    .slice(0, MAX_SHOWN.memories);
}
