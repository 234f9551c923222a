import { useQuery } from '@tanstack/react-query';
import type { Companion } from '@kinloom/contract';
import { call } from '../../lib/api';
import { soulStateKey } from './cache';
import { glowFrom, type Glow } from './soul-look';

/** Milliseconds after which a soul may have drifted on by itself: whoever comes back to the window sees where to. */
const DRIFTS_AFTER = 60_000;

/** How a soul is at present. The server tells of what happens to it; what time alone changes is asked on coming back. */
export function useSoulState(id: number | undefined) {
  return useQuery({
    queryKey: soulStateKey(id ?? 0),
    queryFn: async ({ signal }) => (await call('GET /api/soul/:id', { params: { id: id ?? 0 }, signal })).soul,
    enabled: id !== undefined,
    staleTime: DRIFTS_AFTER,
    refetchOnWindowFocus: true,
  });
}

/** How a soul shines: as it is, once that is known, and brightest while it speaks. */
export function useGlow(soul: Companion | undefined, speaking: boolean): Glow {
  const { data: state } = useSoulState(soul?.id);
  return glowFrom(state, soul?.status, speaking);
}
