import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession, BodyOf, Me, ThreadKey } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { meKey, useMe } from '../accounts/use-session';
import { endpointOf, type VoiceWords } from './account-words';
import { NOT_PUSHED } from './query-options';

const sessionsKey = ['sessions'] as const;
const threadsKey = ['thread-keys'] as const;

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => call('PATCH /api/auth/me', { body: { displayName } }),
    onSuccess: (me) => client.setQueryData<Me | null>(meKey, me),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/auth/change-password'>) => call('POST /api/auth/change-password', { body }),
    // The other sessions ended with the password, and the thread keys where that was wanted.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sessionsKey });
      void client.invalidateQueries({ queryKey: threadsKey });
    },
  });
}

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('GET /api/auth/sessions', { signal }),
    ...NOT_PUSHED,
  });
}

/** Whether a call was refused because the password was not given lately: then the person is asked for it. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication_required';

/** Gives the password again, so that sensitive calls are accepted for a while. */
export function useReauthenticate() {
  return useMutation({
    mutationFn: (password: string) => call('POST /api/auth/reauthenticate', { body: { password } }),
  });
}

/** Ends another session, or all others. `needsPassword` tells failures that a password dialog should follow. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others'
        ? call('DELETE /api/auth/sessions', { body: {} })
        : call('DELETE /api/auth/sessions/:id', { params: { id }, body: {} }),
    onSuccess: (_, id) => {
      client.setQueryData<AccountSession[]>(sessionsKey, (held) =>
        held?.filter((one) => (id === 'others' ? one.current : one.id !== id)),
      );
      toast({ title: id === 'others' ? 'All other sessions ended' : 'Session ended' });
    },
    onError: (error) => {
      if (needsPassword(error)) return;
      toast({ title: 'The session could not be ended', description: textOf(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}

export function useThreadKeys() {
  return useQuery({
    queryKey: threadsKey,
    queryFn: ({ signal }) => call('GET /api/thread-keys', { signal }),
    ...NOT_PUSHED,
  });
}

export function useAddThreadKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/thread-keys'>) => call('POST /api/thread-keys', { body }),
    onSuccess: (made) => {
      client.setQueryData<ThreadKey[]>(threadsKey, (held) => held && [made, ...held]);
      toast({ title: 'Thread added', description: `“${made.thread_name}” leads back here from the thread sign-in.` });
    },
  });
}

export function useRemoveThreadKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/thread-keys/:id', { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<ThreadKey[]>(threadsKey, (held) => held?.filter((one) => one.id !== id));
      toast({ title: 'Thread deleted' });
    },
    onError: (error) => {
      toast({ title: 'The thread could not be deleted', description: textOf(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey: threadsKey });
    },
  });
}

/** What the account may use, and how much of it it uses. */
export function useBudgets() {
  return useQuery({
    queryKey: ['budgets'],
    queryFn: ({ signal }) => call('GET /api/account/budgets', { signal }),
    ...NOT_PUSHED,
  });
}

/** What souls speak through at present. Operators also read which model that is and where it runs. */
export function useVoice() {
  const isOperator = useMe().data?.role === 'operator';
  return useQuery({
    queryKey: ['voice', isOperator],
    queryFn: async ({ signal }): Promise<VoiceWords> => {
      const { voice } = await call('GET /api/health', { signal });
      if (voice === 'built-in') return { builtIn: true };
      const name = isOperator ? (await call('GET /api/admin/system', { signal })).voice.name : null;
      return { builtIn: false, endpoint: name === null ? null : endpointOf(name) };
    },
    ...NOT_PUSHED,
  });
}
