import type { QueryClient } from '@tanstack/react-query';
import { LIMITS, type Ack } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../../lib/http/api';
import { emitWithAck, getConnection } from '../../../lib/realtime/connection';
import { cachedMessages, patchMessages, setTyping } from './query-cache';
import { newestSeq, applySync } from './message-cache';
import { resumeId, resumeSeq } from './sync-cursor';

/** Converts a failed socket acknowledgement to the ApiError that HTTP would give. */
export function ackError(answer: Extract<Ack<object>, { ok: false }>): ApiError {
  return new ApiError(400, answer.code, answer.error, answer.fields ?? {}, answer.code);
}

const running = new Map<number, { again: boolean }>();

/**
 * Resynchronisation: fetches missed messages, over the socket, which also subscribes to the conversation, else over HTTP. Single-flight per
 * conversation: calls during a run are coalesced into one more run, because the first response may be stale.
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
      await fetchMissed(client, id);
    } while (flight.again);
  } finally {
    running.delete(id);
  }
}

/** Fire-and-forget resync: failures are logged; the next poll or reconnect retries. */
export function resyncInBackground(client: QueryClient, id: number): void {
  resync(client, id).catch((error: unknown) =>
    console.warn('chat.resync_failed: a conversation could not be synchronised:', textOf(error)),
  );
}

async function fetchMissed(client: QueryClient, id: number): Promise<void> {
  const cache = cachedMessages(client, id);
  if (!cache) return;
  const afterSeq = resumeSeq(cache);
  const newestKnownSeq = newestSeq(cache);
  if (getConnection() !== 'live') {
    const query = { after: resumeId(cache), limit: LIMITS.pageMax };
    const messages = await call('GET /api/conversations/:id/messages', { params: { id }, query, polled: true });
    patchMessages(client, id, (cached) => applySync(cached, afterSeq, messages, newestKnownSeq));
    return;
  }
  const answer = await emitWithAck('conversation:open', { conversationId: id, afterSeq });
  if (!answer.ok) throw ackError(answer);
  patchMessages(client, id, (cached) => applySync(cached, afterSeq, answer.messages, newestKnownSeq));
  setTyping(client, id, answer.typing);
}
