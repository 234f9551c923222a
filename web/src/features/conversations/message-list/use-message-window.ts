import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { messageWindowKey } from '../cache/query-cache';
import { covers } from './message-window';
import type { MessageCache } from '../cache/message-cache';
import { useOlderMessages } from '../cache/use-messages';

/** Goes back to the conversation's end. */
export function closeWindow(client: QueryClient, id: number): void {
  client.setQueryData<MessageCache | null>(messageWindowKey(id), null);
}

export interface Shown {
  /** What is read: the end of the conversation, or the stretch somebody was led to. */
  thread: MessageCache;
  loading: boolean;
  loadOlder: () => void;
  loadNewer: () => void;
  /** Back to the end. */
  leave: () => void;
}

/** What of a conversation is looked at: its end, as it is held, or a stretch far above it. */
export function useVisibleMessages(end: MessageCache): Shown {
  const id = end.conversationId;
  const client = useQueryClient();
  const { data: stretch } = useQuery<MessageCache | null>({
    queryKey: messageWindowKey(id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: 0,
  });
  const older = useOlderMessages(id);
  const [loading, setLoading] = useState(false);
  const load = useCallback(
    (what: 'loadAbove' | 'loadBelow'): void => {
      setLoading(true);
      import('./message-window-loader')
        .then((reading) => reading[what](client, id))
        .catch((error: unknown) =>
          toast({ title: 'The messages there could not be loaded', description: textOf(error), tone: 'bad' }),
        )
        .finally(() => setLoading(false));
    },
    [client, id],
  );
  const loadAbove = useCallback(() => load('loadAbove'), [load]);
  const loadNewer = useCallback(() => load('loadBelow'), [load]);
  const leave = useCallback(() => closeWindow(client, id), [client, id]);

  // Whoever comes back to a conversation begins at its end.
  useEffect(() => leave, [leave]);
  // Whoever sends wants to see what they sent.
  const onTheWay = end.outgoing.length;
  const before = useRef(onTheWay);
  useEffect(() => {
    if (onTheWay > before.current) leave();
    before.current = onTheWay;
  }, [onTheWay, leave]);

  const apart = stretch !== null && !covers(end, stretch);
  useEffect(() => {
    if (stretch && !apart) leave();
  }, [apart, leave, stretch]);

  return apart
    ? { thread: stretch, loading, loadOlder: loadAbove, loadNewer, leave }
    : { thread: end, loading: older.loading, loadOlder: older.loadOlder, loadNewer, leave };
}
