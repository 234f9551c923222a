import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { AGENT_TEXTS, type AgentKind } from '@kinloom/contract';
import { useNow } from '../../lib/now';
import { distance } from '../../lib/time';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { AgentCard } from './AgentParts';
import { useRemoveRun, useRuns } from './use-agents';
import { statusOf, titled } from './words';

/** What was asked before, to be looked at again. */
export function Runs({ kind, path, chosen }: { kind: AgentKind; path: string; chosen: number | null }) {
  const runs = useRuns(kind);
  const remove = useRemoveRun();
  const now = useNow();
  return (
    <AgentCard title="Earlier runs">
      {runs.data?.length === 0 && <p className="text-soft">What was run is kept here, with what came of it.</p>}
      {runs.error && !runs.data && (
        <ErrorNote title="The runs could not be loaded" error={runs.error} onRetry={() => void runs.refetch()} />
      )}
      {runs.isPending && <Skeleton className="h-12 rounded-soft" />}
      <ul className="-mx-3 grid">
        {runs.data?.map((run) => (
          <li key={run.id} className="flex items-center gap-1">
            <Link
              href={`${path}?run=${run.id}`}
              aria-current={run.id === chosen ? 'true' : undefined}
              className="min-w-0 flex-1 rounded-card px-3 py-2 hover:bg-raised aria-[current=true]:bg-raised"
            >
              <span className="block truncate">{run.asked.task}</span>
              <span className="block truncate text-sm text-soft">
                {run.kind !== 'graph' && `${titled(run.taskType)} · `}
                {statusOf(run, false)} · {distance(run.createdAt, now)}
              </span>
              {run.withdrawn && <span className="block text-sm text-soft">{AGENT_TEXTS.withdrawn}</span>}
            </Link>
            {(run.state === 'done' || run.state === 'failed') && (
              <button
                type="button"
                className="icon-btn"
                aria-label={`Delete the run: ${run.asked.task.slice(0, 60)}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(run.id)}
              >
                <Trash2 size={17} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </AgentCard>
  );
}
