import type { Message, TypingSoul } from '@kinloom/contract';
import type { MessageCache } from '../cache/message-cache';

/** What can be asked of the server about one message where it stands. */
export type Control = 'retry' | 'stop' | 'continue' | 'regenerate';

/** What a reply offers: to be tried at once while it waits for a model, to be stopped while it grows, to go on where it was stopped, to be spoken anew once it is there. */
export function controlsOf({
  companionId,
  status,
  retryAt,
}: Pick<Message, 'companionId' | 'status' | 'retryAt'>): readonly Control[] {
  if (companionId === null) return [];
  switch (status) {
    case 'streaming':
      return retryAt === null ? ['stop'] : ['retry', 'stop'];
    case 'stopped':
      return ['continue', 'regenerate'];
    case 'failed':
    case 'complete':
      return ['regenerate'];
  }
}

/** The wordings beside the one that is shown; null where there is none on that side. */
export function neighbours({ variant, variants }: Pick<Message, 'variant' | 'variants'>): {
  before: number | null;
  after: number | null;
} {
  return { before: variant > 1 ? variant - 1 : null, after: variant < variants ? variant + 1 : null };
}

/**
 * What to stop so that the souls fall silent: a reply that is growing, or while somebody still thinks, what they think about.
 * Null where nobody speaks.
 */
export function stoppable({ messages }: MessageCache, typing: readonly TypingSoul[]): Message | null {
  const growing = messages.findLast(({ status }) => status === 'streaming');
  if (growing) return growing;
  return (typing.length > 0 ? messages.findLast(({ senderId }) => senderId !== null) : undefined) ?? null;
}
