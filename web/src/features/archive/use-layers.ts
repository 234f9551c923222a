import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Memory, MemoryLayers, MemoryManagement } from '@kinloom/contract';
import { call } from '../../lib/api';
import { inLine, memoriesKey, takeMemoryNews } from '../memories/cache';
import { afterMove } from './layers';

const layersKey = (soulId: number) => [...memoriesKey(soulId), 'layers'] as const;

/** What a soul keeps, layer by layer. News of its memories has it read anew. */
export function useLayers(soulId: number) {
  return useQuery({
    queryKey: layersKey(soulId),
    queryFn: ({ signal }) => call('GET /api/companions/:id/memory-layers', { params: { id: soulId }, signal }),
  });
}

/** Moves a memory one step nearer or further. It is seen where it lies now at once. */
export function useManage(soulId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: inLine(soulId),
    mutationFn: ({ memory, type }: { memory: Memory; type: MemoryManagement }) =>
      call('POST /api/companions/:id/memory-management', {
        params: { id: soulId },
        body: { type, memoryId: memory.id },
      }),
    onSuccess: (moved) => {
      client.setQueryData<MemoryLayers>(layersKey(soulId), (held) => held && afterMove(held, moved));
      takeMemoryNews(client, { companionId: soulId, changed: [moved], removed: [] });
    },
  });
}

/** Lays everything where the rules lay it now. */
export function useCurate(soulId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST /api/companions/:id/memory-curation', { params: { id: soulId }, body: { action: 'curate' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: memoriesKey(soulId) }),
  });
}
