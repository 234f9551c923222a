import type { Companion, Conversation, Memory } from '@kinloom/contract';
import { isUnread, lastAt } from '../conversations/recent/recent-conversations';

/** What is listed of each kind, at most. */
export const SHOWN = { unfinished: 5, offerings: 3, milestones: 3, memories: 5 } as const;

/** A greeting by the hour of the day, 0–23, where the reader is. */
export function greeting(hour: number): string {
  if (hour < 5) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** A conversation with something left in it: words that were not read yet, or that were begun and not sent. */
export interface Unfinished {
  conversation: Conversation;
  unread: number;
  draft: string;
}

/** The conversations to go on with, the last spoken in first. `draftOf` tells what was begun in one. */
export function unfinished(list: readonly Conversation[], draftOf: (id: number) => string): Unfinished[] {
  return list
    .map((conversation) => ({
      conversation,
      unread: isUnread(conversation) ? conversation.lastSeq - conversation.readSeq : 0,
      draft: draftOf(conversation.id).trim(),
    }))
    .filter(({ unread, draft }) => unread > 0 || draft !== '')
    .sort((a, b) => lastAt(b.conversation).localeCompare(lastAt(a.conversation)))
    .slice(0, SHOWN.unfinished);
}

/** What a conversation is called: its title, or the soul it is with. */
export function nameOf({ title, companionId }: Conversation, souls: readonly Companion[], otherwise: string): string {
  return title ?? souls.find(({ id }) => id === companionId)?.name ?? otherwise;
}

/** What became new lately, of memories that still hold, the newest first. */
export function lately(memories: readonly Memory[]): Memory[] {
  return memories
    .filter(({ objection, supersededBy }) => objection === null && supersededBy === null)
    .slice(0, SHOWN.memories);
}
