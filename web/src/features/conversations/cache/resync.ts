import type { QueryClient } from '@tanstack/react-query';
import { LIMITS, type Ack } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../../lib/api';
import { emitWithAck, connectionNow } from '../../../lib/connection';
import { cachedMessages, patchMessages, setTyping } from './query-cache';
import { newestSeq, resumeId, resumeSeq, applySync } from './message-cache';

/** The failure in an acknowledgement, as if it had come over HTTP. */
export function ackError(answer: Extract<Ack<object>, { ok: false }>): ApiError {
  return new ApiError(400, answer.code, answer.error, answer.fields ?? {}, answer.code);
}

const running = new Map<number, { again: boolean }>();

/**
 * Reads what a conversation may have missed: over the socket, which also opens it there, else over HTTP. One at a time per
 * conversation; asked for again meanwhile, it runs once more, because the first answer may be too old.
 */
export async function resync(client: QueryClient, id: number): Promise<void> {
  const current = running.get(id);
  if (current) {
    current.again = true;
    return;
  }
  const flight = { again: false };
  running.set(id, flight);
  try {
    do {
      flight.again = false;
      await readMissed(client, id);
    } while (flight.again);
  } finally {
    running.delete(id);
  }
}

/** The same for when nobody waits for it: what goes wrong is said in the console, and the next poll or reconnect tries again. */
export function resyncInBackground(client: QueryClient, id: number): void {
  resync(client, id).catch((error: unknown) =>
    console.warn('A conversation could not be brought up to date:', textOf(error)),
  );
}

async function readMissed(client: QueryClient, id: number): Promise<void> {
  const thread = cachedMessages(client, id);
  if (!thread) return;
  const afterSeq = resumeSeq(thread);
  const known = newestSeq(thread);
  if (connectionNow() !== 'live') {
    const query = { after: resumeId(thread), limit: LIMITS.pageMax };
    const messages = await call('GET /api/conversations/:id/messages', { params: { id }, query, polled: true });
    patchMessages(client, id, (held) => applySync(held, afterSeq, messages, known));
    return;
  }
  const answer = await emitWithAck('conversation:open', { conversationId: id, afterSeq });
  if (!answer.ok) throw ackError(answer);
  patchMessages(client, id, (held) => applySync(held, afterSeq, answer.messages, known));
  setTyping(client, id, answer.typing);
}
