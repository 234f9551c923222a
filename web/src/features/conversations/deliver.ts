import type { Message } from '@kinloom/contract';
import { call } from '../../lib/api';
import { ask, socket } from '../../lib/socket';
import { ackError } from './resync';

/**
 * Brings one message to the server: over the socket, and over HTTP where that is down or does not answer in time. Both carry
 * the same `clientId`, so that a message whose answer was lost is not stored twice.
 */
export async function deliver(conversationId: number, content: string, clientId: string): Promise<Message> {
  const answer = socket.connected ? await overSocket(conversationId, content, clientId) : null;
  if (answer?.ok) return answer.message;
  if (answer) throw ackError(answer);
  return call('POST /api/conversations/:id/messages', { params: { id: conversationId }, body: { content, clientId } });
}

async function overSocket(conversationId: number, content: string, clientId: string) {
  try {
    return await ask('message:send', { conversationId, content, clientId });
  } catch {
    return null; // No acknowledgement in time. It may have arrived all the same; the other way finds out.
  }
}
