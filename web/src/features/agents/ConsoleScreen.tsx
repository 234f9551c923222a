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
import { ErrorNote } from '../../ui/ErrorNote';
import { TextArea } from '../../ui/Field';
import { OperatorLayout } from '../administration/Parts';
import { MessageText } from '../conversations/message/MessageText';
import { AgentCard, TaskLayout, Select } from './AgentParts';
import { Files } from './Files';
import { Runs } from './Runs';
import { useRun, useStartRun } from './use-agents';
import { RunAgain, ErasedRun } from './ErasedRun';
import { consoleErrorText, parseRunId } from './agent-text';

const TASKS = CONSOLE_TASKS.map((value) => ({ value, label: AGENT_TEXTS.consoleTasks[value] }));

/** Placeholder text per task type. */
const PLACEHOLDERS: Readonly<Record<ConsoleTask, string>> = {
  analysis: 'Which talks should be looked into? What they are about, how they go, and what stands open in them.',
  build: 'What should be written? A document is put together from what you told, each passage with its source.',
  research: 'What should be looked up? Every passage on it is found, with where it stands.',
  debug: 'What goes wrong? What failed lately is gathered, with the reason and what to do about it.',
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

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (task.trim() === '') return;
    start.mutate(
      { kind: 'console', body: { task: task.trim(), task_type: kind } },
      { onSuccess: (runId) => navigate(`/admin?run=${runId}`) },
    );
  }

  return (
    <OperatorLayout title="Agent Console" current="/admin">
      <p className="max-w-prose text-soft">
        Hand over a task. It is worked on with what your own souls were told, and what comes of it is kept with its
        file.
      </p>
      <TaskLayout
        runId={id}
        task={
          <AgentCard title="The task">
            <form className="grid gap-5" onSubmit={submit}>
              <Select label="Task type" options={TASKS} value={kind} onChange={setKind} />
              <TextArea
                label="Task"
                required
                maxLength={LIMITS.agentTaskLength}
                rows={5}
                placeholder={PLACEHOLDERS[kind]}
                value={task}
                onChange={(event) => setTask(event.target.value)}
              />
              <button type="submit" className="btn btn-primary" disabled={isExecuting}>
                {isExecuting ? AGENT_TEXTS.executing : AGENT_TEXTS.run}
              </button>
            </form>
          </AgentCard>
        }
        runs={<Runs kind="console" path="/admin" selectedId={id} />}
        result={
          <AgentCard title={AGENT_TEXTS.response}>
            {start.error ? (
              <ErrorText text={consoleErrorText(start.error)} />
            ) : id === null ? (
              <p className="text-soft">What the agent comes to appears here.</p>
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
