import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '@kinloom/contract';
import { meKey } from '../features/accounts/use-session';
import { subscribeToServerEvents } from '../features/conversations/server-events';
import { closeSocket, openSocket } from '../lib/socket';

/** The one connection of somebody who is in. Another account has another one. */
export default function Live({ me }: { me: Me }) {
  const client = useQueryClient();
  useEffect(() => {
    const stop = subscribeToServerEvents(client);
    openSocket(() => void client.invalidateQueries({ queryKey: meKey }));
    return () => {
      stop();
      closeSocket();
    };
  }, [client, me]);
  return null;
}
