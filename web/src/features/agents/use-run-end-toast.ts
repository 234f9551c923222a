import { useEffect, useRef } from 'react';
import type { AgentRunAnswer } from '@kinloom/contract';
import { toast, type ToastContent } from '../../lib/toasts';

/** Shows a toast when a run finishes while it is being watched. Runs that had already finished show none. */
export function useRunEndToast(
  run: AgentRunAnswer | undefined,
  { done, failed }: { done: ToastContent; failed: (error: string) => ToastContent },
): void {
  const watchedId = useRef<number | null>(null);
  useEffect(() => {
    if (!run) return;
    const isFinished = run.state === 'done' || run.state === 'failed';
    if (!isFinished) watchedId.current = run.id;
    else if (watchedId.current === run.id) {
      watchedId.current = null;
      toast(run.state === 'done' ? done : failed(run.error ?? ''));
    }
  }, [run, done, failed]);
}
