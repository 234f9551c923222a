import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMITS, type Memory, type Objection, type Recalled } from '@kinloom/contract';
import { call } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { memoriesKey, putStanding, applyMemoryEvent, useStandings } from './cache';
import { applyMemoryChanges, type Standings } from './recalled-text';

const NO_MEMORIES: readonly Memory[] = [];

/**
 * Standings and memories of a soul, including objections from before the page was loaded. `wanted` enables loading the
 * memories.
 */
export function useStandingsWithMemories(
  soulId: number,
  wanted: boolean,
): { standings: Standings; memories: readonly Memory[] } {
  const standings = useStandings(soulId);
  const { data: memories = NO_MEMORIES } = useQuery({
    queryKey: memoriesKey(soulId),
    queryFn: ({ signal }) =>
      call('GET /api/memories', { query: { companionId: soulId, history: 'true', limit: LIMITS.pageMax }, signal }),
    enabled: wanted,
  });
  return { standings: { ...applyMemoryChanges({}, memories, []), ...standings }, memories };
}

/** Records an objection to a recalled item. */
export function useObjectToRecalled(soulId: number, recalled: Recalled) {
  const client = useQueryClient();
  const { kind, id } = recalled;
  return useMutation({
    mutationFn: (objection: Objection) =>
      call('POST /api/companions/:id/objections', { params: { id: soulId }, body: { kind, id, objection } }),
    onSuccess: (_, objection) => putStanding(client, soulId, recalled, objection),
  });
}

/** Forgets a memory. With `last` a toast confirms it, because the component that asked disappears. */
export function useForgetMemory(soulId: number, memoryId: number, last: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/memories/:id', { params: { id: memoryId } }),
    onSuccess: () => {
      applyMemoryEvent(client, { companionId: soulId, changed: [], removed: [memoryId] });
      if (last) toast({ title: 'Forgotten' });
    },
  });
}
