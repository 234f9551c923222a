import type { Message } from '@kinloom/contract';
import { call } from '../../../lib/api';
import { emitWithAck, connectionNow } from '../../../lib/connection';
import { ackError } from '../cache/resync';
import type { Outgoing } from '../cache/message-cache';

/**
 * Brings one message to the server: over the socket, and over HTTP where that is down or does not answer in time. Both carry
 * the same `clientId`, so that a message whose answer was lost is not stored twice.
 */
export async function deliver(conversationId: number, outgoing: Outgoing): Promise<Message> {
  const body = { ...outgoing.manner, content: outgoing.content, clientId: outgoing.clientId };
  const answer = connectionNow() === 'live' ? await overSocket({ ...body, conversationId }) : null;
  if (answer?.ok) return answer.message;
  if (answer) throw ackError(answer);
  return call('POST /api/conversations/:id/messages', { params: { id: conversationId }, body });
}

async function overSocket(payload: Parameters<typeof emitWithAck<'message:send'>>[1]) {
  try {
    return await emitWithAck('message:send', payload);
  } catch {
    return null; // No acknowledgement in time. It may have arrived all the same; the other way finds out.
  }
}
