import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { POLLING, type TypingSoul } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { emitWithAck, getConnection, useConnection } from '../../../lib/realtime/connection';
import { toast } from '../../../lib/toasts';
import { cachedMessages, patchMessages, setTyping, messagesKey, typingKey } from './query-cache';
import { restoreOutbox } from '../composer/outbox';
import { resync, resyncInBackground } from './resync';
import { emptyCache, isAwaiting, newestSeq, prepend, applySync, type MessageCache } from './message-cache';

/** Messages per page: fills any screen and still loads quickly. */
const PAGE_SIZE = 60;

/** Milliseconds without a change after which an expected reply is requested. */
const OVERDUE_MS = 10_000;

/** Messages of a conversation: read once, then updated by the socket, or by polling while the socket is down. */
export function useMessages(conversationId: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: messagesKey(conversationId),
    queryFn: async ({ signal }) => {
      const before = cachedMessages(client, conversationId);
      const messages = await call('GET /api/conversations/:id/messages', {
        params: { id: conversationId },
        query: { limit: PAGE_SIZE },
        signal,
      });
      const cached =
        cachedMessages(client, conversationId) ?? emptyCache(conversationId, restoreOutbox(conversationId));
      return applySync(cached, 0, messages, before && newestSeq(before), PAGE_SIZE);
    },
  });
  useLiveUpdates(conversationId, query.data);
  return query;
}

function useLiveUpdates(conversationId: number, cache: MessageCache | undefined): void {
  const client = useQueryClient();
  const connection = useConnection();
  const loaded = cache !== undefined;

  // Events can be lost when the link between server processes breaks, so an overdue reply is fetched.
  useEffect(() => {
    if (connection !== 'live' || !cache || !isAwaiting(cache)) return;
    const timer = setInterval(() => resyncInBackground(client, conversationId), OVERDUE_MS);
    return () => clearInterval(timer);
  }, [client, connection, conversationId, cache]);

  useEffect(() => {
    if (!loaded || connection !== 'live') return;
    resyncInBackground(client, conversationId);
    return () => {
      // Best effort: if it is lost, the server only sends events that this client ignores.
      if (getConnection() === 'live') emitWithAck('conversation:close', { conversationId }).catch(() => undefined);
    };
  }, [client, connection, conversationId, loaded]);

  const isOffline = loaded && connection === 'away';
  useQuery({
    queryKey: ['poll', 'messages', conversationId],
    queryFn: () => resync(client, conversationId).then(() => null),
    enabled: isOffline,
    refetchInterval: isOffline ? POLLING.messages : false,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  useQuery({
    queryKey: ['poll', 'typing', conversationId],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /api/conversations/:id/typing', {
        params: { id: conversationId },
        signal,
        polled: true,
      });
      setTyping(client, conversationId, answer.typing);
      return null;
    },
    enabled: isOffline,
    refetchInterval: isOffline ? POLLING.typing : false,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
}

/** Souls that are composing a reply in a conversation. */
export function useTyping(conversationId: number): readonly TypingSoul[] {
  const { data } = useQuery<readonly TypingSoul[]>({
    queryKey: typingKey(conversationId),
    queryFn: () => [],
    enabled: false,
    initialData: [],
  });
  return data;
}

/** Loads the page of `limit` messages before the first cached one. */
export async function loadOlderPage(
  client: QueryClient,
  conversationId: number,
  limit: number,
  signal?: AbortSignal,
): Promise<void> {
  const first = cachedMessages(client, conversationId)?.messages[0];
  if (!first) return;
  const page = await call('GET /api/conversations/:id/messages', {
    params: { id: conversationId },
    query: { before: first.id, limit },
    ...(signal ? { signal } : {}),
  });
  patchMessages(client, conversationId, (cache) => prepend(cache, page, limit));
}

/** Backward pagination from the first cached message. */
export function useOlderMessages(conversationId: number): { loading: boolean; loadOlder: () => void } {
  const client = useQueryClient();
  const [loading, setLoading] = useState(false);
  const loadOlder = useCallback(() => {
    setLoading(true);
    loadOlderPage(client, conversationId, PAGE_SIZE)
      .catch((error: unknown) =>
        toast({ title: 'Older messages could not be loaded', description: textOf(error), tone: 'bad' }),
      )
      .finally(() => setLoading(false));
  }, [client, conversationId]);
  return { loading, loadOlder };
}
