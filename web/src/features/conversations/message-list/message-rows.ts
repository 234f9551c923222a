import type { Message } from '@kinloom/contract';
import type { OutgoingMessage, MessageCache } from '../cache/message-cache';

export type Row = { kind: 'message'; message: Message } | { kind: 'outgoing'; outgoing: OutgoingMessage };

/** Index of a message in the cache; `older` if it may be on a page that is not loaded yet, `nowhere` if it does not exist. */
export function locateMessage(cache: MessageCache, messageId: number): number | 'older' | 'nowhere' {
  const { messages, reachesStart: complete, tombstones: removed } = cache;
  const index = messages.findIndex((message) => message.id === messageId);
  if (index >= 0) return index;
  const first = messages[0];
  return first && !complete && messageId < first.id && !removed.has(messageId) ? 'older' : 'nowhere';
}

export function rowCount(cache: MessageCache): number {
  return cache.messages.length + cache.outgoing.length;
}

export function rowAt(cache: MessageCache, index: number): Row | undefined {
  const message = cache.messages[index];
  if (message) return { kind: 'message', message };
  const outgoing = cache.outgoing[index - cache.messages.length];
  return outgoing && { kind: 'outgoing', outgoing };
}

/** Stable row key: a stored message keeps the key it had while outgoing, so that the row is not remounted. */
export function rowKey(cache: MessageCache, index: number): string {
  const row = rowAt(cache, index);
  if (!row) return `row-${index}`;
  if (row.kind === 'outgoing') return row.outgoing.clientId;
  return row.message.clientId ?? `message-${row.message.id}`;
}

export function rowTime(row: Row): string {
  return row.kind === 'message' ? row.message.createdAt : row.outgoing.createdAt;
}
