import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Companion, SoulState } from '@kinloom/contract';
import { call } from '../../lib/api';
import { soulStateKey } from '../souls/cache';
import { later } from './presence';

/** Milliseconds after which souls may have drifted on by themselves: whoever comes back to the window sees where to. */
const DRIFTS_AFTER = 60_000;

/** A soul and how it is; `state` is undefined while that is on its way, or where `failed` says that it could not be read. */
export interface Presence {
  soul: Companion;
  state: SoulState | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * How each of these souls is. One call tells of all of them; a soul it leaves out, or all where it fails, is asked for alone.
 * From then on the server tells of what happens to each.
 */
export function usePresence(souls: readonly Companion[]): Presence[] {
  const client = useQueryClient();
  const all = useQuery({
    queryKey: ['soul-state', 'all'],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /api/soul', { signal });
      for (const state of answer.souls) {
        client.setQueryData<SoulState>(soulStateKey(state.id), (held) => later(held, state));
      }
      return answer.souls.length;
    },
    enabled: souls.length > 0,
    staleTime: DRIFTS_AFTER,
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
  return souls.map((soul, place) => ({
    soul,
    state: each[place]?.data,
    // Also while it is asked for again, so that the card does not change its shape under a finger.
    failed: each[place]?.data === undefined && (each[place]?.errorUpdateCount ?? 0) > 0,
    retry: () => void each[place]?.refetch(),
  }));
}
