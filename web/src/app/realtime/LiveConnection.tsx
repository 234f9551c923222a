import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '@kinloom/contract';
import { ME_KEY } from '../../features/accounts/use-session';
import { closeSocket, openSocket } from '../../lib/realtime/socket';
import { subscribeToServerEvents } from './server-events';

/** Keeps the socket open for the signed-in account; reconnects when the account changes. */
export default function LiveConnection({ me }: { me: Me }) {
  const client = useQueryClient();
  useEffect(() => {
    const stop = subscribeToServerEvents(client);
    openSocket(() => void client.invalidateQueries({ queryKey: ME_KEY }));
    return () => {
      stop();
      closeSocket();
    };
  }, [client, me]);
  return null;
}
