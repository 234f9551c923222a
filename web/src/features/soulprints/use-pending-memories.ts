import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingMemory } from '@kinloom/contract';
import { call, textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';

export const pendingMemoriesKey = (soulId: number) => ['pending-memories', soulId] as const;

/** Imported text of a soul that awaits the user's decision, oldest first. */
export function usePendingMemories(soulId: number) {
  return useQuery<PendingMemory[]>({
    queryKey: pendingMemoriesKey(soulId),
    queryFn: ({ signal }) => call('GET /api/companions/:id/pending-memories', { params: { id: soulId }, signal }),
  });
}

/** Keeps or discards one pending memory and removes it from the list. */
export function useDecidePendingMemory(soulId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, keep }: { id: number; keep: boolean }) =>
      keep
        ? call('POST /api/pending-memories/:id/keep', { params: { id } })
        : call('DELETE /api/pending-memories/:id', { params: { id } }),
    onSuccess: (_, { id, keep }) => {
      client.setQueryData<PendingMemory[]>(pendingMemoriesKey(soulId), (list) =>
        list?.filter((pendingMemory) => pendingMemory.id !== id),
      );
      toast({ title: keep ? 'Kept as a memory' : 'Discarded' });
    },
    onError: (error) => {
      toast({ title: 'That could not be saved', description: textOf(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey: pendingMemoriesKey(soulId) });
    },
  });
}
