import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  AGENT_DEFAULTS,
  POLLING,
  type AgentKind,
  type AgentNews,
  type AgentRun,
  type AgentRunAnswer,
  type BodyOf,
  type JobAccepted,
} from '@kinloom/contract';
import { call } from '../../lib/api';
import { useConnection } from '../../lib/connection';
import { send } from '../soulprints/send';
import { agentsKey, runKey } from './cache';

/** Milliseconds between looks while the socket is there, in case a word of it was lost. */
const LOOK = 10_000;
/** Runs of a kind that are listed. */
const LISTED = 20;

const isAtRest = (run: Pick<AgentRun, 'state'> | undefined): boolean =>
  run?.state === 'done' || run?.state === 'failed';

/** The newest runs of a kind. */
export function useRuns(kind: AgentKind) {
  return useQuery({
    queryKey: [...agentsKey, 'runs', kind],
    queryFn: ({ signal }) => call('GET /api/agents/runs', { query: { kind, limit: LISTED }, signal }),
    staleTime: 0,
  });
}

/** A run as it goes on, and its answer once it is there; null follows none. */
export function useRun(id: number | null) {
  const connection = useConnection();
  const run = useQuery<AgentRunAnswer>({
    queryKey: runKey(id),
    queryFn: ({ signal }) => call('GET /api/agents/runs/:id', { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isAtRest(data) ? false : connection === 'live' ? LOOK : POLLING.messages,
  });
  // What the socket tells of it is shown at once, before it is read anew.
  const { data: news } = useQuery<AgentNews | null>({
    queryKey: ['agent', run.data?.jobId ?? 0],
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  const newer = run.data && news && !isAtRest(run.data) && news.statePath.length > run.data.statePath.length;
  return { ...run, data: newer ? { ...run.data, ...partOf(news) } : run.data };
}

const partOf = ({ statePath, progress, message }: AgentNews) => ({ statePath, progress, message });

type Started =
  | { kind: 'graph'; body: BodyOf<'POST /api/run_agent_graph'> }
  | { kind: 'specialised' | 'console'; body: BodyOf<'POST /api/run_agent'> };

/** Hands a task over, and does not wait for it: it is found again wherever its person goes. @returns the id of its run */
export function useStart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (task: Started): Promise<number> => {
      const answer: object =
        task.kind === 'graph'
          ? await send('POST /api/run_agent_graph', { body: task.body })
          : await send('POST /api/run_agent', { body: task.body });
      if ('run_id' in answer && typeof answer.run_id === 'number') return answer.run_id;
      const { jobId } = answer as JobAccepted;
      const runs = await call('GET /api/agents/runs', { query: { kind: task.kind, limit: LISTED } });
      const run = runs.find((one) => one.jobId === jobId);
      if (!run) throw new Error('a run that was begun is not among the runs');
      return run.id;
    },
    onSettled: () => client.invalidateQueries({ queryKey: agentsKey }),
  });
}

/** The task of a run once more, as it was handed over. @returns the id of the new run */
export function useAgain() {
  const { mutateAsync: start } = useStart();
  return useMutation({ mutationFn: (run: AgentRun) => start(taskOf(run)) });
}

function taskOf({ kind, taskType, asked }: AgentRun): Started {
  const { task, emotionalState, emotionalContext, priority } = asked;
  if (kind === 'graph' || taskType === 'graph')
    return { kind: 'graph', body: { task, emotional_state: emotionalState ?? 'calm', priority } };
  if (kind === 'console') return { kind, body: { task, task_type: taskType } };
  const context = emotionalContext ?? AGENT_DEFAULTS.emotionalContext;
  return { kind, body: { task_type: taskType, task_description: task, priority, emotional_context: context } };
}

export function useRemoveRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/agents/runs/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: agentsKey }),
  });
}

export function useTeam() {
  return useQuery({
    queryKey: [...agentsKey, 'team'],
    queryFn: ({ signal }) => call('GET /api/agents/team', { signal }),
    staleTime: 0,
    refetchInterval: LOOK,
  });
}
