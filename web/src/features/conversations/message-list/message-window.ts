import type { Message } from '@kinloom/contract';
import { emptyCache, merge, prepend, type MessageCache } from '../cache/message-cache';

/**
 * Creates a message window: a separate cache for a part of the conversation far above the cached end. Jumping to an old message
 * loads a window around it without loading everything between.
 * @param before the page before the target
 * @param requestedSize the requested size of that page
 * @param from the page that starts with the target
 */
export function messageWindowOf(
  conversationId: number,
  before: readonly Message[],
  requestedSize: number,
  from: readonly Message[],
) {
  const cache = merge({ ...emptyCache(conversationId), isDetached: true }, from, 'read');
  return prepend(cache, before, requestedSize);
}

/** Appends the page after the window's last message. */
export function extendWindow(messageWindow: MessageCache, page: readonly Message[]): MessageCache {
  return merge(messageWindow, page, 'read');
}

/** Applies a message update if the window contains that message. */
export function updateInWindow(messageWindow: MessageCache, message: Message): MessageCache {
  return messageWindow.messages.some(({ seq }) => seq === message.seq)
    ? merge(messageWindow, [message], 'live')
    : messageWindow;
}

/** Whether the window reaches the first message of the main cache. */
export function reachesCachedEnd(messageWindow: MessageCache, cache: MessageCache): boolean {
  const [last, first] = [messageWindow.messages.at(-1), cache.messages[0]];
  return last !== undefined && first !== undefined && last.seq >= first.seq;
}

/** Prepends a window that reaches the main cache. */
export function mergeWindow(cache: MessageCache, { messages, reachesStart: complete }: MessageCache): MessageCache {
  const top = cache.messages[0]?.seq ?? 0;
  const above = messages.filter(({ seq }) => seq < top);
  return prepend(cache, above, complete ? Number.POSITIVE_INFINITY : above.length);
}

/** Whether the main cache contains the whole window and can be shown instead. True for an empty window. */
export function coversWindow(cache: MessageCache, messageWindow: MessageCache): boolean {
  const [first, own] = [messageWindow.messages[0], cache.messages[0]];
  return first === undefined || (own !== undefined && own.seq <= first.seq);
}

/** Whether a message is older than the first cached one. Merging its update would leave a gap. */
export function isAboveCache({ messages, reachesStart: complete }: MessageCache, { seq }: Message): boolean {
  const first = messages[0];
  return first !== undefined && !complete && seq < first.seq;
}
