import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminAccount, BodyOf, SoulConfig } from '@kinloom/contract';
import { call, textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';

/** Polling interval in milliseconds: these data have no realtime events. */
const POLL_INTERVAL_MS = 5_000;
const POLLED = { staleTime: 0, refetchInterval: POLL_INTERVAL_MS, refetchOnWindowFocus: true } as const;
const key = ['administration'] as const;
const configKey = (id: number) => [...key, 'config', id] as const;
const accountsKey = [...key, 'accounts'] as const;
const systemKey = [...key, 'system'] as const;

export function useOverview() {
  return useQuery({
    queryKey: [...key, 'overview'],
    queryFn: async ({ signal }) => (await call('GET /api/admin/souls/overview', { signal })).souls,
    ...POLLED,
  });
}

export function useStats() {
  return useQuery({
    queryKey: [...key, 'stats'],
    queryFn: async ({ signal }) => (await call('GET /api/admin/system/stats', { signal })).systemStats,
    ...POLLED,
  });
}

export function useConfig(id: number) {
  return useQuery({
    queryKey: configKey(id),
    queryFn: ({ signal }) => call('GET /api/admin/souls/:id/config', { params: { id }, signal }),
    ...POLLED,
  });
}

export function useUpdateConfig(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'PUT /api/admin/souls/:id/config'>) =>
      call('PUT /api/admin/souls/:id/config', { params: { id }, body }),
    onSuccess: async (config) => {
      // A poll that started before the save must not overwrite the response.
      await client.cancelQueries({ queryKey: configKey(id) });
      client.setQueryData<SoulConfig>(configKey(id), config);
      void client.invalidateQueries({ queryKey: [...key, 'overview'] });
      toast({ title: 'Configuration saved', description: 'It applies from the next reply on.' });
    },
    onError: (error) =>
      toast({ title: 'The configuration could not be saved', description: textOf(error), tone: 'bad' }),
  });
}

export function useLogs(id: number) {
  return useQuery({
    queryKey: [...key, 'logs', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/souls/:id/debug-logs', { params: { id }, signal })).debugLogs,
    ...POLLED,
  });
}

export function useSystem() {
  return useQuery({
    queryKey: systemKey,
    queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
    ...POLLED,
  });
}

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/admin/jobs/:id/retry', { params: { id } }),
    onSuccess: () => toast({ title: 'The job was queued again' }),
    onError: (error) => toast({ title: 'The job could not be queued again', description: textOf(error), tone: 'bad' }),
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

export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & BodyOf<'PATCH /api/admin/accounts/:id'>) =>
      call('PATCH /api/admin/accounts/:id', { params: { id }, body }),
    onSuccess: (updated) =>
      client.setQueryData<AdminAccount[]>(accountsKey, (cached) =>
        cached?.map((account) => (account.id === updated.id ? updated : account)),
      ),
    onError: (error) => toast({ title: 'The account could not be changed', description: textOf(error), tone: 'bad' }),
  });
}
