import type { Message } from '@kinloom/contract';
import type { MessageCache } from '../cache/message-cache';

/** The newest finished reply after `seq`; undefined if there is none. */
export function firstFinishedAfter(cache: MessageCache, seq: number): Message | undefined {
  for (let index = cache.messages.length - 1; index >= 0; index--) {
    const message = cache.messages[index];
    if (!message || message.seq <= seq) return undefined;
    if (message.companionId !== null && message.status !== 'streaming') return message;
  }
  return undefined;
}

/** The seq up to which nothing is announced: replies that were finished when the conversation was opened. */
export function announceAfterSeq(cache: MessageCache): number {
  const growing = cache.messages.find((message) => message.status === 'streaming');
  return growing ? growing.seq - 1 : (cache.messages.at(-1)?.seq ?? 0);
}
