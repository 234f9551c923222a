import { useEffect, useRef } from 'react';
import type { AgentRunAnswer } from '@kinloom/contract';
import { toast, type ToastWords } from '../../lib/toasts';

/** Says how a run ended, where that was waited for here: what had ended before it was looked at is not told again. */
export function useEnd(
  run: AgentRunAnswer | undefined,
  { done, failed }: { done: ToastWords; failed: (error: string) => ToastWords },
): void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (!run) return;
    const ended = run.state === 'done' || run.state === 'failed';
    if (!ended) awaited.current = run.id;
    else if (awaited.current === run.id) {
      awaited.current = null;
      toast(run.state === 'done' ? done : failed(run.error ?? ''));
    }
  }, [run, done, failed]);
}
