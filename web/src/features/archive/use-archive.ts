import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { BodyOf, Memory } from '@kinloom/contract';
import { call } from '../../lib/api';
import { inLine, memoriesKey, oneMemoryKey, takeMemoryNews } from '../memories/cache';
import { queryOf, type ArchiveFilter } from './filter';

/** Memories read at a time. */
const PAGE = 50;

const archiveKey = (soulId: number) => [...memoriesKey(soulId), 'archive'] as const;

/** What of a soul's memories is looked for, newest first, page by page. News of its memories has what is shown read anew. */
export function useArchive(soulId: number, filter: ArchiveFilter) {
  const query = queryOf(soulId, filter);
  return useInfiniteQuery({
    queryKey: [...archiveKey(soulId), query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/memories', {
        query: { ...query, limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    // What is there stays to be read while something narrower is on its way.
    placeholderData: keepPreviousData,
  });
}

/** One memory, wherever it is; null where it is gone. */
export function useMemory(id: number | null) {
  return useQuery({
    queryKey: [...oneMemoryKey, id],
    queryFn: async ({ signal }) => {
      if (id === null) return null;
      // The list begins with it, or with what comes after where it is gone.
      const [memory] = await call('GET /api/memories', {
        query: { before: id + 1, limit: 1, history: 'true' },
        signal,
      });
      return memory?.id === id ? memory : null;
    },
    enabled: id !== null,
  });
}

export function useEdit(soulId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: inLine(soulId),
    mutationFn: ({ id, changes }: { id: number; changes: BodyOf<'PATCH /api/memories/:id'> }) =>
      call('PATCH /api/memories/:id', { params: { id }, body: changes }),
    onSuccess: (memory) => {
      client.setQueriesData<InfiniteData<Memory[]>>(
        { queryKey: archiveKey(soulId) },
        (held) => held && within(held, memory),
      );
      takeMemoryNews(client, { companionId: soulId, changed: [memory], removed: [] });
    },
  });
}

export function useTraces(id: number) {
  return useQuery({
    queryKey: ['memory-traces', id],
    queryFn: ({ signal }) => call('GET /api/memories/:id/traces', { params: { id }, signal }),
    gcTime: 0,
  });
}

function within(held: InfiniteData<Memory[]>, memory: Memory): InfiniteData<Memory[]> {
  return { ...held, pages: held.pages.map((page) => page.map((one) => (one.id === memory.id ? memory : one))) };
}
