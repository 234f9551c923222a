import { useQuery, useQueryClient } from '@tanstack/react-query';
import { POLLING, type JobAnswer, type JobNews } from '@kinloom/contract';
import { ApiError, call } from '../../../lib/http/api';
import { useConnection } from '../../../lib/realtime/connection';

/** Query key of a job's progress; socket events update it as well. */
export const jobKey = (jobId: number) => ['job', jobId] as const;
/** Polling interval in milliseconds while the socket is connected, in case an event is lost. */
const POLL_MS = 10_000;

export const hasEnded = (progress: Pick<JobNews, 'state'> | undefined): boolean =>
  progress?.state === 'done' || progress?.state === 'failed';

/** Progress of a job, and its result once it has ended. */
export interface JobStatus {
  progress: JobNews | undefined;
  /** Set once the job has ended. */
  result: JobAnswer | undefined;
  /** The server no longer knows the job. */
  isUnknown: boolean;
  /** The last request failed. */
  error: Error | null;
}

/** Tracks a job by socket events and polling; null tracks none. */
export function useJob(jobId: number | null): JobStatus {
  const client = useQueryClient();
  const connection = useConnection();
  const id = jobId ?? 0;
  const fetchJob = (signal: AbortSignal) => call('GET /api/jobs/:id', { params: { id }, signal });
  const progress = useQuery<JobNews>({
    queryKey: jobKey(id),
    enabled: jobId !== null,
    queryFn: async ({ signal }) => {
      const fetched = await fetchJob(signal);
      // A socket event during the request may be newer than its response.
      const cached = client.getQueryData<JobNews>(jobKey(id));
      return cached && hasEnded(cached) ? cached : fetched;
    },
    refetchInterval: ({ state: { data, error } }) => {
      if (hasEnded(data) || isNotFound(error)) return false;
      return connection === 'live' ? POLL_MS : POLLING.messages;
    },
  });
  const result = useQuery<JobAnswer>({
    queryKey: ['job-end', id],
    enabled: jobId !== null && hasEnded(progress.data),
    queryFn: ({ signal }) => fetchJob(signal),
    refetchInterval: ({ state: { data, error } }) => (data || isNotFound(error) ? false : POLLING.messages),
  });
  const error = progress.error ?? result.error;
  return { progress: progress.data, result: result.data, isUnknown: isNotFound(error), error };
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
