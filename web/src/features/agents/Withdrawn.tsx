import { RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import { AGENT_TEXTS, type AgentRun } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { useAgain } from './use-agents';

/** In place of what a run said: that it is gone, and why. */
export function Withdrawn({ run, path }: { run: AgentRun; path: string }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="max-w-prose">
        {AGENT_TEXTS.withdrawn}
      </p>
      <RunAgain run={run} path={path} />
    </div>
  );
}

/** The same task once more, where nothing is left of a run or nothing came of it. @param path the screen that shows runs of its kind */
export function RunAgain({ run, path }: { run: AgentRun; path: string }) {
  const again = useAgain();
  const [, navigate] = useLocation();
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        className="btn btn-quiet"
        disabled={again.isPending}
        onClick={() => again.mutate(run, { onSuccess: (id) => navigate(`${path}?run=${id}`) })}
      >
        <RotateCcw size={17} aria-hidden="true" />
        {again.isPending ? AGENT_TEXTS.executing : AGENT_TEXTS.again}
      </button>
      {again.error && (
        <p role="alert" className="text-bad">
          {textOf(again.error)}
        </p>
      )}
    </div>
  );
}
