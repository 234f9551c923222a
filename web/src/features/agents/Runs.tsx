import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AGENT_TEXTS, type AgentKind, type AgentRun } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { toast } from '../../lib/toasts';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { AgentCard } from './AgentParts';
import { useDeleteRun, useRuns } from './use-agents';
import { formatCount, runStatusText, toTitle } from './agent-text';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Characters of a task shown as the run's name. */
const MAX_NAME_LENGTH = 60;

/** List of earlier runs. */
export function Runs({ kind, path, selectedId }: { kind: AgentKind; path: string; selectedId: number | null }) {
  const runs = useRuns(kind);
  const remove = useDeleteRun();
  const now = useNow();
  const [, navigate] = useLocation();
  const [pendingDelete, setPendingDelete] = useState<AgentRun | null>(null);
  const list = useRef<HTMLUListElement>(null);

  function deleteRun({ id }: AgentRun): void {
    remove.mutate(id, {
      // The deleted run is the one on display.
      onSuccess: () => id === selectedId && navigate(path, { replace: true }),
      onError: (error) => toast({ title: 'The run could not be deleted', description: textOf(error), tone: 'bad' }),
      onSettled: () => setPendingDelete(null),
    });
  }

  return (
    <AgentCard title="Earlier runs">
      {runs.data?.length === 0 && <p className="text-soft">Runs and their results are listed here.</p>}
      {runs.error && !runs.data && (
        <ErrorNote title="The runs could not be loaded" error={runs.error} onRetry={() => void runs.refetch()} />
      )}
      {runs.isPending && <Skeleton className="h-12 rounded-soft" />}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Earlier runs"
        className="-mx-3 grid grid-cols-[minmax(0,1fr)] outline-none"
      >
        {runs.data?.map((run) => (
          <li key={run.id} className="flex items-center gap-1">
            <Link
              href={`${path}?run=${run.id}`}
              aria-current={run.id === selectedId ? 'true' : undefined}
              className="min-w-0 flex-1 rounded-card px-3 py-2 hover:bg-raised aria-[current=true]:bg-raised aria-[current=true]:shadow-[inset_2px_0_0_var(--lamp)]"
            >
              <span className="block truncate">{run.asked.task}</span>
              <span className="block truncate text-sm text-soft">
                {run.kind !== 'graph' && `${toTitle(run.taskType)} · `}
                <span className={run.state === 'failed' ? 'text-bad' : ''}>{runStatusText(run, false)}</span> ·{' '}
                <time dateTime={run.createdAt} title={fullTime(run.createdAt)}>
                  {relativeTime(run.createdAt, now)}
                </time>
              </span>
              {run.withdrawn && <span className="block text-sm text-soft">{AGENT_TEXTS.withdrawn}</span>}
            </Link>
            {(run.state === 'done' || run.state === 'failed') && (
              <button
                type="button"
                className="icon-btn"
                data-run={run.id}
                aria-label={`Delete the run: ${run.asked.task.slice(0, MAX_NAME_LENGTH)}`}
                onClick={() => setPendingDelete(run)}
              >
                <Trash2 size={17} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {pendingDelete && (
        <Suspense>
          <Confirm
            title="Delete this run"
            question={`The result of “${pendingDelete.asked.task.slice(0, MAX_NAME_LENGTH)}”${pendingDelete.files.length > 0 ? `, with the ${formatCount(pendingDelete.files.length, 'file')} it created,` : ''} will be permanently deleted.`}
            action="Delete run"
            busy={remove.isPending}
            onConfirm={() => deleteRun(pendingDelete)}
            onClose={() => setPendingDelete(null)}
            onFocusBack={(event) => {
              // The pressed button is removed with its run.
              event.preventDefault();
              const button = list.current?.querySelector<HTMLElement>(`[data-run="${pendingDelete.id}"]`);
              (button ?? list.current)?.focus();
            }}
          />
        </Suspense>
      )}
    </AgentCard>
  );
}
