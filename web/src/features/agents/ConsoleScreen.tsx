import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { AGENT_DEFAULTS, AGENT_TEXTS, CONSOLE_TASKS, type ConsoleTask } from '@kinloom/contract';
import { focusInvalidField } from '../../lib/focus/focus-invalid-field';
import { ErrorNote } from '../../ui/ErrorNote';
import { SelectField } from '../../ui/SelectField';
import { OperatorLayout } from '../administration/Parts';
import { AgentCard, RunButton, TaskField, TaskLayout } from './AgentParts';
import { ConsoleResponse } from './ConsoleResponse';
import { ErrorText } from './ErrorText';
import { Runs } from './Runs';
import { useRun, useStartRun } from './use-agents';
import { consoleErrorText, parseRunId } from './agent-text';

const TASKS = CONSOLE_TASKS.map((value) => ({ value, label: AGENT_TEXTS.consoleTasks[value] }));

/** What the agent makes, per task type. */
const RESULTS: Readonly<Record<ConsoleTask, string>> = {
  analysis: 'Makes a report on your conversations: their topics, their course and open questions.',
  build: 'Makes a document from what you told your souls, with a source for each passage.',
  research: 'Makes a list of all passages about a topic, with their sources.',
  debug: 'Makes a list of recent failures, with their reasons and what to do about them.',
};

/** Placeholder text per task type. */
const PLACEHOLDERS: Readonly<Record<ConsoleTask, string>> = {
  analysis: 'Which conversations should be analysed?',
  build: 'What should the document be about?',
  research: 'What should be searched for?',
  debug: 'What is the problem?',
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
              <SelectField label="Task type" options={TASKS} value={kind} hint={RESULTS[kind]} onChange={setKind} />
              <TaskField
                isMissing={isSubmitted && isTextMissing}
                placeholder={PLACEHOLDERS[kind]}
                value={task}
                onChange={setTask}
              />
              <RunButton isExecuting={isExecuting} />
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
              <ConsoleResponse run={run.data} />
            )}
          </AgentCard>
        }
      />
    </OperatorLayout>
  );
}
