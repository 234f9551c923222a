import { store, readStored } from '../../../lib/storage/storage';
import { parseSendOptions } from './send-options';
import type { OutgoingMessage } from '../cache/message-cache';

const NOT_SENT_TEXT = 'This message was not sent.';
const keyOf = (conversationId: number): string => `outbox-${conversationId}`;

/** Persists unsent messages, so that a reload does not lose them. */
export function saveOutbox(conversationId: number, outgoing: readonly OutgoingMessage[]): void {
  store(
    keyOf(conversationId),
    outgoing.length === 0
      ? ''
      : JSON.stringify(
          // The stored key `manner` is kept for compatibility with drafts of older versions.
          outgoing.map(({ clientId, content, options, createdAt }) => ({
            clientId,
            content,
            manner: options,
            createdAt,
          })),
        ),
  );
}

/** Messages that were unsent before a reload. One that did arrive is replaced by the stored message with its `clientId`. */
export function restoreOutbox(conversationId: number): OutgoingMessage[] {
  return readOutbox(readStored(keyOf(conversationId)));
}

export function readOutbox(text: string): OutgoingMessage[] {
  if (text === '') return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return []; // Truncated or foreign content.
  }
  if (!Array.isArray(list)) return [];
  return list.filter(isStoredMessage).map(({ manner, clientId, content, createdAt }) => ({
    clientId,
    content,
    createdAt,
    options: parseSendOptions(manner),
    state: 'failed',
    reason: NOT_SENT_TEXT,
  }));
}

function isStoredMessage(
  value: unknown,
): value is Pick<OutgoingMessage, 'clientId' | 'content' | 'createdAt'> & { manner: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, content, createdAt } = { clientId: null, content: null, createdAt: null, ...value };
  return (
    typeof clientId === 'string' &&
    typeof content === 'string' &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt))
  );
}
