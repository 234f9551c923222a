import { useQuery } from '@tanstack/react-query';
import type { CardOverrides } from '@kinloom/contract';
import { ApiError, call } from '../../lib/api';

export const overridesKey = (soulId: number) => ['overrides', soulId] as const;

/** What the card of a soul holds above and beside it; null where the soul came with none. */
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
