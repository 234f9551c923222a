import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import {
  AGENT_DEFAULTS,
  AGENT_TEXTS,
  CONSOLE_TASKS,
  LIMITS,
  type AgentRunAnswer,
  type ConsoleRun,
  type ConsoleTask,
} from '@kinloom/contract';
import { focusInvalidField } from '../../lib/focus/focus-invalid-field';
import { ErrorNote } from '../../ui/ErrorNote';
import { TextArea } from '../../ui/Field';
import { OperatorLayout } from '../administration/Parts';
import { MessageText } from '../conversations/message/MessageText';
import { AgentCard, RunButton, TaskLayout, Select } from './AgentParts';
import { Files } from './Files';
import { Runs } from './Runs';
import { useRun, useStartRun } from './use-agents';
import { RunAgain, ErasedRun } from './ErasedRun';
import { consoleErrorText, missingText, parseRunId } from './agent-text';

const TASKS = CONSOLE_TASKS.map((value) => ({ value, label: AGENT_TEXTS.consoleTasks[value] }));

/** Placeholder text per task type. */
const PLACEHOLDERS: Readonly<Record<ConsoleTask, string>> = {
  analysis: 'Which conversations should be analysed? The result lists their topics, their course and open questions.',
  build:
    'What should the document be about? It is compiled from what you told your souls, with a source for each passage.',
  research: 'What should be searched for? All matching passages are listed with their sources.',
  debug: 'What is the problem? Recent failures are listed with their reason and what to do about them.',
};

/** Operator console: runs four kinds of tasks over the operator's own data. */
export default function ConsoleScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const id = parseRunId(query.get('run'));
  const run = useRun(id);
  const start = useStartRun();
  const [kind, setKind] = useState<ConsoleTask>(AGENT_DEFAULTS.console);
  const [task, setTask] = useState('');
  const isExecuting = start.isPending || run.data?.state === 'waiting' || run.data?.state === 'active';

  const [isSubmitted, setIsSubmitted] = useState(false);
  const isTextMissing = task.trim() === '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () => setIsSubmitted(true));
    if (isTextMissing) return;
    start.mutate(
      { kind: 'console', body: { task: task.trim(), task_type: kind } },
      { onSuccess: (runId) => navigate(`/admin?run=${runId}`) },
    );
  }

  return (
    <OperatorLayout title="Agent Console" current="/admin">
      <p className="max-w-prose text-soft">
        Give the agent a task. It uses what you told your own souls and saves the result as a file.
      </p>
      <TaskLayout
        runId={id}
        task={
          <AgentCard title="The task">
            <form className="grid gap-5" onSubmit={submit} noValidate>
              <Select label="Task type" options={TASKS} value={kind} onChange={setKind} />
              <TextArea
                label="Task"
                aria-required
                aria-invalid={isSubmitted && isTextMissing}
                maxLength={LIMITS.agentTaskLength}
                rows={5}
                placeholder={PLACEHOLDERS[kind]}
                value={task}
                onChange={(event) => setTask(event.target.value)}
              />
              <RunButton missing={missingText({ 'describe the task': isTextMissing })} isExecuting={isExecuting} />
            </form>
          </AgentCard>
        }
        runs={<Runs kind="console" path="/admin" selectedId={id} />}
        result={
          <AgentCard title={AGENT_TEXTS.response}>
            {start.error ? (
              <ErrorText text={consoleErrorText(start.error)} />
            ) : id === null ? (
              <p className="text-soft">The result appears here.</p>
            ) : run.error && !run.data ? (
              <ErrorNote title="This run could not be loaded" error={run.error} onRetry={() => void run.refetch()} />
            ) : (
              <Response run={run.data} />
            )}
          </AgentCard>
        }
      />
    </OperatorLayout>
  );
}

function Response({ run }: { run: AgentRunAnswer | undefined }) {
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm text-soft">
        {AGENT_TEXTS.taskId}: <span className="tabular-nums">{result.task_id}</span>
      </p>
      <div>
        <h3 className="mb-2 text-sm font-medium text-soft">{AGENT_TEXTS.summary}</h3>
        <MessageText text={result.summary} />
      </div>
      {run.files.length > 0 && (
        <div>
          <h3 className="mb-2 text-sm font-medium text-soft">{AGENT_TEXTS.files}</h3>
          <Files files={run.files} />
        </div>
      )}
    </div>
  );
}

function ErrorText({ text }: { text: string }) {
  return (
    <p role="alert">
      <span className="font-medium text-bad">{AGENT_TEXTS.errorLabel}</span> {text}
    </p>
  );
}
