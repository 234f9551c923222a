import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, SignupMode, SignupSettings } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';

const signupKey = ['administration', 'signup'] as const;

export function useAdminSignupSettings() {
  return useQuery({
    queryKey: signupKey,
    queryFn: ({ signal }) => call('GET /api/admin/signup', { signal }),
    staleTime: 0,
  });
}

export function useSetSignupMode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mode: SignupMode) => call('PUT /api/admin/signup', { body: { mode } }),
    onSuccess: (settings) => {
      client.setQueryData<SignupSettings>(signupKey, settings);
      toast({ title: 'Sign-up changed' });
    },
    onError: (error) => toast({ title: 'Sign-up could not be changed', description: textOf(error), tone: 'bad' }),
  });
}

export function useCreateInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/invites'>) => call('POST /api/admin/invites', { body }),
    onSuccess: ({ token: _token, ...invite }) =>
      client.setQueryData<SignupSettings>(
        signupKey,
        (cached) => cached && { ...cached, invites: [invite, ...cached.invites] },
      ),
  });
}

export function useRevokeInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/admin/invites/:id', { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<SignupSettings>(
        signupKey,
        (cached) => cached && { ...cached, invites: cached.invites.filter((candidate) => candidate.id !== id) },
      );
      toast({ title: 'Invitation revoked' });
    },
    onError: (error) => {
      toast({ title: 'The invitation could not be revoked', description: textOf(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey: signupKey });
    },
  });
}
