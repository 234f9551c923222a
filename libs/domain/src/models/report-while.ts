import type { ReportProgress } from '@kinloom/domain/background-tasks';

/** Milliseconds between stored progress. A cancelled task stops within this time. */
const REPORT_INTERVAL_MS = 1_000;

/** @param percent 0–100 */
export type UpdateProgress = (percent: number, step: string) => void;

/**
 * Runs work that reports its progress more often than it is worth storing: the latest is stored each second. It is also stored while
 * nothing changes, because storing it fails when the task was cancelled; the signal is aborted with that error then.
 * @param firstStep text of the step until the first update
 * @throws the error of the work
 */
export async function reportWhile<T>(
  report: ReportProgress,
  firstStep: string,
  work: (update: UpdateProgress, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  let latest: [number, string] = [0, firstStep];
  await report(...latest);
  const timer = setInterval(() => {
    report(...latest).catch((error: unknown) => control.abort(error));
  }, REPORT_INTERVAL_MS);
  try {
    return await work((percent, step) => (latest = [percent, step]), control.signal);
  } finally {
    clearInterval(timer);
  }
}
