import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMITS, type Memory, type Objection, type Recalled } from '@kinloom/contract';
import { call } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { memoriesKey, putStanding, takeMemoryNews, useStandings } from './cache';
import { afterNews, type Standings } from './recalling';

const NO_MEMORIES: readonly Memory[] = [];

/** What is known of what a soul recalled, also from before this page was loaded: its memories tell where `wanted`. */
export function useKnown(soulId: number, wanted: boolean): { standings: Standings; memories: readonly Memory[] } {
  const standings = useStandings(soulId);
  const { data: memories = NO_MEMORIES } = useQuery({
    queryKey: memoriesKey(soulId),
    queryFn: ({ signal }) =>
      call('GET /api/memories', { query: { companionId: soulId, history: 'true', limit: LIMITS.pageMax }, signal }),
    enabled: wanted,
  });
  return { standings: { ...afterNews({}, memories, []), ...standings }, memories };
}

/** Says something against what a soul recalled. */
export function useObject(soulId: number, recalled: Recalled) {
  const client = useQueryClient();
  const { kind, id } = recalled;
  return useMutation({
    mutationFn: (objection: Objection) =>
      call('POST /api/companions/:id/objections', { params: { id: soulId }, body: { kind, id, objection } }),
    onSuccess: (_, objection) => putStanding(client, soulId, recalled, objection),
  });
}

/** Has a soul forget a memory altogether. `last`: nothing is left to say so where it was asked, so that a notice says it. */
export function useForget(soulId: number, memoryId: number, last: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/memories/:id', { params: { id: memoryId } }),
    onSuccess: () => {
      takeMemoryNews(client, { companionId: soulId, changed: [], removed: [memoryId] });
      if (last) toast({ title: 'Forgotten' });
    },
  });
}
