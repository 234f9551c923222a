import type { QueryClient } from '@tanstack/react-query';
import type { AgentNews, AgentRunAnswer } from '@kinloom/contract';
import { refetch } from '../../lib/refetch';

/** What the server tells of runs makes everything under this key be read anew. */
export const agentsKey = ['agents'] as const;

export const runKey = (id: number | null) => [...agentsKey, 'run', id] as const;

/** The files of a run that were opened. */
export const filesKey = (runId: number) => ['agent-file', runId] as const;

/** Takes up what is told of a run. What was erased is gone from here at once, also where nothing can be read anew. */
export function takeAgentNews(client: QueryClient, news: AgentNews): void {
  client.setQueryData<AgentNews>(['agent', news.jobId], news);
  if (news.withdrawn) {
    client.setQueryData<AgentRunAnswer>(
      runKey(news.runId),
      (run) => run && { ...run, withdrawn: true, result: null, files: [] },
    );
    void client.resetQueries({ queryKey: filesKey(news.runId) });
  }
  refetch(client, agentsKey);
}
