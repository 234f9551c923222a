import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textOf } from '../../lib/api';
import { uuid } from '../../lib/uuid';
import { patchThread } from './cache';
import { deliver } from './deliver';
import type { Manner } from './manner';
import { failed, merge, sending, withdrawn, type Outgoing } from './thread-model';

export interface Sending {
  send: (content: string, manner: Manner) => void;
  /** Sends one that failed again, under the same `clientId`. */
  retry: (outgoing: Outgoing) => void;
  withdraw: (clientId: string) => void;
}

export function useSend(conversationId: number): Sending {
  const client = useQueryClient();
  return useMemo(() => {
    const start = (outgoing: Outgoing): void => {
      patchThread(client, conversationId, (thread) => sending(thread, outgoing));
      deliver(conversationId, outgoing).then(
        (message) => patchThread(client, conversationId, (thread) => merge(thread, [message], 'read')),
        (error: unknown) =>
          patchThread(client, conversationId, (thread) => failed(thread, outgoing.clientId, textOf(error))),
      );
    };
    return {
      send: (content, manner) =>
        start({
          clientId: uuid(),
          content,
          manner,
          createdAt: new Date().toISOString(),
          state: 'sending',
          reason: null,
        }),
      retry: (outgoing) => start({ ...outgoing, state: 'sending', reason: null }),
      withdraw: (clientId) => patchThread(client, conversationId, (thread) => withdrawn(thread, clientId)),
    };
  }, [client, conversationId]);
}
