import { useQuery, type QueryClient } from '@tanstack/react-query';
import { AI_MINUTES, type NoticeNews } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { useConnection } from '../../lib/realtime/connection';
import { refetch, refetchIfFetching } from '../../lib/realtime/refetch';
import { ME_KEY, useMe } from '../accounts/use-session';

/** Polling interval in milliseconds while the socket is down. */
const POLL_INTERVAL_MS = 30_000;

const noticesKey = (conversationId: number) => ['notices', conversationId] as const;

/**
 * Notices of a conversation. The request marks the conversation as opened on the server, so it runs whenever the
 * conversation is shown.
 */
export function useNotices(conversationId: number): readonly NoticeNews[] {
  const isOffline = useConnection() === 'away';
  const guarded = useMe(false).data?.guarded ?? false;
  const { data = [] } = useQuery({
    queryKey: noticesKey(conversationId),
    queryFn: ({ signal }) => call('GET /api/conversations/:id/notices', { params: { id: conversationId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isOffline ? POLL_INTERVAL_MS : msUntilDisclosureDue(state.data, guarded, Date.now()),
  });
  return data;
}

/**
 * Milliseconds until the AI disclosure is due again, at least one minute. Needed because a user who only reads causes
 * no other request.
 * @param guarded whether the account is in the guarded mode
 * @returns false if it was not shown yet
 */
export function msUntilDisclosureDue(
  cached: readonly NoticeNews[] | undefined,
  guarded: boolean,
  now: number,
): number | false {
  const ai = cached?.find(({ kind }) => kind === 'ai');
  if (!ai) return false;
  const intervalMs = (guarded ? AI_MINUTES.guarded : AI_MINUTES.usual) * 60_000;
  return Math.max(Date.parse(ai.at) + intervalMs - now, 60_000);
}

/** Stores a notice; it replaces the previous one of its kind. */
export function applyNotice(client: QueryClient, news: NoticeNews): void {
  // Message notices arrive with their message, but a care notice may have changed account settings.
  if (news.kind === 'care') refetch(client, ME_KEY);
  if (news.messageId !== null) return;
  client.setQueryData<NoticeNews[]>(
    noticesKey(news.conversationId),
    (cached) => cached && [...cached.filter(({ kind }) => kind !== news.kind), news],
  );
  refetchIfFetching(client, noticesKey(news.conversationId));
}
