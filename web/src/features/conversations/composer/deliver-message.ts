import type { Message } from '@kinloom/contract';
import { call } from '../../../lib/http/api';
import { emitWithAck, getConnection } from '../../../lib/realtime/connection';
import { ackError } from '../cache/resync';
import type { OutgoingMessage } from '../cache/message-cache';

/**
 * Sends a message over the socket; falls back to HTTP if the socket is down or times out. Idempotent: both carry the same
 * `clientId`, so a message whose acknowledgement was lost is not stored twice.
 * @throws ApiError
 */
export async function deliverMessage(conversationId: number, outgoing: OutgoingMessage): Promise<Message> {
  const body = { ...outgoing.options, content: outgoing.content, clientId: outgoing.clientId };
  const answer = getConnection() === 'live' ? await sendOverSocket({ ...body, conversationId }) : null;
  if (answer?.ok) return answer.message;
  if (answer) throw ackError(answer);
  return call('POST /api/conversations/:id/messages', { params: { id: conversationId }, body });
}

async function sendOverSocket(payload: Parameters<typeof emitWithAck<'message:send'>>[1]) {
  try {
    return await emitWithAck('message:send', payload);
  } catch {
    return null; // Acknowledgement timed out. The message may be stored already; the HTTP fallback deduplicates by `clientId`.
  }
}
