import type { Message } from '@kinloom/contract';
import { emptyCache, merge, prepend, type MessageCache } from '../cache/message-cache';

/**
 * A stretch is a part of a conversation that lies far above what is held of its end: it is read where somebody is led to, without
 * all that lies between. It is a thread of its own that is `ahead` of nothing: what comes after its last message is not held in it.
 */
export function messageWindowOf(
  conversationId: number,
  before: readonly Message[],
  asked: number,
  from: readonly Message[],
) {
  const held = merge({ ...emptyCache(conversationId), ahead: true }, from, 'read');
  return prepend(held, before, asked);
}

/** The stretch with the page after its last message. */
export function extendWindow(stretch: MessageCache, page: readonly Message[]): MessageCache {
  return merge(stretch, page, 'read');
}

/** The stretch with newer news of a message, if it is one of its own. */
export function updateInWindow(stretch: MessageCache, message: Message): MessageCache {
  return stretch.messages.some(({ seq }) => seq === message.seq) ? merge(stretch, [message], 'live') : stretch;
}

/** Whether the stretch has come to what is held of the end. */
export function reachesCachedEnd(stretch: MessageCache, thread: MessageCache): boolean {
  const [last, first] = [stretch.messages.at(-1), thread.messages[0]];
  return last !== undefined && first !== undefined && last.seq >= first.seq;
}

/** The thread with a stretch that reaches it before it. */
export function mergeWindow(thread: MessageCache, { messages, complete }: MessageCache): MessageCache {
  const top = thread.messages[0]?.seq ?? 0;
  const above = messages.filter(({ seq }) => seq < top);
  return prepend(thread, above, complete ? Number.POSITIVE_INFINITY : above.length);
}

/**
 * Whether the thread holds all of a stretch, so that it may be shown in its place. (A stretch that is empty is nothing to be shown.)
 */
export function covers(thread: MessageCache, stretch: MessageCache): boolean {
  const [first, own] = [stretch.messages[0], thread.messages[0]];
  return first === undefined || (own !== undefined && own.seq <= first.seq);
}

/** Whether a message lies above what is held. News of it is no part of the thread: what lies between would be missing. */
export function liesAbove({ messages, complete }: MessageCache, { seq }: Message): boolean {
  const first = messages[0];
  return first !== undefined && !complete && seq < first.seq;
}
