import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Me } from '@kinloom/contract';
import { ApiError, call } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { meKey } from './use-session';

/** Enters the set-up code of an installation that has no operator yet. */
export function useOperatorSetup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call('POST /api/account/operator', { body: { code } }),
    onSuccess: () => {
      client.setQueryData<Me | null>(meKey, (me) => me && { ...me, role: 'operator', setupPending: false });
      toast({ title: 'You are the operator', description: 'The operator’s rooms are in the menu of your account.' });
    },
    onError: (error) => {
      // Somebody else has set it up in the meantime: the field goes away.
      if (error instanceof ApiError && error.code === 'setup_done') void client.invalidateQueries({ queryKey: meKey });
    },
  });
}
