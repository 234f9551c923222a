import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@kinloom/contract';
import { call } from '../../../lib/http/api';
import { conversationKey, conversationsKey, cachedConversation, latestKey } from './query-cache';
import { mergeConversation, conversationsWithSoul } from '../recent/recent-conversations';

/**
 * The most recently active conversation with a soul, fixed while the screen is open. Creates one if there is none;
 * null once it is deleted.
 */
export function useLatestConversation(soulId: number) {
  const client = useQueryClient();
  return useQuery<Conversation | null>({
    queryKey: latestKey(soulId),
    queryFn: async () => {
      const list = await call('GET /api/conversations', { query: { companionId: soulId } });
      const latest = list[0] ?? (await call('POST /api/conversations', { body: { companionId: soulId } }));
      client.setQueryData<Conversation | null>(conversationKey(latest.id), (cached) =>
        mergeConversation(cached, latest),
      );
      return latest;
    },
    initialData: () => conversationsWithSoul(client.getQueryData<Conversation[]>(conversationsKey) ?? [], soulId)[0],
    gcTime: 0,
  });
}

/** One conversation; null once it is deleted. Nothing is requested unless `isEnabled`. */
export function useConversation(id: number, isEnabled = true) {
  const client = useQueryClient();
  return useQuery<Conversation | null>({
    queryKey: conversationKey(id),
    queryFn: async ({ signal }) => {
      const conversation = await call('GET /api/conversations/:id', { params: { id }, signal });
      return mergeConversation(cachedConversation(client, id), conversation);
    },
    enabled: isEnabled,
    initialData: () => cachedConversation(client, id) ?? undefined,
  });
}
