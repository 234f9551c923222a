import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Conversation } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { firstLine, lastExchange } from './home-content';

/** Enough messages to find one with text: files and failed replies have none. */
const MESSAGES_READ = 6;

/** First line of the last message of a conversation. Read again after each new message. */
export function useLastLine({ id, lastSeq }: Conversation) {
  return useQuery({
    queryKey: ['last-line', id, lastSeq],
    queryFn: async ({ signal }) => {
      const messages = await call('GET /api/conversations/:id/messages', {
        params: { id },
        query: { limit: MESSAGES_READ },
        signal,
      });
      const last = lastExchange(messages);
      if (!last) return '';
      // The Markdown parser is not needed for the rest of the screen.
      const { plainText } = await import('../../lib/format/plain-text');
      const line = firstLine(plainText(last.content));
      return last.senderId === null ? line : `You: ${line}`;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
