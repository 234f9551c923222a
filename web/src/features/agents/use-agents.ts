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
import { call } from '../../lib/http/api';
import { useConnection } from '../../lib/realtime/connection';
import { sendWithProgress } from '../../lib/http/send-with-progress';
import { AGENTS_KEY, runKey } from './agent-cache';

/** Polling interval in milliseconds while the socket is connected, as a fallback for lost events. */
const FALLBACK_POLL_MS = 10_000;
/** Page size of the list of runs. */
const PAGE_SIZE = 20;

const isFinished = (run: Pick<AgentRun, 'state'> | undefined): boolean =>
  run?.state === 'done' || run?.state === 'failed';

/** The latest runs of a kind. */
export function useRuns(kind: AgentKind) {
  return useQuery({
    queryKey: [...AGENTS_KEY, 'runs', kind],
    queryFn: ({ signal }) => call('GET /api/agents/runs', { query: { kind, limit: PAGE_SIZE }, signal }),
    staleTime: 0,
  });
}

/** Follows a run until it has finished; null disables the query. */
export function useRun(id: number | null) {
  const connection = useConnection();
  const run = useQuery<AgentRunAnswer>({
    queryKey: runKey(id),
    queryFn: ({ signal }) => call('GET /api/agents/runs/:id', { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isFinished(data) ? false : connection === 'live' ? FALLBACK_POLL_MS : POLLING.messages,
  });
  // Realtime progress is shown before the refetch arrives.
  const { data: news } = useQuery<AgentNews | null>({
    queryKey: ['agent', run.data?.jobId ?? 0],
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  const hasNewerEvent = run.data && news && !isFinished(run.data) && news.statePath.length > run.data.statePath.length;
  return { ...run, data: hasNewerEvent ? { ...run.data, ...progressOf(news) } : run.data };
}

const progressOf = ({ statePath, progress, message }: AgentNews) => ({ statePath, progress, message });

type AgentTask =
  | { kind: 'graph'; body: BodyOf<'POST /api/run_agent_graph'> }
  | { kind: 'specialised' | 'console'; body: BodyOf<'POST /api/run_agent'> };

/**
 * Starts a run asynchronously; it continues if the user leaves the screen.
 * @returns the id of the run
 */
export function useStartRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (task: AgentTask): Promise<number> => {
      const response: object =
        task.kind === 'graph'
          ? await sendWithProgress('POST /api/run_agent_graph', { body: task.body })
          : await sendWithProgress('POST /api/run_agent', { body: task.body });
      if ('run_id' in response && typeof response.run_id === 'number') return response.run_id;
      const { jobId } = response as JobAccepted;
      const runs = await call('GET /api/agents/runs', { query: { kind: task.kind, limit: PAGE_SIZE } });
      const run = runs.find((candidate) => candidate.jobId === jobId);
      if (!run) throw new Error('a run that was begun is not among the runs');
      return run.id;
    },
    onSettled: () => client.invalidateQueries({ queryKey: AGENTS_KEY }),
  });
}

/**
 * Starts the same task again.
 * @returns the id of the new run
 */
export function useRestartRun() {
  const { mutateAsync: start } = useStartRun();
  return useMutation({ mutationFn: (run: AgentRun) => start(toTask(run)) });
}

function toTask({ kind, taskType, asked }: AgentRun): AgentTask {
  const { task, emotionalState, emotionalContext, priority } = asked;
  if (kind === 'graph' || taskType === 'graph')
    return { kind: 'graph', body: { task, emotional_state: emotionalState ?? 'calm', priority } };
  if (kind === 'console') return { kind, body: { task, task_type: taskType } };
  const context = emotionalContext ?? AGENT_DEFAULTS.emotionalContext;
  return { kind, body: { task_type: taskType, task_description: task, priority, emotional_context: context } };
}

export function useDeleteRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/agents/runs/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: AGENTS_KEY }),
  });
}

export function useTeam() {
  return useQuery({
    queryKey: [...AGENTS_KEY, 'team'],
    queryFn: ({ signal }) => call('GET /api/agents/team', { signal }),
    staleTime: 0,
    refetchInterval: FALLBACK_POLL_MS,
  });
}
