import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Me } from '@kinloom/contract';
import { switchAccount, ME_KEY, seedVisitorSession, useMe } from '../features/accounts/use-session';
import { setSignedOutListener } from '../lib/http/api';
import { queryClient } from '../lib/http/query-client';
import { currentPath, signInPath } from '../lib/paths';
import { Toaster } from '../ui/Toaster';
import { ErrorBoundary } from './ErrorBoundary';
import { Router } from './Router';

seedVisitorSession(queryClient);

/** The socket and its event handling, loaded only after sign-in. */
const LiveConnection = lazy(async () => (await import('./SignedInApp')).loadLiveConnection());

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
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

/** Redirects to the sign-in page when the session ends, and keeps the socket open while signed in. */
function Session() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // Only reads the cached session; screens that need an account trigger the request.
  const { data: me } = useMe(false);

  useEffect(() => {
    setSignedOutListener(() => {
      const cachedMe = client.getQueryData<Me | null>(ME_KEY);
      if (!cachedMe) return;
      const returnPath = signInPath(currentPath());
      switchAccount(client, null);
      navigate(returnPath);
    });
  }, [client, navigate]);

  if (!me) return null;
  return (
    <Suspense>
      <LiveConnection me={me} />
    </Suspense>
  );
}
