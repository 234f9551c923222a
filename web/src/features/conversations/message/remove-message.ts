import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { runUndoable } from '../../../lib/undo';
import { hideMessage, unhideMessage } from '../cache/hidden-messages';
import { removeMessage as removeFromCache } from '../cache/message-cache';
import { patchAllMessages } from '../cache/query-cache';

/** Deletes a message, unless the user undoes it in time. */
export function removeMessage(client: QueryClient, { conversationId, id }: Message): void {
  hideMessage(client, id);
  runUndoable({
    title: 'Message deleted',
    description: 'Memories that come only from this message are deleted too.',
    undo: () => unhideMessage(client, id),
    commit: async (options) => {
      const params = { id: conversationId, messageId: id };
      try {
        await call('DELETE /api/conversations/:id/messages/:messageId', { params, ...options });
      } catch (error) {
        // One that does not exist counts as deleted.
        if (!(error instanceof ApiError && error.code === 'message_not_found')) {
          unhideMessage(client, id);
          toast({ title: 'The message could not be deleted', description: textOf(error), tone: 'bad' });
          return;
        }
      }
      patchAllMessages(client, (cache) => removeFromCache(cache, id));
    },
  });
}
