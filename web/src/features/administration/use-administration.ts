import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminAccount, BodyOf, SoulConfig } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';

/** Milliseconds between looks at what nobody tells of: an operator watches while something is wrong. */
const LOOK = 5_000;
const watched = { staleTime: 0, refetchInterval: LOOK, refetchOnWindowFocus: true } as const;
const key = ['administration'] as const;
const configKey = (id: number) => [...key, 'config', id] as const;
const accountsKey = [...key, 'accounts'] as const;
const systemKey = [...key, 'system'] as const;

export function useOverview() {
  return useQuery({
    queryKey: [...key, 'overview'],
    queryFn: async ({ signal }) => (await call('GET /api/admin/souls/overview', { signal })).souls,
    ...watched,
  });
}

export function useStats() {
  return useQuery({
    queryKey: [...key, 'stats'],
    queryFn: async ({ signal }) => (await call('GET /api/admin/system/stats', { signal })).systemStats,
    ...watched,
  });
}

export function useConfig(id: number) {
  return useQuery({
    queryKey: configKey(id),
    queryFn: ({ signal }) => call('GET /api/admin/souls/:id/config', { params: { id }, signal }),
    ...watched,
  });
}

export function useConfigure(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'PUT /api/admin/souls/:id/config'>) =>
      call('PUT /api/admin/souls/:id/config', { params: { id }, body }),
    onSuccess: async (config) => {
      // A look that began before it was kept must not put back what was.
      await client.cancelQueries({ queryKey: configKey(id) });
      client.setQueryData<SoulConfig>(configKey(id), config);
      void client.invalidateQueries({ queryKey: [...key, 'overview'] });
      toast({ title: 'Configuration kept', description: 'It holds from the next reply on.' });
    },
    onError: (error) =>
      toast({ title: 'The configuration could not be kept', description: textOf(error), tone: 'bad' }),
  });
}

export function useLogs(id: number) {
  return useQuery({
    queryKey: [...key, 'logs', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/souls/:id/debug-logs', { params: { id }, signal })).debugLogs,
    ...watched,
  });
}

export function useSystem() {
  return useQuery({
    queryKey: systemKey,
    queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
    ...watched,
  });
}

export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/admin/jobs/:id/retry', { params: { id } }),
    onSuccess: () => toast({ title: 'The job waits in its queue again' }),
    onError: (error) => toast({ title: 'The job could not be tried again', description: textOf(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: systemKey }),
  });
}

export function useAccounts() {
  return useQuery({
    queryKey: accountsKey,
    queryFn: ({ signal }) => call('GET /api/admin/accounts', { signal }),
    staleTime: 0,
  });
}

export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & BodyOf<'PATCH /api/admin/accounts/:id'>) =>
      call('PATCH /api/admin/accounts/:id', { params: { id }, body }),
    onSuccess: (account) =>
      client.setQueryData<AdminAccount[]>(accountsKey, (held) =>
        held?.map((one) => (one.id === account.id ? account : one)),
      ),
    onError: (error) => toast({ title: 'The account could not be changed', description: textOf(error), tone: 'bad' }),
  });
}
