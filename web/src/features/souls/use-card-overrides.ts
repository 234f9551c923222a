import { useQuery } from '@tanstack/react-query';
import type { CardOverrides } from '@kinloom/contract';
import { ApiError, call } from '../../lib/http/api';

export const overridesKey = (soulId: number) => ['overrides', soulId] as const;

/** System prompts and greetings of a soul's character card; null if it has no card. */
export function useOverrides(soulId: number) {
  return useQuery<CardOverrides | null>({
    queryKey: overridesKey(soulId),
    queryFn: async ({ signal }) => {
      try {
        return await call('GET /api/companions/:id/overrides', { params: { id: soulId }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
