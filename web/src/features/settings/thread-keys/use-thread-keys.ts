import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ThreadKey } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { REFETCH_ON_FOCUS } from '../query-options';

export const THREAD_KEYS_KEY = ['thread-keys'] as const;

export function useThreadKeys() {
  return useQuery({
    queryKey: THREAD_KEYS_KEY,
    queryFn: ({ signal }) => call('GET /api/thread-keys', { signal }),
    ...REFETCH_ON_FOCUS,
  });
}

export function useCreateThreadKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/thread-keys'>) => call('POST /api/thread-keys', { body }),
    onSuccess: (created) => {
      client.setQueryData<ThreadKey[]>(THREAD_KEYS_KEY, (cached) => cached && [created, ...cached]);
      toast({
        title: 'Thread added',
        description: `“${created.thread_name}” can now be used at the thread sign-in.`,
      });
    },
  });
}

export function useDeleteThreadKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/thread-keys/:id', { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<ThreadKey[]>(THREAD_KEYS_KEY, (cached) => cached?.filter((one) => one.id !== id));
      toast({ title: 'Thread deleted' });
    },
    onError: (error) => {
      toast({ title: 'The thread could not be deleted', description: textOf(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey: THREAD_KEYS_KEY });
    },
  });
}
