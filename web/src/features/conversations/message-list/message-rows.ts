import type { Message } from '@kinloom/contract';
import type { Outgoing, MessageCache } from '../cache/message-cache';

export type Row = { kind: 'message'; message: Message } | { kind: 'outgoing'; outgoing: Outgoing };

/** Where a message stands in what is held; `older` if it can only be among what is not loaded yet, `nowhere` if it is not there. */
export function whereIs(thread: MessageCache, messageId: number): number | 'older' | 'nowhere' {
  const { messages, complete, removed } = thread;
  const place = messages.findIndex((message) => message.id === messageId);
  if (place >= 0) return place;
  const first = messages[0];
  return first && !complete && messageId < first.id && !removed.has(messageId) ? 'older' : 'nowhere';
}

export function rowCount(thread: MessageCache): number {
  return thread.messages.length + thread.outgoing.length;
}

export function rowAt(thread: MessageCache, index: number): Row | undefined {
  const message = thread.messages[index];
  if (message) return { kind: 'message', message };
  const outgoing = thread.outgoing[index - thread.messages.length];
  return outgoing && { kind: 'outgoing', outgoing };
}

/** What a row is called for as long as it lives: a sent message keeps the name it had on its way, so that nothing jumps. */
export function rowKey(thread: MessageCache, index: number): string {
  const row = rowAt(thread, index);
  if (!row) return `row-${index}`;
  if (row.kind === 'outgoing') return row.outgoing.clientId;
  return row.message.clientId ?? `message-${row.message.id}`;
}

export function rowTime(row: Row): string {
  return row.kind === 'message' ? row.message.createdAt : row.outgoing.createdAt;
}
