import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIsOffline, watchReachability } from '../../lib/realtime/reachability';
import { resendWaiting, waitingMessages } from './composer/waiting-messages';

/** Banner while the server cannot be reached, with the number of messages that wait. They are sent when it is back. */
export default function OfflineBanner() {
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const waiting = useWaitingCount();
  useEffect(watchReachability, []);
  useEffect(() => {
    if (!isOffline) void resendWaiting(client);
  }, [client, isOffline]);
  return (
    <div role="status">
      {isOffline && (
        <p className="strip bg-lamp-wash text-ink">
          <WifiOff size={16} aria-hidden="true" className="flex-none text-lamp-text" />
          <span className="min-w-0 flex-1 leading-snug">
            Kinloom can't reach the server. Retrying…
            {waiting > 0 && ` ${waiting === 1 ? '1 message waits' : `${waiting} messages wait`} to be sent.`}
          </span>
        </p>
      )}
    </div>
  );
}

function useWaitingCount(): number {
  const client = useQueryClient();
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client]);
  return useSyncExternalStore(subscribe, () => waitingMessages(client).length);
}
