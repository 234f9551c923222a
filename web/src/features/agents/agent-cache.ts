import type { QueryClient } from '@tanstack/react-query';
import type { AgentNews, AgentRunAnswer } from '@kinloom/contract';
import { refetch } from '../../lib/realtime/refetch';

/** Prefix of all queries that an agent event invalidates. */
export const AGENTS_KEY = ['agents'] as const;

export const runKey = (id: number | null) => [...AGENTS_KEY, 'run', id] as const;

/** Opened files of a run. */
export const filesKey = (runId: number) => ['agent-file', runId] as const;

/** Applies an agent event. Erased content is removed from the cache immediately, even if the refetch fails. */
export function applyAgentEvent(client: QueryClient, news: AgentNews): void {
  client.setQueryData<AgentNews>(['agent', news.jobId], news);
  if (news.withdrawn) {
    client.setQueryData<AgentRunAnswer>(
      runKey(news.runId),
      (run) => run && { ...run, withdrawn: true, result: null, files: [] },
    );
    void client.resetQueries({ queryKey: filesKey(news.runId) });
  }
  refetch(client, AGENTS_KEY);
}
