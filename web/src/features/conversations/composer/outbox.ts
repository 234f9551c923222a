import { store, stored } from '../../../lib/storage';
import { parseSendOptions } from './send-options';
import type { Outgoing } from '../cache/message-cache';

const NOT_YET = 'This was not sent yet.';
const keyOf = (conversationId: number): string => `outbox-${conversationId}`;

/** Keeps what is on its way, so that a reload in the middle loses no words. */
export function saveOutbox(conversationId: number, outgoing: readonly Outgoing[]): void {
  store(
    keyOf(conversationId),
    outgoing.length === 0
      ? ''
      : JSON.stringify(
          outgoing.map(({ clientId, content, manner, createdAt }) => ({ clientId, content, manner, createdAt })),
        ),
  );
}

/** What was on its way before a reload. It may have arrived after all: then the stored message replaces it. */
export function restoreOutbox(conversationId: number): Outgoing[] {
  return readOutbox(stored(keyOf(conversationId)));
}

export function readOutbox(text: string): Outgoing[] {
  if (text === '') return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return []; // Cut off or written by something else: there is nothing in it that could be sent.
  }
  if (!Array.isArray(list)) return [];
  return list
    .filter(isKept)
    .map((one) => ({ ...one, manner: parseSendOptions(one.manner), state: 'failed', reason: NOT_YET }));
}

function isKept(one: unknown): one is Pick<Outgoing, 'clientId' | 'content' | 'createdAt'> & { manner: unknown } {
  if (typeof one !== 'object' || one === null) return false;
  const { clientId, content, createdAt } = { clientId: null, content: null, createdAt: null, ...one };
  return (
    typeof clientId === 'string' &&
    typeof content === 'string' &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt))
  );
}
