import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SoulState } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import type { AvatarSubject } from '../souls/Avatar';
import { soulStateKey, newerState } from '../souls/soul-cache';
import { useSouls } from '../souls/use-souls';

/** A soul with its avatar data and state; `state` is undefined while loading or, with `failed`, if loading failed. */
export interface ManagedSoul {
  id: number;
  face: AvatarSubject;
  state: SoulState | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * The account's souls with their states: one request for all; socket events push later changes. Souls created later are fetched
 * one by one.
 */
export function useSoulStates(route: 'GET /api/soul' | 'GET /api/get_souls') {
  const client = useQueryClient();
  const all = useQuery({
    queryKey: ['soul-state', 'list', route],
    queryFn: async ({ signal }) => {
      const { souls } = await call(route, { signal });
      for (const state of souls) {
        client.setQueryData<SoulState>(soulStateKey(state.id), (managedSouls) => newerState(managedSouls, state));
      }
      return souls.map(({ id, name }) => ({ id, name }));
    },
  });
  // The souls query reflects later creations and deletions and has the avatar data.
  const companions = useSouls();
  const souls = all.data ? (companions.data ?? all.data) : [];
  const each = useQueries({
    queries: souls.map(({ id }) => ({
      queryKey: soulStateKey(id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call('GET /api/soul/:id', { params: { id }, signal })).soul,
    })),
  });
  const managedSouls = souls.map((soul, index): ManagedSoul => {
    const query = each[index];
    return {
      id: soul.id,
      face: { archetype: '', avatar: null, ...soul },
      state: query?.data,
      failed: query?.data === undefined && (query?.errorUpdateCount ?? 0) > 0,
      retry: () => void query?.refetch(),
    };
  });
  return {
    souls: managedSouls,
    // A row without the soul's data is lower.
    pending: all.isPending || companions.isPending,
    /** Error of the initial load. */
    error: all.data ? null : all.error,
    retry: () => void all.refetch(),
  };
}

/** Return type of useSoulStates. */
export type SoulStates = ReturnType<typeof useSoulStates>;
