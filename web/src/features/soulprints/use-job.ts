import { useQuery, useQueryClient } from '@tanstack/react-query';
import { POLLING, type JobAnswer, type JobNews } from '@kinloom/contract';
import { ApiError, call } from '../../lib/api';
import { useConnection } from '../../lib/connection';

/** Where the server's news of work are held: what a socket tells comes here too. */
export const jobKey = (jobId: number) => ['job', jobId] as const;
/** Milliseconds between looks while the socket is there, in case a word of it was lost. */
const LOOK = 10_000;

export const isAtRest = (news: Pick<JobNews, 'state'> | undefined): boolean =>
  news?.state === 'done' || news?.state === 'failed';

/** How work goes on, and its answer once it is at rest. */
export interface Job {
  news: JobNews | undefined;
  /** Set once the work is at rest. */
  end: JobAnswer | undefined;
  /** Nobody knows of it any more. */
  gone: boolean;
  /** It cannot be asked for just now. */
  error: Error | null;
}

/** Follows work by what the socket tells, and by looking; null follows none. */
export function useJob(jobId: number | null): Job {
  const client = useQueryClient();
  const connection = useConnection();
  const id = jobId ?? 0;
  const look = (signal: AbortSignal) => call('GET /api/jobs/:id', { params: { id }, signal });
  const news = useQuery<JobNews>({
    queryKey: jobKey(id),
    enabled: jobId !== null,
    queryFn: async ({ signal }) => {
      const seen = await look(signal);
      // What the socket told meanwhile may be newer than what was asked for before.
      const held = client.getQueryData<JobNews>(jobKey(id));
      return held && isAtRest(held) ? held : seen;
    },
    refetchInterval: ({ state: { data, error } }) => {
      if (isAtRest(data) || isGone(error)) return false;
      return connection === 'live' ? LOOK : POLLING.messages;
    },
  });
  const end = useQuery<JobAnswer>({
    queryKey: ['job-end', id],
    enabled: jobId !== null && isAtRest(news.data),
    queryFn: ({ signal }) => look(signal),
    refetchInterval: ({ state: { data, error } }) => (data || isGone(error) ? false : POLLING.messages),
  });
  const error = news.error ?? end.error;
  return { news: news.data, end: end.data, gone: isGone(error), error };
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
