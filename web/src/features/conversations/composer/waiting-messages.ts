import type { QueryClient } from '@tanstack/react-query';
import type { MessageCache, OutgoingMessage } from '../cache/message-cache';
import { sendOutgoing } from './use-send';

/** Messages that wait for the server, by conversation, in the order in which they were written. */
export function waitingMessages(client: QueryClient): { conversationId: number; outgoing: OutgoingMessage }[] {
  return client
    .getQueriesData<MessageCache>({ queryKey: ['messages'] })
    .flatMap(([, cache]) =>
      (cache?.outgoing ?? [])
        .filter(({ state }) => state === 'waiting')
        .map((outgoing) => ({ conversationId: cache?.conversationId ?? 0, outgoing })),
    );
}

/** Sends the waiting messages again, one after the other, so that they keep their order. */
export async function resendWaiting(client: QueryClient): Promise<void> {
  for (const { conversationId, outgoing } of waitingMessages(client)) {
    await sendOutgoing(client, conversationId, outgoing);
  }
}
