import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@kinloom/contract';
import { ApiError, call } from '../../../lib/api';
import { patchAllMessages } from '../cache/query-cache';
import { removeMessage } from '../cache/message-cache';

/** Deletes a message. Idempotent: one that does not exist counts as deleted. */
export function useRemoveMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ conversationId, id }: Message) => {
      try {
        await call('DELETE /api/conversations/:id/messages/:messageId', {
          params: { id: conversationId, messageId: id },
        });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'message_not_found')) throw error;
      }
    },
    onSuccess: (_, { id }) => patchAllMessages(client, (cache) => removeMessage(cache, id)),
  });
}
