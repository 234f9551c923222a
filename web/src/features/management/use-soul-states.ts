import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SoulState } from '@kinloom/contract';
import { call } from '../../lib/api';
import { later } from '../portal/presence';
import type { Faced } from '../souls/Avatar';
import { soulStateKey } from '../souls/cache';
import { useSouls } from '../souls/use-souls';

/** A soul, how it looks, and what it holds; `state` is undefined while that is on its way, or where `failed` says that it could not be had. */
export interface Held {
  id: number;
  face: Faced;
  state: SoulState | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * The account's souls and what each holds: one call tells of all of them, and from then on the server of what happens to each. One
 * that comes later is asked for by itself.
 */
export function useSoulStates(route: 'GET /api/soul' | 'GET /api/get_souls') {
  const client = useQueryClient();
  const all = useQuery({
    queryKey: ['soul-state', 'list', route],
    queryFn: async ({ signal }) => {
      const { souls } = await call(route, { signal });
      for (const state of souls) {
        client.setQueryData<SoulState>(soulStateKey(state.id), (held) => later(held, state));
      }
      return souls.map(({ id, name }) => ({ id, name }));
    },
  });
  // Who came and who went since is known here; what they look like, too.
  const companions = useSouls();
  const souls = all.data ? (companions.data ?? all.data) : [];
  const each = useQueries({
    queries: souls.map(({ id }) => ({
      queryKey: soulStateKey(id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call('GET /api/soul/:id', { params: { id }, signal })).soul,
    })),
  });
  const held = souls.map((soul, place): Held => {
    const one = each[place];
    return {
      id: soul.id,
      face: { archetype: '', avatar: null, ...soul },
      state: one?.data,
      failed: one?.data === undefined && (one?.errorUpdateCount ?? 0) > 0,
      retry: () => void one?.refetch(),
    };
  });
  return {
    souls: held,
    pending: all.isPending,
    /** Why the souls are not there. */
    error: all.data ? null : all.error,
    retry: () => void all.refetch(),
  };
}

/** What the pages have of the account's souls. */
export type SoulStates = ReturnType<typeof useSoulStates>;
