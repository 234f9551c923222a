import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Memory, MemoryLayers, MemoryManagement } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { mutationScope, memoriesKey, applyMemoryEvent } from '../memories/memory-cache';
import { applyMove } from './memory-layers';

const layersKey = (soulId: number) => [...memoriesKey(soulId), 'layers'] as const;

/** A soul's memories by layer. Memory events invalidate it. */
export function useLayers(soulId: number) {
  return useQuery({
    queryKey: layersKey(soulId),
    queryFn: ({ signal }) => call('GET /api/companions/:id/memory-layers', { params: { id: soulId }, signal }),
  });
}

/** Moves a memory one step and updates the cached layers. */
export function useMoveMemory(soulId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: mutationScope(soulId),
    mutationFn: ({ memory, type }: { memory: Memory; type: MemoryManagement }) =>
      call('POST /api/companions/:id/memory-management', {
        params: { id: soulId },
        body: { type, memoryId: memory.id },
      }),
    onSuccess: (moved) => {
      client.setQueryData<MemoryLayers>(layersKey(soulId), (cached) => cached && applyMove(cached, moved));
      applyMemoryEvent(client, { companionId: soulId, changed: [moved], removed: [] });
    },
  });
}

/** Reassigns all memories to layers by the rules. */
export function useCurateMemories(soulId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST /api/companions/:id/memory-curation', { params: { id: soulId }, body: { action: 'curate' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: memoriesKey(soulId) }),
  });
}
