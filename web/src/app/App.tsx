import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Me } from '@kinloom/contract';
import { changeAccount, meKey, noteVisitor, useMe } from '../features/accounts/use-session';
import { whenSignedOut } from '../lib/api';
import { currentPath, signInPath } from '../lib/paths';
import { Toaster } from '../ui/Toaster';
import { ErrorBoundary } from './ErrorBoundary';
import { Router } from './Router';

// Data never goes stale by itself: the socket changes it, or a poll while that is down. A failure is shown, not retried.
const client = new QueryClient({
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

noteVisitor(client);

/** The connection and what it brings are loaded only where somebody is in. */
const Live = lazy(async () => (await import('./Inside')).loadLive(client));

export function App() {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary>
        <Session />
      </ErrorBoundary>
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

/** Leads to the sign-in page when the session ends under somebody, and keeps the connection while they are in. */
function Session() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // Only looks at who was found to be in: the screens that need an account ask.
  const { data: me } = useMe(false);

  useEffect(() => {
    whenSignedOut(() => {
      const known = client.getQueryData<Me | null>(meKey);
      if (!known) return;
      const back = signInPath(currentPath());
      changeAccount(client, null);
      navigate(back);
    });
  }, [client, navigate]);

  if (!me) return null;
  return (
    <Suspense>
      <Live me={me} />
    </Suspense>
  );
}
