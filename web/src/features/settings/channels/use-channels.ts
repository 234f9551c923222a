import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Channel } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { channelsKey } from '../../conversations/group/use-behavior';
import type { ChannelDraft } from './channel-draft';
import { REFETCH_ON_FOCUS } from '../query-options';

const CHANGE_MUTATION_KEY = ['channels', 'change'] as const;

export function useChannels() {
  return useQuery({
    queryKey: channelsKey,
    queryFn: ({ signal }) => call('GET /api/channels', { signal }),
    ...REFETCH_ON_FOCUS,
  });
}

/**
 * Base of the channel mutations: optimistic update, run one after another, rollback with a toast on failure. Once no
 * mutation is left, the list is refetched.
 */
function useChannelMutation<Variables>(
  send: (variables: Variables) => Promise<unknown>,
  applyOptimistically: (cached: readonly Channel[], variables: Variables) => Channel[],
  errorTitle: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CHANGE_MUTATION_KEY,
    scope: { id: 'channels' },
    mutationFn: send,
    onMutate: async (variables) => {
      await client.cancelQueries({ queryKey: channelsKey });
      const previous = client.getQueryData<Channel[]>(channelsKey);
      client.setQueryData<Channel[]>(channelsKey, (cached) => cached && applyOptimistically(cached, variables));
      return { before: previous };
    },
    onError: (error, _, context) => {
      client.setQueryData<Channel[]>(channelsKey, context?.before);
      toast({ title: errorTitle, description: textOf(error), tone: 'bad' });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGE_MUTATION_KEY }) > 1) return;
      void client.invalidateQueries({ queryKey: channelsKey });
    },
  });
}

export function useCreateChannel() {
  return useChannelMutation(
    (body: ChannelDraft) => call('POST /api/channels', { body }),
    (cached, draft) => [...cached, { ...draft, id: Math.min(0, ...cached.map(({ id }) => id)) - 1, active: true }],
    'The channel could not be added',
  );
}

export function useUpdateChannel() {
  return useChannelMutation(
    ({ id, changes }: { id: number; changes: BodyOf<'PUT /api/channels/:id'> }) =>
      call('PUT /api/channels/:id', { params: { id }, body: changes }),
    (cached, { id, changes }) => cached.map((channel) => (channel.id === id ? { ...channel, ...changes } : channel)),
    'The channel could not be changed',
  );
}

export function useDeleteChannel() {
  return useChannelMutation(
    (id: number) => call('DELETE /api/channels/:id', { params: { id } }),
    (cached, id) => cached.filter((channel) => channel.id !== id),
    'The channel could not be deleted',
  );
}
