import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { TEXTS } from '@kinloom/contract';
import { ApiError, call } from '../../lib/api';
import { store, stored } from '../../lib/storage';
import { uuid } from '../../lib/uuid';
import { cachedMessages } from '../conversations/cache/query-cache';
import { resyncInBackground } from '../conversations/cache/resync';
import { emptyCache, newestSeq, type Outgoing, type MessageCache } from '../conversations/cache/message-cache';
import { useSend, type Sending } from '../conversations/composer/use-send';
import { hasArrived, readSaid, wasAnswered, withSaid, type Said } from './talking';

/** The one emotional context of the simple chat (specification, section 7). */
const CONTEXT = 'soft';

/** Why it failed, where the person can do something about it. Otherwise nobody knows how far the call came. */
function reasonOf(error: unknown): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.text : 'This may not have arrived.';
}

export interface Speaking {
  /** The conversation as it is shown: with what was said just now at its end. */
  shown: MessageCache;
  sending: Sending;
  /** A call is under way. */
  waiting: boolean;
  /** The soul could not be reached, and has said nothing since. */
  trouble: boolean;
}

/**
 * Speaks to a soul in one call that answers with its reply. Both stand in the soul's conversation, which is what is shown; what
 * was said is shown at once, and stays with a way to say it again where it did not arrive.
 */
export function useSpeak(soulId: number, thread: MessageCache): Speaking {
  const client = useQueryClient();
  const { conversationId } = thread;
  const key = `said-${conversationId}`;
  const [said, setSaid] = useState<Said | null>(() => readSaid(stored(key)));
  const elsewhere = useSend(conversationId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ outgoing }: Said) =>
      call('POST /api/speak_to_soul', {
        body: { soul_id: soulId, message: outgoing.content, emotional_context: CONTEXT },
      }),
    onError: (error, { after, outgoing }) =>
      setSaid({ after, outgoing: { ...outgoing, state: 'failed', reason: reasonOf(error) } }),
    // What was said and answered is told by the socket. Where that is slow or away, it is read.
    onSettled: () => resyncInBackground(client, conversationId),
  });

  // It stands in the conversation from now on, and goes with it should it be deleted there.
  if (said && hasArrived(thread, said)) setSaid(null);
  useEffect(() => store(key, said?.outgoing.state === 'failed' ? JSON.stringify(said) : ''), [key, said]);

  const sending = useMemo((): Sending => {
    const held = (): MessageCache => cachedMessages(client, conversationId) ?? emptyCache(conversationId);
    const say = (outgoing: Outgoing): void => {
      const next: Said = { outgoing: { ...outgoing, state: 'sending', reason: null }, after: newestSeq(held()) };
      setSaid(next);
      mutate(next);
    };
    // What did not get through from another screen goes its own way.
    const isElsewhere = (clientId: string): boolean => held().outgoing.some((one) => one.clientId === clientId);
    return {
      send: (content, manner) =>
        say({
          clientId: uuid(),
          content,
          manner,
          createdAt: new Date().toISOString(),
          state: 'sending',
          reason: null,
        }),
      retry: (outgoing) => (isElsewhere(outgoing.clientId) ? elsewhere.retry(outgoing) : say(outgoing)),
      withdraw: (clientId) => (isElsewhere(clientId) ? elsewhere.withdraw(clientId) : setSaid(null)),
    };
  }, [client, conversationId, elsewhere, mutate]);

  return {
    shown: withSaid(thread, said, TEXTS.chat.trouble),
    sending,
    waiting: isPending,
    trouble: said?.outgoing.state === 'failed' && !wasAnswered(thread, said),
  };
}
