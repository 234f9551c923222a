import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Invalidates the queries under a key prefix and cancels their fetches in flight, including a first fetch: its response
 * may be older than the event that triggered the refetch.
 */
export function refetch(client: QueryClient, queryKey: QueryKey): void {
  // `invalidateQueries` cancels refetches but waits for a first fetch, so that one is cancelled here.
  const firstFetches = {
    queryKey,
    type: 'active',
    predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
  } as const;
  void client.cancelQueries(firstFetches, { silent: true });
  void client.invalidateQueries({ queryKey });
}

/**
 * Refetches after the cache was updated in place, but only while a fetch is in flight whose older response would
 * overwrite the update.
 */
export function refetchIfFetching(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey, exact: true }) > 0) refetch(client, queryKey);
}
