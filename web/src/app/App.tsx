import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Me } from '@kinloom/contract';
import { changeAccount, meKey, useMe } from '../features/accounts/use-session';
import { listenToServer } from '../features/conversations/server-events';
import { whenSignedOut } from '../lib/api';
import { here, signInPath } from '../lib/paths';
import { openSocket } from '../lib/socket';
import { Toaster } from '../ui/Toaster';
import { RoomBoundary } from './RoomBoundary';
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

export function App() {
  return (
    <QueryClientProvider client={client}>
      <Presence />
      <RoomBoundary>
        <Router />
      </RoomBoundary>
      <RoomBoundary>
        <Toaster />
      </RoomBoundary>
    </QueryClientProvider>
  );
}

/** Keeps the connection while somebody is signed in, and leads to the sign-in page when the session ends under them. */
function Presence() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // Only looks at who was found to be in: the screens that need an account ask.
  const { data: me } = useMe(false);

  useEffect(() => {
    whenSignedOut(() => {
      const known = client.getQueryData<Me | null>(meKey);
      if (!known) return;
      const back = signInPath(here());
      changeAccount(client, null);
      navigate(back);
    });
  }, [client, navigate]);

  useEffect(() => {
    if (!me) return;
    const stop = listenToServer(client);
    openSocket(() => void client.invalidateQueries({ queryKey: meKey }));
    return stop;
  }, [me, client]);

  return null;
}
