import type { Message } from '@kinloom/contract';
import { readOutbox } from '../conversations/composer/outbox';
import type { Outgoing, MessageCache } from '../conversations/cache/message-cache';

/** Whether the soul's reply is growing right now. */
export function isSpeaking({ messages }: MessageCache): boolean {
  return messages.slice(-8).some(({ status, content }) => status === 'streaming' && content !== '');
}

/** Whether a reply is pending: something is on its way, the soul thinks, or its reply is not whole. */
export function isPending({ messages, outgoing }: MessageCache, thinking: boolean): boolean {
  return (
    thinking ||
    outgoing.some(({ state }) => state === 'sending') ||
    messages.slice(-8).some(({ status }) => status === 'streaming')
  );
}

/** Something that was said in a call of its own, which names no message: `after` is the newest seq that was held before. */
export interface Said {
  outgoing: Outgoing;
  after: number;
}

const since = ({ messages }: MessageCache, seq: number): readonly Message[] => messages.filter((one) => one.seq > seq);

/** Whether what was said stands in the conversation by now. */
export function hasArrived(thread: MessageCache, { outgoing, after }: Said): boolean {
  return since(thread, after).some(({ senderId, content }) => senderId !== null && content === outgoing.content);
}

/** Whether the soul said anything since. */
export function wasAnswered(thread: MessageCache, { after }: Said): boolean {
  return since(thread, after).some(({ companionId }) => companionId !== null);
}

/** The conversation with what was said at its end, until it stands there itself; a reply that failed says so in `words`. */
export function withSaid(thread: MessageCache, said: Said | null, words: string): MessageCache {
  const messages = thread.messages.some(isFailed)
    ? thread.messages.map((one) => (isFailed(one) ? { ...one, failure: words } : one))
    : thread.messages;
  const outgoing = said && !hasArrived(thread, said) ? [...thread.outgoing, said.outgoing] : thread.outgoing;
  return messages === thread.messages && outgoing === thread.outgoing ? thread : { ...thread, messages, outgoing };
}

function isFailed({ status }: Message): boolean {
  return status === 'failed';
}

/** What was said and did not get through before a reload; null where nothing of the kind was kept. */
export function readSaid(text: string): Said | null {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    const { after, outgoing } = { after: null, outgoing: null, ...(value as object | null) };
    const [one] = readOutbox(JSON.stringify([outgoing]));
    return one && Number.isSafeInteger(after) ? { outgoing: one, after: Number(after) } : null;
  } catch {
    return null; // Cut off or written by something else: there is nothing in it that could be said.
  }
}
