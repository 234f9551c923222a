import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession, BodyOf, Me } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { ME_KEY, useMe } from '../../accounts/use-session';
import { REFETCH_ON_FOCUS } from '../query-options';
import { THREAD_KEYS_KEY } from '../thread-keys/use-thread-keys';
import { parseEndpoint, type VoiceInfo } from './voice-info';

const SESSIONS_KEY = ['sessions'] as const;

export function useUpdateDisplayName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => call('PATCH /api/auth/me', { body: { displayName } }),
    onSuccess: (me) => client.setQueryData<Me | null>(ME_KEY, me),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/auth/change-password'>) => call('POST /api/auth/change-password', { body }),
    // The server ended the other sessions, and the thread keys if requested.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: SESSIONS_KEY });
      void client.invalidateQueries({ queryKey: THREAD_KEYS_KEY });
    },
  });
}

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call('GET /api/auth/sessions', { signal }),
    ...REFETCH_ON_FOCUS,
  });
}

/** Whether a call was refused because the last reauthentication is too old; the caller then asks for the password. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication_required';

/** Reauthenticates with the password; the server accepts sensitive calls for a while afterwards. */
export function useReauthenticate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call('POST /api/auth/reauthenticate', { body: { password } }),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

/** Whether the server accepts sensitive calls without the password, as far as it is known here. */
export function isRecentlyAuthenticated(sessions: readonly AccountSession[] | undefined): boolean {
  const until = sessions?.find(({ current }) => current)?.authenticatedUntil ?? null;
  return until !== null && Date.parse(until) > Date.now();
}

/**
 * Ends one other session, or all others. Failures for which `needsPassword` is true show no toast: the caller asks for
 * the password.
 */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others'
        ? call('DELETE /api/auth/sessions', { body: {} })
        : call('DELETE /api/auth/sessions/:id', { params: { id }, body: {} }),
    onSuccess: (_, id) => {
      client.setQueryData<AccountSession[]>(SESSIONS_KEY, (cached) =>
        cached?.filter((one) => (id === 'others' ? one.current : one.id !== id)),
      );
      toast({ title: id === 'others' ? 'All other sessions ended' : 'Session ended' });
    },
    onError: (error) => {
      if (needsPassword(error)) return;
      toast({ title: 'The session could not be ended', description: textOf(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
}

/** The account's budgets: limits and current use. */
export function useBudgets() {
  return useQuery({
    queryKey: ['budgets'],
    queryFn: ({ signal }) => call('GET /api/account/budgets', { signal }),
    ...REFETCH_ON_FOCUS,
  });
}

/** The voice in use. Operators also read the model's name and host. */
export function useVoice() {
  const isOperator = useMe().data?.role === 'operator';
  return useQuery({
    queryKey: ['voice', isOperator],
    queryFn: async ({ signal }): Promise<VoiceInfo> => {
      const { voice } = await call('GET /api/health', { signal });
      if (voice === 'built-in') return { builtIn: true };
      const name = isOperator ? (await call('GET /api/admin/system', { signal })).voice.name : null;
      return { builtIn: false, endpoint: name === null ? null : parseEndpoint(name) };
    },
    ...REFETCH_ON_FOCUS,
  });
}
