import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import {
  AGENT_DEFAULTS,
  AGENT_PRIORITIES,
  AGENT_TEXTS,
  EMOTIONAL_CONTEXTS,
  LIMITS,
  SPECIALISED_TASKS,
  type AgentPriority,
  type EmotionalContext,
  type SpecialisedTask,
} from '@kinloom/contract';
import { formatNumber } from '../../lib/locale';
import { TextArea } from '../../ui/Field';
import { AgentCard, AgentRoom, Desk, Select, StatusMark } from './AgentParts';
import { Runs } from './Runs';
import { SpecialisedResult } from './SpecialisedResult';
import { useRun, useStart } from './use-agents';
import { lightOf, runIdOf, specialisedTrouble, statusOf, titled } from './words';

const optionOf = <Value extends string>(value: Value) => ({ value, label: titled(value) });
const TASKS = SPECIALISED_TASKS.map((value) => ({ value, label: titled(AGENT_TEXTS.agents[value]) }));

/** What each of them wants to be told. */
const ASKS: Readonly<Record<SpecialisedTask, string>> = {
  soul_seed: 'Who should this soul be? Its name, its nature, what it cares for, how it speaks.',
  logic: 'The text to be checked against itself, and against what was said before.',
  architecture_review: 'Which soul should be looked over, and what for? Its name is enough; without one, all are.',
};

/** The specialised agents: one writes souls, one looks for contradictions, one looks over how souls are made. */
export default function RuntimeScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const id = runIdOf(query.get('run'));
  const run = useRun(id);
  const start = useStart();
  const [task, setTask] = useState<SpecialisedTask | null>(null);
  const [description, setDescription] = useState('');
  const [priority, setPriority] = useState<AgentPriority>(AGENT_DEFAULTS.priority);
  const [context, setContext] = useState<EmotionalContext>(AGENT_DEFAULTS.emotionalContext);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Nothing is said of what is missing: the button only waits (specification, section 5).
    if (task === null || description.trim() === '') return;
    start.mutate(
      {
        kind: 'specialised',
        body: { task_type: task, task_description: description.trim(), priority, emotional_context: context },
      },
      { onSuccess: (runId) => navigate(`/agents/runtime?run=${runId}`) },
    );
  }

  const status = statusOf(run.data, start.isPending);
  const elapsed = run.data?.executionTime ?? null;
  return (
    <AgentRoom
      title="Agent Runtime Interface"
      here="/agents/runtime"
      intro="Three agents with one craft each. They work with what your souls know, and say where they found it."
      aside={
        <StatusMark
          word={elapsed === null ? status : `${status} · ${formatNumber(elapsed)} ms`}
          color={lightOf(status)}
        />
      }
    >
      <Desk
        shown={id}
        task={
          <AgentCard title="The task">
            <form className="grid gap-5" onSubmit={submit} noValidate>
              <Select label="Task type" placeholder="Choose an agent" options={TASKS} value={task} onChange={setTask} />
              <TextArea
                label="Description"
                maxLength={LIMITS.agentTaskLength}
                rows={6}
                placeholder={task ? ASKS[task] : 'What should be done?'}
                value={description}
                onChange={(event) => setDescription(event.target.value)}
              />
              <Select
                label="Priority"
                options={AGENT_PRIORITIES.map(optionOf)}
                value={priority}
                onChange={setPriority}
              />
              <Select
                label="Emotional context"
                options={EMOTIONAL_CONTEXTS.map(optionOf)}
                value={context}
                onChange={setContext}
              />
              <button type="submit" className="btn btn-primary" disabled={start.isPending}>
                {start.isPending ? AGENT_TEXTS.executing : AGENT_TEXTS.run}
              </button>
              {start.error && <Trouble words={specialisedTrouble(start.error)} />}
            </form>
          </AgentCard>
        }
        result={<SpecialisedResult id={id} run={run} />}
        runs={<Runs kind="specialised" path="/agents/runtime" chosen={id} />}
      />
    </AgentRoom>
  );
}

function Trouble({ words }: { words: string }) {
  return (
    <div role="alert" className="rounded-card border border-bad px-4 py-3 text-sm">
      <p className="font-medium text-bad">{words}</p>
      <p className="mt-2 text-soft">What it may be:</p>
      <ul className="mt-1 list-disc pl-5 text-soft">
        <li>an invalid task type, or a missing description</li>
        <li>the service is unavailable just now</li>
        <li>the network between here and there</li>
      </ul>
    </div>
  );
}
