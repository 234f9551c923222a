import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { messageWindowKey } from '../cache/query-cache';
import { coversWindow } from './message-window';
import type { MessageCache } from '../cache/message-cache';
import { useOlderMessages } from '../cache/use-messages';

/** Closes the message window: the list shows the end of the conversation again. */
export function closeWindow(client: QueryClient, id: number): void {
  client.setQueryData<MessageCache | null>(messageWindowKey(id), null);
}

export interface VisibleMessages {
  /** The messages to show: the main cache, or the window of a jump. */
  cache: MessageCache;
  loading: boolean;
  loadOlder: () => void;
  loadNewer: () => void;
  /** Closes the window. */
  leaveWindow: () => void;
}

/** Selects the messages to show: the open message window if there is one, else the main cache. */
export function useVisibleMessages(end: MessageCache): VisibleMessages {
  const id = end.conversationId;
  const client = useQueryClient();
  const { data: messageWindow } = useQuery<MessageCache | null>({
    queryKey: messageWindowKey(id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: 0,
  });
  const older = useOlderMessages(id);
  const [loading, setLoading] = useState(false);
  const load = useCallback(
    (direction: 'loadAbove' | 'loadBelow'): void => {
      setLoading(true);
      import('./message-window-loader')
        .then((loader) => loader[direction](client, id))
        .catch((error: unknown) =>
          toast({ title: 'The messages there could not be loaded', description: textOf(error), tone: 'bad' }),
        )
        .finally(() => setLoading(false));
    },
    [client, id],
  );
  const loadAbove = useCallback(() => load('loadAbove'), [load]);
  const loadNewer = useCallback(() => load('loadBelow'), [load]);
  const leaveWindow = useCallback(() => closeWindow(client, id), [client, id]);

  // Reopening a conversation starts at its end.
  useEffect(() => leaveWindow, [leaveWindow]);
  // Sending returns to the end.
  const outgoingCount = end.outgoing.length;
  const previousCount = useRef(outgoingCount);
  useEffect(() => {
    if (outgoingCount > previousCount.current) leaveWindow();
    previousCount.current = outgoingCount;
  }, [outgoingCount, leaveWindow]);

  const isWindowOpen = messageWindow !== null && !coversWindow(end, messageWindow);
  useEffect(() => {
    if (messageWindow && !isWindowOpen) leaveWindow();
  }, [isWindowOpen, leaveWindow, messageWindow]);

  return isWindowOpen
    ? { cache: messageWindow, loading, loadOlder: loadAbove, loadNewer, leaveWindow }
    : { cache: end, loading: older.loading, loadOlder: older.loadOlder, loadNewer, leaveWindow };
}
