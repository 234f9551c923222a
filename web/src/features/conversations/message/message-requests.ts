import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, Message } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { commitPending } from '../../../lib/pending-actions';
import { patchWindow, patchMessages, putConversation } from '../cache/query-cache';
import type { ReplyControl } from './reply-controls';
import { isAboveCache, updateInWindow } from '../message-list/message-window';
import { applyResponse } from '../cache/message-cache';

const paramsOf = ({ conversationId, id }: Message) => ({ id: conversationId, messageId: id });

const FAILURE_TITLES: Readonly<Record<ReplyControl, string>> = {
  retry: 'The model could not be retried',
  stop: 'The reply could not be stopped',
  continue: 'The reply could not be continued',
  regenerate: 'The reply could not be regenerated',
};

/** Runs a reply control and caches the updated message. Uses HTTP, so that it works while the socket is down. */
export function requestControl(client: QueryClient, message: Message, control: ReplyControl): Promise<void> {
  const params = paramsOf(message);
  return withFailureToast(FAILURE_TITLES[control], async () => {
    await commitPending();
    cacheMessage(client, message, await call(`POST /api/conversations/:id/messages/:messageId/${control}`, { params }));
  });
}

/** Selects another variant of a reply. */
export function chooseVariant(client: QueryClient, message: Message, number: number): Promise<void> {
  const params = { ...paramsOf(message), number };
  return withFailureToast('The other version could not be shown', async () =>
    cacheMessage(
      client,
      message,
      await call('POST /api/conversations/:id/messages/:messageId/variants/:number', { params }),
    ),
  );
}

/** Edits the text of an own message. @throws ApiError */
export async function editMessage(client: QueryClient, message: Message, content: string): Promise<void> {
  const options = { params: paramsOf(message), body: { content } };
  await commitPending();
  cacheMessage(client, message, await call('PATCH /api/conversations/:id/messages/:messageId', options));
}

/** Branches the conversation after this message. @param then called with the new conversation */
export function branchConversation(
  client: QueryClient,
  message: Message,
  then: (created: Conversation) => void,
): Promise<void> {
  const options = { params: { id: message.conversationId }, body: { messageId: message.id } };
  return withFailureToast('The conversation could not be branched here', async () => {
    const created = await call('POST /api/conversations/:id/branch', options);
    putConversation(client, created);
    then(created);
  });
}

/** Runs a request and shows a toast if it fails. */
async function withFailureToast(title: string, request: () => Promise<void>): Promise<void> {
  try {
    await request();
  } catch (error) {
    toast({ title, description: textOf(error), tone: 'bad' });
  }
}

function cacheMessage(client: QueryClient, requested: Message, received: Message): void {
  patchMessages(client, requested.conversationId, (cache) =>
    isAboveCache(cache, received) ? cache : applyResponse(cache, requested, received),
  );
  patchWindow(client, requested.conversationId, (messageWindow) => updateInWindow(messageWindow, received));
}
