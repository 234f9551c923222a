import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textOf } from '../../../lib/api';
import { uuid } from '../../../lib/uuid';
import { patchMessages } from '../cache/query-cache';
import { deliverMessage } from './deliver-message';
import type { SendOptions } from './send-options';
import { markFailed, merge, addOutgoing, removeOutgoing, type OutgoingMessage } from '../cache/message-cache';

export interface MessageSender {
  send: (content: string, options: SendOptions) => void;
  /** Sends a failed message again with the same `clientId`. */
  retry: (outgoing: OutgoingMessage) => void;
  discard: (clientId: string) => void;
}

/** Sends messages with an optimistic update; a failed message stays in the cache for retry or discard. */
export function useSend(conversationId: number): MessageSender {
  const client = useQueryClient();
  return useMemo(() => {
    const start = (outgoing: OutgoingMessage): void => {
      patchMessages(client, conversationId, (cache) => addOutgoing(cache, outgoing));
      deliverMessage(conversationId, outgoing).then(
        (message) => patchMessages(client, conversationId, (cache) => merge(cache, [message], 'read')),
        (error: unknown) =>
          patchMessages(client, conversationId, (cache) => markFailed(cache, outgoing.clientId, textOf(error))),
      );
    };
    return {
      send: (content, options) =>
        start({
          clientId: uuid(),
          content,
          options,
          createdAt: new Date().toISOString(),
          state: 'sending',
          reason: null,
        }),
      retry: (outgoing) => start({ ...outgoing, state: 'sending', reason: null }),
      discard: (clientId) => patchMessages(client, conversationId, (cache) => removeOutgoing(cache, clientId)),
    };
  }, [client, conversationId]);
}
