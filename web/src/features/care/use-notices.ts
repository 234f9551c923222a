import { useQuery, type QueryClient } from '@tanstack/react-query';
import { AI_MINUTES, type NoticeNews } from '@kinloom/contract';
import { call } from '../../lib/api';
import { useConnection } from '../../lib/connection';
import { refetch, refetchIfFetching } from '../../lib/refetch';
import { meKey, useMe } from '../accounts/use-session';

/** Milliseconds between looks while no event can tell. */
const LOOKS = 30_000;

const noticesKey = (conversationId: number) => ['notices', conversationId] as const;

/** What the house says in a conversation as a whole; to ask is to open it, so it is asked whenever the conversation comes into view. */
export function useNotices(conversationId: number): readonly NoticeNews[] {
  const away = useConnection() === 'away';
  const guarded = useMe(false).data?.guarded ?? false;
  const { data = [] } = useQuery({
    queryKey: noticesKey(conversationId),
    queryFn: ({ signal }) => call('GET /api/conversations/:id/notices', { params: { id: conversationId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (away ? LOOKS : untilAgain(state.data, guarded, Date.now())),
  });
  return data;
}

/**
 * Milliseconds until it is to be said again that this is an AI, at least a minute: where somebody reads and says nothing, nobody else asks.
 * @param guarded whether the account is in the guarded mode
 * @returns false where it was not said yet
 */
export function untilAgain(held: readonly NoticeNews[] | undefined, guarded: boolean, now: number): number | false {
  const ai = held?.find(({ kind }) => kind === 'ai');
  if (!ai) return false;
  const every = (guarded ? AI_MINUTES.guarded : AI_MINUTES.usual) * 60_000;
  return Math.max(Date.parse(ai.at) + every - now, 60_000);
}

/** The newest of its kind stands. */
export function takeNotice(client: QueryClient, news: NoticeNews): void {
  // What belongs to a message comes with it; but it may have changed what holds for the account.
  if (news.kind === 'care') refetch(client, meKey);
  if (news.messageId !== null) return;
  client.setQueryData<NoticeNews[]>(
    noticesKey(news.conversationId),
    (held) => held && [...held.filter(({ kind }) => kind !== news.kind), news],
  );
  refetchIfFetching(client, noticesKey(news.conversationId));
}
