import { Copy } from 'lucide-react';
import { useState } from 'react';
import { AGENT_TEXTS, type AgentRunAnswer, type SpecialisedRun } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { AgentCard, ResultSkeleton } from './AgentParts';
import { copyText, Files } from './Files';
import { Output } from './Output';
import { RunAgain, ErasedRun } from './ErasedRun';
import { formatCount } from './agent-text';

/** Result of a specialised agent: summary, output, files and logs. */
export function SpecialisedResult({
  id,
  run: { data: run, error, refetch },
}: {
  id: number | null;
  run: { data: AgentRunAnswer | undefined; error: Error | null; refetch: () => unknown };
}) {
  const [isRaw, setIsRaw] = useState(false);
  if (id === null)
    return (
      <AgentCard title={AGENT_TEXTS.response}>
        <p className="text-soft">The result appears here, with the files that the agent creates.</p>
      </AgentCard>
    );
  if (error && !run)
    return <ErrorNote title="This run could not be loaded" error={error} onRetry={() => void refetch()} />;
  const result = run?.result as SpecialisedRun | null | undefined;
  const outputText = result
    ? typeof result.output === 'string'
      ? result.output
      : JSON.stringify(result.output, null, 2)
    : '';
  return (
    <AgentCard
      title={AGENT_TEXTS.response}
      aside={
        result && (
          <div className="flex gap-2">
            <button type="button" className="btn btn-quiet" onClick={() => setIsRaw(!isRaw)}>
              {isRaw ? 'Formatted' : 'Raw'}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => void copyText(outputText)}>
              <Copy size={17} aria-hidden="true" />
              Copy
            </button>
          </div>
        )
      }
    >
      {!run && <ResultSkeleton />}
      {run?.withdrawn && <ErasedRun run={run} path="/agents/runtime" />}
      {run && !result && run.state !== 'failed' && !run.withdrawn && (
        <p role="status" className="text-soft">
          {run.message || AGENT_TEXTS.executing}
        </p>
      )}
      {run?.state === 'failed' && (
        <div className="grid gap-4">
          <p role="alert" className="text-bad">
            {run.error ?? AGENT_TEXTS.unknownError}
          </p>
          <RunAgain run={run} path="/agents/runtime" />
        </div>
      )}
      {result && run && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div>
            <h3 className="text-sm font-medium text-soft">{AGENT_TEXTS.summary}</h3>
            <p className="mt-1">{result.summary}</p>
            {result.filename !== null && <p className="mt-1 text-sm text-soft">{result.filename}</p>}
            <p className="mt-2 text-sm text-soft">
              {formatCount(run.files.length, 'file')} · {formatCount(result.logs.length, 'log')} ·{' '}
              {formatCount(result.reflections.length, 'reflection')}
            </p>
          </div>
          {isRaw ? (
            <pre
              // Focusable, so that it can be scrolled with the keyboard.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="max-h-[60dvh] overflow-auto rounded-card border border-line bg-ground p-4 text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
            >
              {outputText}
            </pre>
          ) : (
            <Output output={result.output} summary={result.summary} />
          )}
          {run.files.length > 0 && (
            <div>
              <h3 className="mb-2 text-sm font-medium text-soft">Created files</h3>
              <Files files={run.files} />
            </div>
          )}
          <Lines title="Reflections" lines={result.reflections} />
          <Lines title="Logs" lines={result.logs} />
        </div>
      )}
    </AgentCard>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium text-soft">{title}</h3>
      <ul className="grid gap-1 text-sm">
        {lines.map((line, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
