import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has what is held under this key, and under those that begin with it, read anew where it is shown. An answer that is on its way by
 * now may be older than the news of it and is given up, also where it would be the first.
 */
export function refetch(client: QueryClient, queryKey: QueryKey): void {
  // The library gives up what would replace an answer that is held, and waits for the first one.
  const first = {
    queryKey,
    type: 'active',
    predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
  } as const;
  void client.cancelQueries(first, { silent: true });
  void client.invalidateQueries({ queryKey });
}

/** The same after news were put in place of what is held: only where it is being read by now, and would be put back as it was. */
export function refetchIfFetching(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey, exact: true }) > 0) refetch(client, queryKey);
}
