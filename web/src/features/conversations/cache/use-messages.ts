import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { POLLING, type TypingSoul } from '@kinloom/contract';
import { call, textOf } from '../../../lib/api';
import { emitWithAck, connectionNow, useConnection } from '../../../lib/connection';
import { toast } from '../../../lib/toasts';
import { cachedMessages, patchMessages, setTyping, messagesKey, typingKey } from './query-cache';
import { restoreOutbox } from '../composer/outbox';
import { resync, resyncInBackground } from './resync';
import { emptyCache, isAwaiting, newestSeq, prepend, applySync, type MessageCache } from './message-cache';

/** Messages read at a time: enough for any screen, few enough to be there at once. */
const PAGE = 60;

/** Milliseconds without a change after which what is awaited is asked for. */
const SILENCE = 10_000;

/** One conversation's messages: read once, then kept up to date by the socket, or by polls while that is down. */
export function useMessages(conversationId: number) {
  const client = useQueryClient();
  const thread = useQuery({
    queryKey: messagesKey(conversationId),
    queryFn: async ({ signal }) => {
      const before = cachedMessages(client, conversationId);
      const messages = await call('GET /api/conversations/:id/messages', {
        params: { id: conversationId },
        query: { limit: PAGE },
        signal,
      });
      const held = cachedMessages(client, conversationId) ?? emptyCache(conversationId, restoreOutbox(conversationId));
      return applySync(held, 0, messages, before && newestSeq(before), PAGE);
    },
  });
  useLive(conversationId, thread.data);
  return thread;
}

function useLive(conversationId: number, thread: MessageCache | undefined): void {
  const client = useQueryClient();
  const connection = useConnection();
  const loaded = thread !== undefined;

  // A notice can be lost where a link between the server's processes breaks. What is awaited and stays silent is asked for.
  useEffect(() => {
    if (connection !== 'live' || !thread || !isAwaiting(thread)) return;
    const timer = setInterval(() => resyncInBackground(client, conversationId), SILENCE);
    return () => clearInterval(timer);
  }, [client, connection, conversationId, thread]);

  useEffect(() => {
    if (!loaded || connection !== 'live') return;
    resyncInBackground(client, conversationId);
    return () => {
      // Nobody waits for this: if it does not arrive, the server only sends a little more than is looked at.
      if (connectionNow() === 'live') emitWithAck('conversation:close', { conversationId }).catch(() => undefined);
    };
  }, [client, connection, conversationId, loaded]);

  const away = loaded && connection === 'away';
  useQuery({
    queryKey: ['poll', 'messages', conversationId],
    queryFn: () => resync(client, conversationId).then(() => null),
    enabled: away,
    refetchInterval: away ? POLLING.messages : false,
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
    enabled: away,
    refetchInterval: away ? POLLING.typing : false,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
}

/** Who is thinking in a conversation right now. */
export function useTyping(conversationId: number): readonly TypingSoul[] {
  const { data } = useQuery<readonly TypingSoul[]>({
    queryKey: typingKey(conversationId),
    queryFn: () => [],
    enabled: false,
    initialData: [],
  });
  return data;
}

/** Loads the page of `limit` messages before the first one that is held. */
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
  patchMessages(client, conversationId, (thread) => prepend(thread, page, limit));
}

/** Loads what is older than the first message that is held, a page at a time. */
export function useOlderMessages(conversationId: number): { loading: boolean; loadOlder: () => void } {
  const client = useQueryClient();
  const [loading, setLoading] = useState(false);
  const loadOlder = useCallback(() => {
    setLoading(true);
    loadOlderPage(client, conversationId, PAGE)
      .catch((error: unknown) =>
        toast({ title: 'Older messages could not be loaded', description: textOf(error), tone: 'bad' }),
      )
      .finally(() => setLoading(false));
  }, [client, conversationId]);
  return { loading, loadOlder };
}
