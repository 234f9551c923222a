import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import {
  AGENT_DEFAULTS,
  AGENT_PRIORITIES,
  AGENT_TEXTS,
  EMOTIONAL_CONTEXTS,
  SPECIALISED_TASKS,
  type AgentPriority,
  type EmotionalContext,
  type SpecialisedTask,
} from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { focusInvalidField } from '../../lib/focus/focus-invalid-field';
import { SelectField } from '../../ui/SelectField';
import { AgentCard, AgentLayout, RunButton, StatusMark, TaskField, TaskLayout } from './AgentParts';
import { Runs } from './Runs';
import { SpecialisedResult } from './SpecialisedResult';
import { useRun, useStartRun } from './use-agents';
import { statusColor, parseRunId, specialisedErrorText, runStatusText, toTitle } from './agent-text';

const toOption = <Value extends string>(value: Value) => ({ value, label: toTitle(value) });
const TASKS = SPECIALISED_TASKS.map((value) => ({ value, label: toTitle(AGENT_TEXTS.agents[value]) }));

/** What each agent makes. */
const RESULTS: Readonly<Record<SpecialisedTask, string>> = {
  soul_seed: 'Makes a new soul: its name, character, instructions and first memories. You decide whether to create it.',
  logic: 'Makes a list of contradictions, within your text and with earlier conversations.',
  architecture_review: 'Makes a list of conflicts and gaps in the instructions and memories of your souls.',
};

/** Placeholder text per agent. */
const PLACEHOLDERS: Readonly<Record<SpecialisedTask, string>> = {
  soul_seed: 'Describe the soul: its name, its character, its interests and how it speaks.',
  logic: 'The text to check for contradictions, in itself and with earlier conversations.',
  architecture_review:
    'Which soul should be reviewed, and for what? Enter its name; without a name, all souls are reviewed.',
};

/** Specialised agents: soul seed, logic check, architecture review. */
export default function RuntimeScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const id = parseRunId(query.get('run'));
  const run = useRun(id);
  const start = useStartRun();
  const [task, setTask] = useState<SpecialisedTask | null>(null);
  const [description, setDescription] = useState('');
  const [priority, setPriority] = useState<AgentPriority>(AGENT_DEFAULTS.priority);
  const [context, setContext] = useState<EmotionalContext>(AGENT_DEFAULTS.emotionalContext);
  const [isSubmitted, setIsSubmitted] = useState(false);

  const isTextMissing = description.trim() === '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () => setIsSubmitted(true));
    // An incomplete form is not run and shows no error (specification, section 5): its missing fields are marked.
    if (task === null || isTextMissing) return;
    start.mutate(
      {
        kind: 'specialised',
        body: { task_type: task, task_description: description.trim(), priority, emotional_context: context },
      },
      { onSuccess: (runId) => navigate(`/agents/runtime?run=${runId}`) },
    );
  }

  const status = runStatusText(run.data, start.isPending);
  const elapsed = run.data?.executionTime ?? null;
  return (
    <AgentLayout
      here="/agents/runtime"
      intro="Three specialised agents. They use what your souls know and name their sources."
      aside={
        <StatusMark
          word={elapsed === null ? status : `${status} · ${formatNumber(elapsed)} ms`}
          color={statusColor(status)}
        />
      }
    >
      <TaskLayout
        runId={id}
        task={
          <AgentCard title="The task">
            <form className="grid gap-5" onSubmit={submit} noValidate>
              <SelectField
                label="Task type"
                placeholder="Choose an agent"
                options={TASKS}
                value={task}
                hint={task === null ? undefined : RESULTS[task]}
                problem={isSubmitted && task === null ? 'Choose a task type.' : undefined}
                onChange={setTask}
              />
              <TaskField
                isMissing={isSubmitted && isTextMissing}
                placeholder={task ? PLACEHOLDERS[task] : 'What should be done?'}
                value={description}
                onChange={setDescription}
              />
              <SelectField
                label="Priority"
                options={AGENT_PRIORITIES.map(toOption)}
                value={priority}
                onChange={setPriority}
              />
              <SelectField
                label="Emotional context"
                options={EMOTIONAL_CONTEXTS.map(toOption)}
                value={context}
                onChange={setContext}
              />
              <RunButton isExecuting={start.isPending} />
              {start.error && <ErrorHints text={specialisedErrorText(start.error)} />}
            </form>
          </AgentCard>
        }
        result={<SpecialisedResult id={id} run={run} />}
        runs={<Runs kind="specialised" path="/agents/runtime" selectedId={id} />}
      />
    </AgentLayout>
  );
}

function ErrorHints({ text }: { text: string }) {
  return (
    <div role="alert" className="rounded-card border border-bad px-4 py-3 text-sm">
      <p className="font-medium text-bad">{text}</p>
      <p className="mt-2 text-soft">Possible causes:</p>
      <ul className="mt-1 list-disc pl-5 text-soft">
        <li>an invalid task type, or a missing description</li>
        <li>the service is temporarily unavailable</li>
        <li>a problem with the network connection</li>
      </ul>
    </div>
  );
}
