import { QueryClient } from '@tanstack/react-query';
import { waitUntilIdle } from '../browser/wait-until-idle';

// Cached data never goes stale on its own: realtime events update it, or polling while the socket is down. Failures are
// shown, not retried.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** `meta` of a query that itself waits for the data of the screen. */
export const DEFERRED = { deferred: true };

/** Resolves once the data of the screen is loaded and the page is idle. Code that the first screen can do without is loaded then. */
export async function waitUntilDataLoaded(): Promise<void> {
  const isFetching = (): boolean =>
    queryClient.isFetching({ predicate: ({ meta }) => meta?.['deferred'] !== true }) > 0;
  await waitUntilIdle(isFetching);
  // Rendering a response may start further requests, shortly after the response.
  await waitUntilIdle(isFetching);
}
