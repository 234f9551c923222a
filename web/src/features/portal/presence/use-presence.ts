import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Companion, SoulState } from '@kinloom/contract';
import { call } from '../../../lib/http/api';
import { soulStateKey, newerState } from '../../souls/soul-cache';

/** Staleness limit in milliseconds: drift changes with time alone, so states are refetched on window focus after this. */
const STALE_MS = 60_000;

/** A soul with its state; `state` is undefined while loading or, with `failed`, if loading failed. */
export interface Presence {
  soul: Companion;
  state: SoulState | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * States of the souls: one request for all; souls missing from its response are fetched one by one. Socket events push later
 * changes.
 */
export function usePresence(souls: readonly Companion[]): Presence[] {
  const client = useQueryClient();
  const all = useQuery({
    queryKey: ['soul-state', 'all'],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /api/soul', { signal });
      for (const state of answer.souls) {
        client.setQueryData<SoulState>(soulStateKey(state.id), (cached) => newerState(cached, state));
      }
      return answer.souls.length;
    },
    enabled: souls.length > 0,
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
  });
  const each = useQueries({
    queries: souls.map(({ id }) => ({
      queryKey: soulStateKey(id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call('GET /api/soul/:id', { params: { id }, signal })).soul,
      enabled: !all.isPending,
    })),
  });
  return souls.map((soul, index) => ({
    soul,
    state: each[index]?.data,
    // Stays true during a retry, so that the layout of the card does not change.
    failed: each[index]?.data === undefined && (each[index]?.errorUpdateCount ?? 0) > 0,
    retry: () => void each[index]?.refetch(),
  }));
}
