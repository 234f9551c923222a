import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { conversationKey, latestKey } from './cache';

/** The latest conversation with a soul; the first one is begun when there is none. */
export function useLatestConversation(soulId: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: latestKey(soulId),
    queryFn: async () => {
      const list = await call('GET /api/conversations', { query: { companionId: soulId } });
      const latest = list[0] ?? (await call('POST /api/conversations', { body: { companionId: soulId } }));
      client.setQueryData(conversationKey(latest.id), latest);
      return latest;
    },
  });
}

export function useConversation(id: number) {
  return useQuery({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) => call('GET /api/conversations/:id', { params: { id }, signal }),
  });
}
