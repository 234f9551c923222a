import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Me } from '@kinloom/contract';
import { ApiError, call } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { ME_KEY } from './use-session';

/** Claims the operator role with the set-up code of an installation without an operator. */
export function useOperatorSetup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call('POST /api/account/operator', { body: { code } }),
    onSuccess: () => {
      client.setQueryData<Me | null>(ME_KEY, (me) => me && { ...me, role: 'operator', setupPending: false });
      toast({ title: 'You are the operator', description: 'Administration is under Admin in the sidebar.' });
    },
    onError: (error) => {
      // Another account has claimed it meanwhile: the form disappears.
      if (error instanceof ApiError && error.code === 'setup_done') void client.invalidateQueries({ queryKey: ME_KEY });
    },
  });
}
