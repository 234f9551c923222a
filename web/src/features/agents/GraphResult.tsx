import { ArrowRight } from 'lucide-react';
import { AGENT_TEXTS, type AgentRunAnswer, type GraphRun } from '@kinloom/contract';
import { CollapsibleText } from '../../ui/CollapsibleText';
import { ErrorNote } from '../../ui/ErrorNote';
import { formatNumber } from '../../lib/format/locale';
import { MessageText } from '../conversations/message/MessageText';
import { Collapsible } from '../../ui/Collapsible';
import { AgentCard, ResultSkeleton } from './AgentParts';
import { Files } from './Files';
import { RunAgain, ErasedRun } from './ErasedRun';
import { toTitle } from './agent-text';

/** Execution path and result of a graph run, updated live. */
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
        <p className="text-soft">The result appears here, step by step.</p>
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
            <CollapsibleText text={run.asked.task} />
          </div>
        ) : (
          <ResultSkeleton />
        )}
        <div hidden={!run}>
          <h3 className="text-sm font-medium text-soft">Execution path</h3>
          <ol aria-label="Execution path" className="mt-2 flex flex-wrap items-center gap-2">
            {(run?.statePath ?? []).map((step, index, all) => (
              <li key={index} className="flex items-center gap-2">
                <span className="rounded-full bg-lamp-wash px-3 py-1 text-sm">{toTitle(step)}</span>
                {index < all.length - 1 && <ArrowRight size={14} aria-hidden="true" className="text-faint" />}
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
        {run?.withdrawn && <ErasedRun run={run} path="/agent" />}
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
            <RawResponse value={result} />
          </>
        )}
      </div>
    </AgentCard>
  );
}

/** The unformatted API response. */
export function RawResponse({ value }: { value: unknown }) {
  return (
    <Collapsible title="Raw response">
      <pre
        // Focusable, so that it can be scrolled with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-auto pb-4 text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {JSON.stringify(value, null, 2)}
      </pre>
    </Collapsible>
  );
}
