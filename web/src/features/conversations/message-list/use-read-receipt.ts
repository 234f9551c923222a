import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call, textOf } from '../../../lib/api';
import { cachedConversation, putConversation } from '../cache/query-cache';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Notes how far a conversation was read: up to `seq`, which is on screen, as soon as anybody can see the screen. */
export function useReadReceipt(conversationId: number, seq: number): void {
  const client = useQueryClient();
  const visible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (visible && seq > 0) noteRead(client, conversationId, seq);
  }, [client, conversationId, seq, visible]);
}

function noteRead(client: QueryClient, id: number, seq: number): void {
  const held = cachedConversation(client, id);
  if (!held || held.readSeq >= seq) return;
  // At once here, so that no mark appears for what is being looked at.
  putConversation(client, { ...held, readSeq: seq });
  call('POST /api/conversations/:id/read', { params: { id }, body: { seq } }).then(
    (conversation) => putConversation(client, conversation),
    (error: unknown) => console.warn('How far a conversation was read could not be noted:', textOf(error)),
  );
}
