import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, textOf } from '../../../lib/http/api';
import { commitPending } from '../../../lib/pending-actions';
import { uuid } from '../../../lib/uuid';
import { patchMessages } from '../cache/query-cache';
import { deliverMessage } from './deliver-message';
import type { SendOptions } from './send-options';
import {
  addOutgoing,
  markFailed,
  markWaiting,
  merge,
  removeOutgoing,
  type MessageCache,
  type OutgoingMessage,
} from '../cache/message-cache';

export interface MessageSender {
  send: (content: string, options: SendOptions) => void;
  /** Sends a failed message again with the same `clientId`. */
  retry: (outgoing: OutgoingMessage) => void;
  discard: (clientId: string) => void;
}

/**
 * Sends messages with an optimistic update. A message that failed stays in the cache for retry or discard; one that did not reach the
 * server waits until it is back.
 */
export function useSend(conversationId: number): MessageSender {
  const client = useQueryClient();
  return useMemo(
    () => ({
      send: (content, options) =>
        void sendOutgoing(client, conversationId, {
          clientId: uuid(),
          content,
          options,
          createdAt: new Date().toISOString(),
          state: 'sending',
          reason: null,
        }),
      retry: (outgoing) => void sendOutgoing(client, conversationId, outgoing),
      discard: (clientId) => patchMessages(client, conversationId, (cache) => removeOutgoing(cache, clientId)),
    }),
    [client, conversationId],
  );
}

/** Sends a message, again if it was shown before. */
export async function sendOutgoing(
  client: QueryClient,
  conversationId: number,
  outgoing: OutgoingMessage,
): Promise<void> {
  const patch = (change: (cache: MessageCache) => MessageCache) => patchMessages(client, conversationId, change);
  patch((cache) => addOutgoing(cache, { ...outgoing, state: 'sending', reason: null }));
  try {
    // A reply must not use what was just deleted or objected to.
    await commitPending();
    const message = await deliverMessage(conversationId, outgoing);
    patch((cache) => merge(cache, [message], 'read'));
  } catch (error) {
    const isUnreachable = error instanceof ApiError && !error.reached && (await isOffline());
    patch((cache) =>
      isUnreachable ? markWaiting(cache, outgoing.clientId) : markFailed(cache, outgoing.clientId, textOf(error)),
    );
  }
}

/** Loaded with the offline banner, when the page is idle: without it a message that was not sent has to be retried by hand. */
async function isOffline(): Promise<boolean> {
  try {
    const { checkReachability } = await import('../../../lib/realtime/reachability');
    return !(await checkReachability());
  } catch {
    return false; // Not loaded yet, and not to be reached now.
  }
}
