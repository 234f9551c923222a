import { useRef, useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import {
  AGENT_PRIORITIES,
  AGENT_TEXTS,
  EMOTIONAL_STATES,
  type AgentPriority,
  type EmotionalState,
} from '@kinloom/contract';
import { focusInvalidField } from '../../lib/focus/focus-invalid-field';
import { dismissToast, openToast, type ToastContent } from '../../lib/toasts';
import { SelectField } from '../../ui/SelectField';
import { AgentCard, AgentLayout, RunButton, StatusMark, TaskField, TaskLayout } from './AgentParts';
import { GraphResult } from './GraphResult';
import { Runs } from './Runs';
import { useRunEndToast } from './use-run-end-toast';
import { useRun, useStartRun } from './use-agents';
import { graphErrorToast, statusColor, parseRunId, runStatusText, toTitle } from './agent-text';

const toOption = <Value extends string>(value: Value) => ({ value, label: toTitle(value) });

/** Runs a task with the graph agent: retrieve, draft, evaluate. */
export default function GraphScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const id = parseRunId(query.get('run'));
  const run = useRun(id);
  const start = useStartRun();
  const [task, setTask] = useState('');
  const [feeling, setFeeling] = useState<EmotionalState | null>(null);
  const [priority, setPriority] = useState<AgentPriority | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  useRunEndToast(run.data, {
    done: { title: AGENT_TEXTS.executed },
    failed: (error) => ({ title: AGENT_TEXTS.failed, description: error, tone: 'bad' }),
  });

  const errorToastId = useRef<number | null>(null);
  const showError = (content: ToastContent): void => {
    errorToastId.current = openToast({ ...content, tone: 'bad' });
  };

  const isTextMissing = task.trim() === '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () => setIsSubmitted(true));
    if (isTextMissing || feeling === null || priority === null) {
      showError({ title: AGENT_TEXTS.missing });
      return;
    }
    // An error of an earlier attempt says nothing about this run.
    if (errorToastId.current !== null) dismissToast(errorToastId.current);
    start.mutate(
      { kind: 'graph', body: { task: task.trim(), emotional_state: feeling, priority } },
      {
        onSuccess: (runId) => navigate(`/agent?run=${runId}`),
        onError: (error) => showError(graphErrorToast(error)),
      },
    );
  }

  const status = runStatusText(run.data, start.isPending);
  return (
    <AgentLayout
      here="/agent"
      intro="Give your souls a task. They collect what you told them about it, draft an answer and check it before you see it."
      aside={<StatusMark word={status} color={statusColor(status)} />}
    >
      <TaskLayout
        runId={id}
        task={
          <AgentCard title="The task">
            <form className="grid gap-5" onSubmit={submit} noValidate>
              <TaskField
                isMissing={isSubmitted && isTextMissing}
                placeholder="Plan a quiet weekend from what I have told you."
                value={task}
                onChange={setTask}
              />
              <SelectField
                label="Emotional state"
                placeholder="How do you feel about it?"
                options={EMOTIONAL_STATES.map(toOption)}
                value={feeling}
                problem={isSubmitted && feeling === null ? 'Choose an emotional state.' : undefined}
                onChange={setFeeling}
              />
              <SelectField
                label="Priority"
                placeholder="How important is it?"
                options={AGENT_PRIORITIES.map(toOption)}
                value={priority}
                problem={isSubmitted && priority === null ? 'Choose a priority.' : undefined}
                onChange={setPriority}
              />
              <RunButton isExecuting={start.isPending} />
            </form>
          </AgentCard>
        }
        result={<GraphResult id={id} run={run} />}
        runs={<Runs kind="graph" path="/agent" selectedId={id} />}
      />
    </AgentLayout>
  );
}
