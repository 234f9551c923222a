import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../../lib/http/api';
import { clearStored } from '../../../lib/storage/storage';
import { accountDeletionPath } from '../../accounts/account-deletion-path';
import { switchAccount } from '../../accounts/use-session';

/** Deletes the account, then clears the session and everything this browser stored for it. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (password: string) => call('DELETE /api/account', { body: { password } }),
    onSuccess: (started) => {
      clearStored();
      switchAccount(client, null);
      // Navigates from the hook: the asking component may already be unmounted when the response arrives.
      // A token is given where the deletion continues in the background.
      navigate(started ? accountDeletionPath(started.token) : '/', { replace: true });
    },
  });
}
