import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '@kinloom/contract';
import { useReportTimeZone } from '../../features/accounts/use-report-time-zone';
import { ME_KEY } from '../../features/accounts/use-session';
import { closeSocket, openSocket } from '../../lib/realtime/socket';
import { subscribeToServerEvents } from './server-events';

/** Keeps the socket open for the signed-in account, and reports its time zone; reconnects when the account changes. */
export default function LiveConnection({ me }: { me: Me }) {
  const client = useQueryClient();
  useReportTimeZone(me);
  useEffect(() => {
    const stop = subscribeToServerEvents(client);
    openSocket(() => void client.invalidateQueries({ queryKey: ME_KEY }));
    return () => {
      stop();
      closeSocket();
    };
  }, [client, me.id]);
  return null;
}
