import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TEXTS, type Conversation } from '@kinloom/contract';
import { ApiError, call } from '../../../lib/http/api';
import { removeConversation, putConversation } from '../cache/query-cache';

/** Starts a group conversation. */
export function useStartGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (companionIds: number[]) =>
      call('POST /api/conversations/group', {
        body: { companionIds, title: TEXTS.chat.circleOf(companionIds.length) },
      }),
    onSuccess: (conversation) => putConversation(client, conversation),
  });
}

/** Starts another conversation with a soul. */
export function useStartConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (companionId: number) => call('POST /api/conversations', { body: { companionId } }),
    onSuccess: (conversation) => putConversation(client, conversation),
  });
}

export function useRename(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => call('PATCH /api/conversations/:id', { params: { id }, body: { title } }),
    onSuccess: (conversation) => putConversation(client, conversation),
  });
}

/** Deletes a conversation. Idempotent: one that does not exist counts as deleted. */
export function useDeleteConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Conversation) => {
      try {
        await call('DELETE /api/conversations/:id', { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conversation_not_found')) throw error;
      }
    },
    onSuccess: (_, { id }) => removeConversation(client, id),
  });
}

/** Sets the focus topic of a conversation; null clears it. */
export function useFocus(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (topic: string | null) =>
      topic === null
        ? call('DELETE /api/conversations/:id/focus', { params: { id } })
        : call('POST /api/conversations/:id/focus', { params: { id }, body: { topic } }),
    onSuccess: (conversation) => putConversation(client, conversation),
  });
}
