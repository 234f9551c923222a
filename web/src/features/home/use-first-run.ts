import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Me } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { meKey } from '../accounts/use-session';

/** Keeps what somebody is called and that they are an adult. */
export function useIntroduce() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => call('PATCH /api/auth/me', { body: { displayName, adult: true } }),
    onSuccess: (me) => client.setQueryData<Me | null>(meKey, me),
    onError: (error) => toast({ title: 'This could not be kept', description: textOf(error), tone: 'bad' }),
  });
}
