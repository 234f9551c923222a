import { useEffect, useSyncExternalStore } from 'react';

/** Ids of the jobs that an open dialog shows. */
let shown: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function publish(next: ReadonlySet<number>): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a job as shown by a dialog while the calling component is mounted; null registers none. */
export function useShowInDialog(jobId: number | null): void {
  useEffect(() => {
    if (jobId === null) return;
    publish(new Set([...shown, jobId]));
    return () => publish(new Set([...shown].filter((id) => id !== jobId)));
  }, [jobId]);
}

/** Whether an open dialog shows the job, so that no strip and no toast need to. */
export function useIsInDialog(jobId: number): boolean {
  return useSyncExternalStore(subscribe, () => shown.has(jobId));
}
