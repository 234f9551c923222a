import type { Message } from '@kinloom/contract';
import type { MessageCache } from '../cache/message-cache';

/** The newest reply after `seq` that is finished; undefined while there is none. */
export function firstFinishedAfter(thread: MessageCache, seq: number): Message | undefined {
  for (let index = thread.messages.length - 1; index >= 0; index--) {
    const message = thread.messages[index];
    if (!message || message.seq <= seq) return undefined;
    if (message.companionId !== null && message.status !== 'streaming') return message;
  }
  return undefined;
}

/** The seq below which nothing is announced: everything that was finished when the conversation came into view. */
export function heardUntil(thread: MessageCache): number {
  const growing = thread.messages.find((message) => message.status === 'streaming');
  return growing ? growing.seq - 1 : (thread.messages.at(-1)?.seq ?? 0);
}
