import type { Message } from '@kinloom/contract';
import { readOutbox } from '../../conversations/composer/outbox';
import type { OutgoingMessage, MessageCache } from '../../conversations/cache/message-cache';

/** Whether the soul's reply is streaming. */
export function isSpeaking({ messages }: MessageCache): boolean {
  return messages.slice(-8).some(({ status, content }) => status === 'streaming' && content !== '');
}

/** Whether a reply is pending: a message is being sent, the soul is composing, or its reply is streaming. */
export function isPending({ messages, outgoing }: MessageCache, thinking: boolean): boolean {
  return (
    thinking ||
    outgoing.some(({ state }) => state === 'sending') ||
    messages.slice(-8).some(({ status }) => status === 'streaming')
  );
}

/** A message sent by speak_to_soul, whose response has no message id. `afterSeq` is the newest cached seq before the call. */
export interface UnconfirmedMessage {
  outgoing: OutgoingMessage;
  afterSeq: number;
}

const messagesAfter = ({ messages }: MessageCache, seq: number): readonly Message[] =>
  messages.filter((message) => message.seq > seq);

/** Whether the message has been stored in the conversation. */
export function hasArrived(cache: MessageCache, { outgoing, afterSeq }: UnconfirmedMessage): boolean {
  return messagesAfter(cache, afterSeq).some(
    ({ senderId, content }) => senderId !== null && content === outgoing.content,
  );
}

/** Whether the soul has replied since. */
export function wasAnswered(cache: MessageCache, { afterSeq }: UnconfirmedMessage): boolean {
  return messagesAfter(cache, afterSeq).some(({ companionId }) => companionId !== null);
}

/** The cache with the unsaved message appended, and with `failureText` as the failure text of failed replies. */
export function appendUnconfirmed(
  cache: MessageCache,
  unconfirmed: UnconfirmedMessage | null,
  failureText: string,
): MessageCache {
  const messages = cache.messages.some(isFailed)
    ? cache.messages.map((message) => (isFailed(message) ? { ...message, failure: failureText } : message))
    : cache.messages;
  const outgoing =
    unconfirmed && !hasArrived(cache, unconfirmed) ? [...cache.outgoing, unconfirmed.outgoing] : cache.outgoing;
  return messages === cache.messages && outgoing === cache.outgoing ? cache : { ...cache, messages, outgoing };
}

function isFailed({ status }: Message): boolean {
  return status === 'failed';
}

/** Serialises a failed message for tab storage. Its keys (`after`, `manner`) are kept for entries of older versions. */
export function serializeUnconfirmed({ outgoing, afterSeq }: UnconfirmedMessage): string {
  const { options, ...rest } = outgoing;
  return JSON.stringify({ after: afterSeq, outgoing: { ...rest, manner: options } });
}

/** Parses the stored failed message; null if there is none. */
export function parseUnconfirmed(text: string): UnconfirmedMessage | null {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    const { after, outgoing } = { after: null, outgoing: null, ...(value as object | null) };
    const [message] = readOutbox(JSON.stringify([outgoing]));
    return message && Number.isSafeInteger(after) ? { outgoing: message, afterSeq: Number(after) } : null;
  } catch {
    return null; // Truncated or foreign content.
  }
}
