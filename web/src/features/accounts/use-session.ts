import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Me } from '@kinloom/contract';
import { ApiError, call } from '../../lib/http/api';
import { clearStored } from '../../lib/storage/storage';
import { clearPolledResponses } from '../../lib/http/conditional-requests';

export const ME_KEY = ['me'] as const;

/** The signed-in account; null if signed out. */
export function useMe(enabled = true) {
  return useQuery<Me | null>({
    queryKey: ME_KEY,
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

/**
 * Whether the request for the page carried no session cookie. The server marks such pages, so no session request is
 * needed.
 */
export const isVisitor = (): boolean => 'visitor' in document.documentElement.dataset;

/** Seeds the session cache for visitors, which saves a request. */
export function seedVisitorSession(client: QueryClient): void {
  if (isVisitor()) client.setQueryData<Me | null>(ME_KEY, null);
}

/** Drops all cached data of the previous account. `next` is the new account, or null when signed out. */
export function switchAccount(client: QueryClient, next: Me | null): void {
  clearPolledResponses();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== ME_KEY[0] });
  client.setQueryData<Me | null>(ME_KEY, next);
}

export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await call('POST /api/auth/logout');
    clearStored();
    switchAccount(client, null);
  }, [client]);
}
