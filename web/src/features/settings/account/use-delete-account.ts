import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../../lib/api';
import { clearStored } from '../../../lib/storage';
import { switchAccount } from '../../accounts/use-session';

/** Deletes the account, then clears the session and everything this browser stored for it. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (password: string) => call('DELETE /api/account', { body: { password } }),
    onSuccess: () => {
      clearStored();
      switchAccount(client, null);
      // Navigates from the hook: the asking component may already be unmounted when the response arrives.
      navigate('/', { replace: true });
    },
  });
}
