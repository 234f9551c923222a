import type { Message, TypingSoul } from '@kinloom/contract';
import type { MessageCache } from '../cache/message-cache';

/** Requests that a reply offers. */
export type ReplyControl = 'retry' | 'stop' | 'continue' | 'regenerate';

/** Controls by status: retry while waiting for the model, stop while streaming, continue if stopped, regenerate once ended. */
export function controlsOf({
  companionId,
  status,
  retryAt,
}: Pick<Message, 'companionId' | 'status' | 'retryAt'>): readonly ReplyControl[] {
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

/** Numbers of the variants before and after the shown one; null at either end. */
export function adjacentVariants({ variant, variants }: Pick<Message, 'variant' | 'variants'>): {
  before: number | null;
  after: number | null;
} {
  return { before: variant > 1 ? variant - 1 : null, after: variant < variants ? variant + 1 : null };
}

/**
 * The message to stop: the streaming reply or, while a soul is composing, the user message it answers. Null if no reply is in
 * progress.
 */
export function findStoppable({ messages }: MessageCache, typing: readonly TypingSoul[]): Message | null {
  const streaming = messages.findLast(({ status }) => status === 'streaming');
  if (streaming) return streaming;
  return (typing.length > 0 ? messages.findLast(({ senderId }) => senderId !== null) : undefined) ?? null;
}
