import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { JobAccepted, Me } from '@kinloom/contract';
import { storeDraft, readStoredDraft } from '../../../lib/storage/storage';
import { ME_KEY } from '../../accounts/use-session';
import { JOB_KINDS, type TrackedJob } from '../../souls/soul-dialog-context';

export const trackedJobsKey = ['works'] as const;
/** Maximum number of tracked jobs; the oldest are dropped. */
const MAX_JOBS = 12;

const storageKey = (client: QueryClient): string => `works:${client.getQueryData<Me | null>(ME_KEY)?.id ?? 0}`;

/** Parses the stored jobs; invalid entries are dropped. */
export function parseJobs(text: string): TrackedJob[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text || '[]');
  } catch {
    return []; // Invalid or foreign content.
  }
  return Array.isArray(stored) ? stored.flatMap((item: unknown) => parseJob(item) ?? []) : [];
}

function parseJob(value: unknown): TrackedJob | null {
  if (typeof value !== 'object' || value === null) return null;
  const { jobId, kind, name, notified }: Partial<Record<keyof TrackedJob, unknown>> = value;
  const known = JOB_KINDS.find((item) => item === kind);
  if (!known || typeof jobId !== 'number' || !Number.isSafeInteger(jobId)) return null;
  return { jobId, kind: known, name: typeof name === 'string' ? name : '', notified: notified === true };
}

function currentJobs(client: QueryClient): readonly TrackedJob[] {
  return client.getQueryData<readonly TrackedJob[]>(trackedJobsKey) ?? parseJobs(readStoredDraft(storageKey(client)));
}

function saveJobs(client: QueryClient, jobs: readonly TrackedJob[]): void {
  client.setQueryData<readonly TrackedJob[]>(trackedJobsKey, jobs);
  storeDraft(storageKey(client), jobs.length === 0 ? '' : JSON.stringify(jobs));
}

/** Starts tracking a job; persisted across reloads. */
export function trackJob(client: QueryClient, job: Omit<TrackedJob, 'notified'>): void {
  const others = currentJobs(client).filter(({ jobId }) => jobId !== job.jobId);
  saveJobs(client, [...others, { ...job, notified: false }].slice(-MAX_JOBS));
}

/** Marks a job as notified. @returns false if it was notified already or is not tracked */
export function markNotified(client: QueryClient, jobId: number): boolean {
  const jobs = currentJobs(client);
  if (!jobs.some((job) => job.jobId === jobId && !job.notified)) return false;
  saveJobs(
    client,
    jobs.map((job) => (job.jobId === jobId ? { ...job, notified: true } : job)),
  );
  return true;
}

/** Stops tracking a job. */
export function untrackJob(client: QueryClient, jobId: number): void {
  saveJobs(
    client,
    currentJobs(client).filter((job) => job.jobId !== jobId),
  );
}

/** The tracked jobs, newest last. */
export function useTrackedJobs(): readonly TrackedJob[] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: trackedJobsKey,
    queryFn: () => currentJobs(client),
    initialData: () => currentJobs(client),
    gcTime: Infinity,
  });
  return data;
}

/** Whether a response only accepts the work as a background job. */
export function isAccepted(answer: object): answer is JobAccepted {
  return 'jobId' in answer;
}
