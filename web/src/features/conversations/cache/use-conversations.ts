import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { conversationsKey, cachedConversation } from './query-cache';
import { newerOf } from '../recent/recent-conversations';

/** All conversations of the account, the last spoken in first. The server tells of what changes. */
export function useConversations() {
  const client = useQueryClient();
  return useQuery({
    queryKey: conversationsKey,
    queryFn: async ({ signal }) => {
      const list = await call('GET /api/conversations', { signal });
      return list.map((one) => newerOf(cachedConversation(client, one.id), one));
    },
  });
}
