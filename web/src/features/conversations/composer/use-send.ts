import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textOf } from '../../../lib/api';
import { uuid } from '../../../lib/uuid';
import { patchMessages } from '../cache/query-cache';
import { deliver } from './deliver-message';
import type { SendOptions } from './send-options';
import { markFailed, merge, addOutgoing, removeOutgoing, type Outgoing } from '../cache/message-cache';

export interface Sending {
  send: (content: string, manner: SendOptions) => void;
  /** Sends one that failed again, under the same `clientId`. */
  retry: (outgoing: Outgoing) => void;
  withdraw: (clientId: string) => void;
}

export function useSend(conversationId: number): Sending {
  const client = useQueryClient();
  return useMemo(() => {
    const start = (outgoing: Outgoing): void => {
      patchMessages(client, conversationId, (thread) => addOutgoing(thread, outgoing));
      deliver(conversationId, outgoing).then(
        (message) => patchMessages(client, conversationId, (thread) => merge(thread, [message], 'read')),
        (error: unknown) =>
          patchMessages(client, conversationId, (thread) => markFailed(thread, outgoing.clientId, textOf(error))),
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
      withdraw: (clientId) => patchMessages(client, conversationId, (thread) => removeOutgoing(thread, clientId)),
    };
  }, [client, conversationId]);
}
