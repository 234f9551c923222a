import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Me } from '@kinloom/contract';
import { call, textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { ME_KEY } from '../accounts/use-session';

/** Saves the display name and the confirmation of age. */
export function useSaveIntroduction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => call('PATCH /api/auth/me', { body: { displayName, adult: true } }),
    onSuccess: (me) => client.setQueryData<Me | null>(ME_KEY, me),
    onError: (error) => toast({ title: 'This could not be saved', description: textOf(error), tone: 'bad' }),
  });
}
