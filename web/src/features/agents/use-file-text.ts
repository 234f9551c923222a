import { useQuery } from '@tanstack/react-query';
import type { AgentFile } from '@kinloom/contract';
import { parseResponse } from '../../lib/http/api';
import { filesKey } from './agent-cache';

export const fileAddress = ({ id, runId }: AgentFile): string => `/api/agents/runs/${runId}/files/${id}`;

/** The text of a file that a run created. */
export function useFileText(file: AgentFile) {
  return useQuery({
    queryKey: [...filesKey(file.runId), file.id],
    queryFn: async ({ signal }) => {
      const response = await fetch(fileAddress(file), { signal, credentials: 'include' });
      const text = await response.text();
      if (!response.ok) parseResponse(response, text);
      return text;
    },
  });
}
