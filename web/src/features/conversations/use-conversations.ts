import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { conversationsKey, heldConversation } from './cache';
import { newest } from './recent';

/** All conversations of the account, the last spoken in first. The server tells of what changes. */
export function useConversations() {
  const client = useQueryClient();
  return useQuery({
    queryKey: conversationsKey,
    queryFn: async ({ signal }) => {
      const list = await call('GET /api/conversations', { signal });
      return list.map((one) => newest(heldConversation(client, one.id), one));
    },
  });
}
