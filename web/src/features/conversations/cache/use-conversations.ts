import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api';
import { conversationsKey, cachedConversation } from './query-cache';
import { mergeConversation } from '../recent/recent-conversations';

/** All conversations of the account, most recently active first. Socket events keep the list current. */
export function useConversations() {
  const client = useQueryClient();
  return useQuery({
    queryKey: conversationsKey,
    queryFn: async ({ signal }) => {
      const list = await call('GET /api/conversations', { signal });
      return list.map((conversation) => mergeConversation(cachedConversation(client, conversation.id), conversation));
    },
  });
}
