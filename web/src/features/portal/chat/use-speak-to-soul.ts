import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { TEXTS } from '@kinloom/contract';
import { ApiError, call } from '../../../lib/http/api';
import { store, readStored } from '../../../lib/storage/storage';
import { uuid } from '../../../lib/uuid';
import { cachedMessages } from '../../conversations/cache/query-cache';
import { resyncInBackground } from '../../conversations/cache/resync';
import {
  emptyCache,
  newestSeq,
  type OutgoingMessage,
  type MessageCache,
} from '../../conversations/cache/message-cache';
import { useSend, type MessageSender } from '../../conversations/composer/use-send';
import {
  hasArrived,
  parseUnconfirmed,
  serializeUnconfirmed,
  wasAnswered,
  appendUnconfirmed,
  type UnconfirmedMessage,
} from './unconfirmed-message';

/** The emotional context sent by the simple chat (specification, section 7). */
const EMOTIONAL_CONTEXT = 'soft';

/** Failure text: the server's text for client errors; otherwise it is unknown whether the message arrived. */
function failureText(error: unknown): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.text : 'This message may not have been delivered.';
}

export interface SpeakState {
  /** The messages to show, including the one being sent. */
  visibleMessages: MessageCache;
  sending: MessageSender;
  /** A request is in progress. */
  isSending: boolean;
  /** The last request failed and the soul has not replied since. */
  isUnreachable: boolean;
}

/**
 * Sends messages by speak_to_soul, whose response is the reply. Both are stored in the soul's conversation. The message is shown
 * optimistically and stays with a retry option if the request fails.
 */
export function useSpeakToSoul(soulId: number, cache: MessageCache): SpeakState {
  const client = useQueryClient();
  const { conversationId } = cache;
  const key = `said-${conversationId}`;
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedMessage | null>(() => parseUnconfirmed(readStored(key)));
  const chatSender = useSend(conversationId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ outgoing }: UnconfirmedMessage) =>
      call('POST /api/speak_to_soul', {
        body: { soul_id: soulId, message: outgoing.content, emotional_context: EMOTIONAL_CONTEXT },
      }),
    onError: (error, { afterSeq, outgoing }) =>
      setUnconfirmed({ afterSeq, outgoing: { ...outgoing, state: 'failed', reason: failureText(error) } }),
    // The socket delivers both messages; resync covers a slow or disconnected socket.
    onSettled: () => resyncInBackground(client, conversationId),
  });

  // The message is stored, so the optimistic copy is dropped.
  if (unconfirmed && hasArrived(cache, unconfirmed)) setUnconfirmed(null);
  useEffect(
    () => store(key, unconfirmed?.outgoing.state === 'failed' ? serializeUnconfirmed(unconfirmed) : ''),
    [key, unconfirmed],
  );

  const sending = useMemo((): MessageSender => {
    const cached = (): MessageCache => cachedMessages(client, conversationId) ?? emptyCache(conversationId);
    const speak = (outgoing: OutgoingMessage): void => {
      const next: UnconfirmedMessage = {
        outgoing: { ...outgoing, state: 'sending', reason: null },
        afterSeq: newestSeq(cached()),
      };
      setUnconfirmed(next);
      mutate(next);
    };
    // Failed messages of other screens are retried by their own sender.
    const isChatMessage = (clientId: string): boolean =>
      cached().outgoing.some((outgoingMessage) => outgoingMessage.clientId === clientId);
    return {
      send: (content, options) =>
        speak({
          clientId: uuid(),
          content,
          options,
          createdAt: new Date().toISOString(),
          state: 'sending',
          reason: null,
        }),
      retry: (outgoing) => (isChatMessage(outgoing.clientId) ? chatSender.retry(outgoing) : speak(outgoing)),
      discard: (clientId) => (isChatMessage(clientId) ? chatSender.discard(clientId) : setUnconfirmed(null)),
    };
  }, [client, conversationId, chatSender, mutate]);

  return {
    visibleMessages: appendUnconfirmed(cache, unconfirmed, TEXTS.chat.trouble),
    sending,
    isSending: isPending,
    isUnreachable: unconfirmed?.outgoing.state === 'failed' && !wasAnswered(cache, unconfirmed),
  };
}
