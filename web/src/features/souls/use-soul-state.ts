import { useQuery } from '@tanstack/react-query';
import type { Companion } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { soulStateKey } from './soul-cache';
import { glowFrom, type Glow } from './soul-appearance';

/** Staleness limit in milliseconds: drift changes with time alone, so the state is refetched on window focus after this. */
const STALE_MS = 60_000;

/** State of a soul. Socket events push changes; drift over time is refetched on window focus. */
export function useSoulState(id: number | undefined) {
  return useQuery({
    queryKey: soulStateKey(id ?? 0),
    queryFn: async ({ signal }) => (await call('GET /api/soul/:id', { params: { id: id ?? 0 }, signal })).soul,
    enabled: id !== undefined,
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
  });
}

/** Glow of a soul from its state, `radiant` while it speaks. */
export function useGlow(soul: Companion | undefined, speaking: boolean): Glow {
  const { data: state } = useSoulState(soul?.id);
  return glowFrom(state, soul?.status, speaking);
}
