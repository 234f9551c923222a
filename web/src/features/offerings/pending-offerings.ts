import { useQuery } from '@tanstack/react-query';
import type { Offering } from '@kinloom/contract';
import { call } from '../../lib/http/api';

/** Prefix of all queries that offering events invalidate. */
export const offeringsKey = ['offerings'] as const;
const newestFirst = (a: Offering, b: Offering): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** The pending offerings, newest first. */
export function useOfferings() {
  return useQuery({
    queryKey: offeringsKey,
    queryFn: async ({ signal }) => {
      const { offerings } = await call('GET /api/memory/offered_to_me', { signal });
      return offerings.toSorted(newestFirst);
    },
  });
}

/** Number of pending offerings; undefined while loading. */
export function usePendingOfferingCount(): number | undefined {
  return useOfferings().data?.length;
}
