import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import {
  AGENT_PRIORITIES,
  AGENT_TEXTS,
  EMOTIONAL_STATES,
  LIMITS,
  type AgentPriority,
  type EmotionalState,
} from '@kinloom/contract';
import { toast } from '../../lib/toasts';
import { TextArea } from '../../ui/Field';
import { AgentCard, AgentRoom, Desk, Select, StatusMark } from './AgentParts';
import { GraphResult } from './GraphResult';
import { Runs } from './Runs';
import { useEnd } from './use-end';
import { useRun, useStart } from './use-agents';
import { graphTrouble, lightOf, runIdOf, statusOf, titled } from './words';

const optionOf = <Value extends string>(value: Value) => ({ value, label: titled(value) });

/** A task for the graph agent: souls gather what was said of it, draft an answer, and weigh it. */
export default function GraphScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const id = runIdOf(query.get('run'));
  const run = useRun(id);
  const start = useStart();
  const [task, setTask] = useState('');
  const [feeling, setFeeling] = useState<EmotionalState | null>(null);
  const [priority, setPriority] = useState<AgentPriority | null>(null);
  const [tried, setTried] = useState(false);
  useEnd(run.data, {
    done: { title: AGENT_TEXTS.executed },
    failed: (error) => ({ title: AGENT_TEXTS.failed, description: error, tone: 'bad' }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (task.trim() === '' || feeling === null || priority === null) {
      toast({ title: AGENT_TEXTS.missing, tone: 'bad' });
      return;
    }
    start.mutate(
      { kind: 'graph', body: { task: task.trim(), emotional_state: feeling, priority } },
      {
        onSuccess: (runId) => navigate(`/agent?run=${runId}`),
        onError: (error) => toast({ ...graphTrouble(error), tone: 'bad' }),
      },
    );
  }

  const status = statusOf(run.data, start.isPending);
  return (
    <AgentRoom
      title="Agent Runtime"
      here="/agent"
      intro="Hand over a task. Your souls gather what you told them of it, draft an answer from that, and weigh it before it comes to you."
      aside={<StatusMark word={status} color={lightOf(status)} />}
    >
      <Desk
        shown={id}
        task={
          <AgentCard title="The task">
            <form className="grid gap-5" onSubmit={submit} noValidate>
              <TextArea
                label="Task description"
                maxLength={LIMITS.agentTaskLength}
                rows={5}
                aria-invalid={tried && task.trim() === ''}
                value={task}
                onChange={(event) => setTask(event.target.value)}
              />
              <Select
                label="Emotional state"
                placeholder="How do you feel about it?"
                options={EMOTIONAL_STATES.map(optionOf)}
                value={feeling}
                problem={tried && feeling === null}
                onChange={setFeeling}
              />
              <Select
                label="Priority"
                placeholder="How much does it matter?"
                options={AGENT_PRIORITIES.map(optionOf)}
                value={priority}
                problem={tried && priority === null}
                onChange={setPriority}
              />
              <button type="submit" className="btn btn-primary" disabled={start.isPending}>
                {start.isPending ? AGENT_TEXTS.executing : AGENT_TEXTS.run}
              </button>
            </form>
          </AgentCard>
        }
        result={<GraphResult id={id} run={run} />}
        runs={<Runs kind="graph" path="/agent" chosen={id} />}
      />
    </AgentRoom>
  );
}
