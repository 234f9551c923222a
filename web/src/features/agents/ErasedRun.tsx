import { RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import { AGENT_TEXTS, type AgentRun } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { useRestartRun } from './use-agents';

/** Shown in place of the content of an erased run. */
export function ErasedRun({ run, path }: { run: AgentRun; path: string }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="max-w-prose">
        {AGENT_TEXTS.withdrawn}
      </p>
      <RunAgain run={run} path={path} />
    </div>
  );
}

/**
 * Starts the same task again, for runs that failed or were erased.
 * @param path screen of this kind of run
 */
export function RunAgain({ run, path }: { run: AgentRun; path: string }) {
  const restart = useRestartRun();
  const [, navigate] = useLocation();
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        className="btn btn-quiet"
        disabled={restart.isPending}
        onClick={() => restart.mutate(run, { onSuccess: (id) => navigate(`${path}?run=${id}`) })}
      >
        <RotateCcw size={17} aria-hidden="true" />
        {restart.isPending ? AGENT_TEXTS.executing : AGENT_TEXTS.again}
      </button>
      {restart.error && (
        <p role="alert" className="text-bad">
          {textOf(restart.error)}
        </p>
      )}
    </div>
  );
}
