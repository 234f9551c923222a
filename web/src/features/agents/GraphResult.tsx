import { ArrowRight } from 'lucide-react';
import { AGENT_TEXTS, type AgentRunAnswer, type GraphRun } from '@kinloom/contract';
import { Clamped } from '../../ui/Clamped';
import { ErrorNote } from '../../ui/ErrorNote';
import { formatNumber } from '../../lib/locale';
import { MessageText } from '../conversations/message/MessageText';
import { AgentCard, Fold, ResultShape } from './AgentParts';
import { Files } from './Files';
import { RunAgain, Withdrawn } from './Withdrawn';
import { titled } from './words';

/** What came of a graph run: the way it went, live, and what it found. */
export function GraphResult({
  id,
  run: { data: run, error, refetch },
}: {
  id: number | null;
  run: { data: AgentRunAnswer | undefined; error: Error | null; refetch: () => unknown };
}) {
  if (id === null)
    return (
      <AgentCard title="Result">
        <p className="text-soft">What comes of a task appears here, step by step.</p>
      </AgentCard>
    );
  if (error && !run)
    return <ErrorNote title="This run could not be loaded" error={error} onRetry={() => void refetch()} />;
  const result = run?.result as GraphRun | null | undefined;
  return (
    <AgentCard title="Result">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-busy={!run}>
        {run ? (
          <div className="text-soft">
            <Clamped text={run.asked.task} />
          </div>
        ) : (
          <ResultShape />
        )}
        <div hidden={!run}>
          <h3 className="text-sm font-medium text-soft">Execution path</h3>
          <ol aria-label="Execution path" className="mt-2 flex flex-wrap items-center gap-2">
            {(run?.statePath ?? []).map((step, place, all) => (
              <li key={place} className="flex items-center gap-2">
                <span className="rounded-full bg-lamp-wash px-3 py-1 text-sm">{titled(step)}</span>
                {place < all.length - 1 && <ArrowRight size={14} aria-hidden="true" className="text-faint" />}
              </li>
            ))}
          </ol>
          {run && !result && run.state !== 'failed' && !run.withdrawn && (
            <p role="status" className="mt-3 text-soft">
              {run.message || AGENT_TEXTS.executing}{' '}
              {run.progress > 0 && <span className="tabular-nums">{run.progress}%</span>}
            </p>
          )}
        </div>
        {run?.withdrawn && <Withdrawn run={run} path="/agent" />}
        {run?.state === 'failed' && (
          <>
            <p role="alert" className="text-bad">
              {AGENT_TEXTS.failed}: {run.error ?? AGENT_TEXTS.unknownError}
            </p>
            <RunAgain run={run} path="/agent" />
          </>
        )}
        {result && run && (
          <>
            <div>
              <h3 className="mb-2 text-sm font-medium text-soft">Output</h3>
              <MessageText text={result.final_output} />
            </div>
            {run.files.length > 0 && <Files files={run.files} />}
            <p className="text-sm text-soft">
              Execution time: <span className="tabular-nums">{formatNumber(result.execution_time)} ms</span>
            </p>
            <Raw value={result} />
          </>
        )}
      </div>
    </AgentCard>
  );
}

/** The answer as a program gets it, for who wants to see it. */
export function Raw({ value }: { value: unknown }) {
  return (
    <Fold title="Raw response">
      <pre
        // What is wider than the card is scrolled with the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-auto pb-4 text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {JSON.stringify(value, null, 2)}
      </pre>
    </Fold>
  );
}
