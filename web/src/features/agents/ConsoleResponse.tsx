import { AGENT_TEXTS, type AgentFile, type AgentRunAnswer, type ConsoleRun } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { MessageText } from '../conversations/message/MessageText';
import { ResultSkeleton } from './AgentParts';
import { ErrorText } from './ErrorText';
import { ErasedRun, RunAgain } from './ErasedRun';
import { Files } from './Files';
import { useFileText } from './use-file-text';

/** Result of a console task: its summary, the page that it wrote, and the files. */
export function ConsoleResponse({ run }: { run: AgentRunAnswer | undefined }) {
  const result = run?.result as ConsoleRun | null | undefined;
  if (run?.withdrawn) return <ErasedRun run={run} path="/admin" />;
  if (run?.state === 'failed')
    return (
      <div className="grid gap-4">
        <ErrorText text={run.error ?? AGENT_TEXTS.unknownError} />
        <RunAgain run={run} path="/admin" />
      </div>
    );
  if (!run || !result)
    return (
      <p role="status" className="text-soft">
        {run?.message || AGENT_TEXTS.executing}
      </p>
    );
  if (!result.success) return <ErrorText text={result.error ?? AGENT_TEXTS.unknownError} />;
  const [page] = run.files;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm text-soft">
        {AGENT_TEXTS.taskId}: <span className="tabular-nums">{result.task_id}</span>
      </p>
      <div>
        <h3 className="mb-2 text-sm font-medium text-soft">{AGENT_TEXTS.summary}</h3>
        <MessageText text={result.summary} />
      </div>
      {page && <Page file={page} summary={result.summary} />}
      {run.files.length > 0 && (
        <div>
          <h3 className="mb-2 text-sm font-medium text-soft">{AGENT_TEXTS.files}</h3>
          <Files files={run.files} />
        </div>
      )}
    </div>
  );
}

/** The page below its summary, which is shown already. */
function Page({ file, summary }: { file: AgentFile; summary: string }) {
  const { data, error, refetch } = useFileText(file);
  if (error) return <ErrorNote title="The result could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ResultSkeleton />;
  const [, ...below] = data.split(summary);
  const text = below.join(summary).trim();
  return text === '' ? null : <MessageText text={text} />;
}
