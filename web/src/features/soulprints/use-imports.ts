import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { conversationsKey } from '../conversations/cache/query-cache';
import { soulsKey } from '../souls/soul-cache';

export const importsKey = ['imports'] as const;

/** Past imports of the account, newest first. */
export function useImports() {
  return useQuery({
    queryKey: importsKey,
    queryFn: ({ signal }) => call('GET /api/soulprints/imports', { signal }),
    staleTime: 0,
  });
}

/** Undoes an import. Idempotent: one that does not exist counts as undone. */
export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call('DELETE /api/soulprints/imports/:id', { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'import_not_found')) throw error;
      }
    },
    onSuccess: () => {
      for (const queryKey of [importsKey, soulsKey, conversationsKey]) void client.invalidateQueries({ queryKey });
      for (const kind of ['messages', 'memories', 'soul-state', 'companion-files']) {
        void client.invalidateQueries({ queryKey: [kind] });
      }
      toast({ title: 'The import was undone', description: 'Everything that it added was deleted.' });
    },
    onError: (error) => toast({ title: 'The import could not be undone', description: textOf(error), tone: 'bad' }),
  });
}
