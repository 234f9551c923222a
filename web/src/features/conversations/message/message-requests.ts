import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, Message } from '@kinloom/contract';
import { call, textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { patchWindow, patchMessages, putConversation } from '../cache/query-cache';
import type { Control } from './reply-controls';
import { liesAbove, updateInWindow } from '../message-list/message-window';
import { applyResponse } from '../cache/message-cache';

const paramsOf = ({ conversationId, id }: Message) => ({ id: conversationId, messageId: id });

const FAILED: Readonly<Record<Control, string>> = {
  retry: 'The model could not be asked again',
  stop: 'The reply could not be stopped',
  continue: 'The reply could not go on',
  regenerate: 'The reply could not be spoken anew',
};

/** Asks something of the server about one message and takes in the answer. Over HTTP, so that it works while the socket is away. */
export function requestControl(client: QueryClient, message: Message, what: Control): Promise<void> {
  const params = paramsOf(message);
  return saying(FAILED[what], async () =>
    take(client, message, await call(`POST /api/conversations/:id/messages/:messageId/${what}`, { params })),
  );
}

/** Shows another wording of a reply. */
export function chooseVariant(client: QueryClient, message: Message, number: number): Promise<void> {
  const params = { ...paramsOf(message), number };
  return saying('The other wording could not be shown', async () =>
    take(client, message, await call('POST /api/conversations/:id/messages/:messageId/variants/:number', { params })),
  );
}

/** Changes the words of an own message. @throws ApiError */
export async function editMessage(client: QueryClient, message: Message, content: string): Promise<void> {
  const options = { params: paramsOf(message), body: { content } };
  take(client, message, await call('PATCH /api/conversations/:id/messages/:messageId', options));
}

/** A conversation that goes off from here, with everything up to this message. `then` leads to it. */
export function branchConversation(
  client: QueryClient,
  message: Message,
  then: (made: Conversation) => void,
): Promise<void> {
  const options = { params: { id: message.conversationId }, body: { messageId: message.id } };
  return saying('The conversation could not go off from here', async () => {
    const made = await call('POST /api/conversations/:id/branch', options);
    putConversation(client, made);
    then(made);
  });
}

/** Browsers give the clipboard only to pages that came over TLS or from this machine, and only where nobody forbade it. */
export async function copyText({ content }: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(content);
    toast({ title: 'Copied' });
  } catch {
    toast({ title: 'The text could not be copied', description: 'The browser did not allow it here.', tone: 'bad' });
  }
}

/** Does it, and says where it did not succeed. */
async function saying(title: string, doing: () => Promise<void>): Promise<void> {
  try {
    await doing();
  } catch (error) {
    toast({ title, description: textOf(error), tone: 'bad' });
  }
}

function take(client: QueryClient, asked: Message, came: Message): void {
  patchMessages(client, asked.conversationId, (thread) =>
    liesAbove(thread, came) ? thread : applyResponse(thread, asked, came),
  );
  patchWindow(client, asked.conversationId, (stretch) => updateInWindow(stretch, came));
}
