import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { BodyOf, Memory } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { mutationScope, memoriesKey, singleMemoryKey, applyMemoryEvent } from '../memories/memory-cache';
import { toQuery, type ArchiveFilter } from './archive-filter';

/** Page size. */
const PAGE_SIZE = 50;

const archiveKey = (soulId: number) => [...memoriesKey(soulId), 'archive'] as const;

/** A soul's memories that match the filter, newest first, with cursor pagination. Memory events invalidate it. */
export function useArchive(soulId: number, filter: ArchiveFilter) {
  const query = toQuery(soulId, filter);
  return useInfiniteQuery({
    queryKey: [...archiveKey(soulId), query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/memories', {
        query: { ...query, limit: PAGE_SIZE, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    // Keeps the previous list visible while a new filter loads.
    placeholderData: keepPreviousData,
  });
}

/** One memory by id; null if it does not exist. */
export function useMemory(id: number | null) {
  return useQuery({
    queryKey: [...singleMemoryKey, id],
    queryFn: async ({ signal }) => {
      if (id === null) return null;
      // The list starts with this memory, or with an older one if it does not exist.
      const [memory] = await call('GET /api/memories', {
        query: { before: id + 1, limit: 1, history: 'true' },
        signal,
      });
      return memory?.id === id ? memory : null;
    },
    enabled: id !== null,
  });
}

export function useUpdateMemory(soulId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: mutationScope(soulId),
    mutationFn: ({ id, changes }: { id: number; changes: BodyOf<'PATCH /api/memories/:id'> }) =>
      call('PATCH /api/memories/:id', { params: { id }, body: changes }),
    onSuccess: (memory) => {
      client.setQueriesData<InfiniteData<Memory[]>>(
        { queryKey: archiveKey(soulId) },
        (cached) => cached && replaceMemory(cached, memory),
      );
      applyMemoryEvent(client, { companionId: soulId, changed: [memory], removed: [] });
    },
  });
}

export function useMemoryTraces(id: number) {
  return useQuery({
    queryKey: ['memory-traces', id],
    queryFn: ({ signal }) => call('GET /api/memories/:id/traces', { params: { id }, signal }),
    gcTime: 0,
  });
}

function replaceMemory(cached: InfiniteData<Memory[]>, memory: Memory): InfiniteData<Memory[]> {
  return {
    ...cached,
    pages: cached.pages.map((page) => page.map((entry) => (entry.id === memory.id ? memory : entry))),
  };
}
