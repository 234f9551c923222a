import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call, textOf } from '../../../lib/http/api';
import { cachedConversation, putConversation } from '../cache/query-cache';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Marks a conversation as read up to `seq` while the page is visible. */
export function useReadReceipt(conversationId: number, seq: number): void {
  const client = useQueryClient();
  const visible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (visible && seq > 0) saveReadSeq(client, conversationId, seq);
  }, [client, conversationId, seq, visible]);
}

function saveReadSeq(client: QueryClient, id: number, seq: number): void {
  const cached = cachedConversation(client, id);
  if (!cached || cached.readSeq >= seq) return;
  // Optimistic update: no unread mark for messages on screen.
  putConversation(client, { ...cached, readSeq: seq });
  call('POST /api/conversations/:id/read', { params: { id }, body: { seq } }).then(
    (conversation) => putConversation(client, conversation),
    (error: unknown) => console.warn('chat.read_receipt_failed: the read position could not be saved:', textOf(error)),
  );
}
