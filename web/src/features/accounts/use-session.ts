import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Me } from '@kinloom/contract';
import { ApiError, call } from '../../lib/api';
import { clearStored } from '../../lib/storage';
import { clearPolled } from '../../lib/conditional-requests';

export const meKey = ['me'] as const;

/** Who is signed in; null when nobody is. */
export function useMe(enabled = true) {
  return useQuery<Me | null>({
    queryKey: meKey,
    enabled,
    queryFn: async ({ signal }) => {
      try {
        return await call('GET /api/auth/me', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** Whether the browser brought no session with it. The server marks its page: it is known, without asking, that nobody is in. */
export const isVisitor = (): boolean => 'visitor' in document.documentElement.dataset;

/** Spares visitors the question who they are. */
export function noteVisitor(client: QueryClient): void {
  if (isVisitor()) client.setQueryData<Me | null>(meKey, null);
}

/** Lets go of everything that belonged to the account; `next` is who is in now, null for nobody. */
export function changeAccount(client: QueryClient, next: Me | null): void {
  clearPolled();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== meKey[0] });
  client.setQueryData<Me | null>(meKey, next);
}

export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await call('POST /api/auth/logout');
    clearStored();
    changeAccount(client, null);
  }, [client]);
}
