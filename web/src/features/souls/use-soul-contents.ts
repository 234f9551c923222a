import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api';
import type { SoulContents } from './deletion-text';

/** Counts what belongs to a soul alone. Read anew each time, and not again once the soul is deleted. */
export function useSoulContents(id: number) {
  return useQuery({
    queryKey: ['soul-contents', id],
    queryFn: async ({ signal }): Promise<SoulContents> => {
      const [{ soul }, conversations] = await Promise.all([
        call('GET /api/soul/:id', { params: { id }, signal }),
        call('GET /api/conversations', { query: { companionId: id }, signal }),
      ]);
      return { memories: soul.memory_count, conversations: conversations.length, files: soul.file_count };
    },
    gcTime: 0,
  });
}
