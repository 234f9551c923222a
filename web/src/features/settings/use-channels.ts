import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Channel } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';
import type { ChannelDraft } from './channel-draft';
import { NOT_PUSHED } from './query-options';

const channelsKey = ['channels'] as const;
const CHANGE = ['channels', 'change'] as const;

export function useChannels() {
  return useQuery({
    queryKey: channelsKey,
    queryFn: ({ signal }) => call('GET /api/channels', { signal }),
    ...NOT_PUSHED,
  });
}

/**
 * One kind of change to the list: seen at once, kept one after the other, taken back with a word where it could not be kept.
 * When nothing is on its way any more, the list is what the server says.
 */
function useChange<Asked>(
  send: (asked: Asked) => Promise<unknown>,
  expected: (held: readonly Channel[], asked: Asked) => Channel[],
  failed: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CHANGE,
    scope: { id: 'channels' },
    mutationFn: send,
    onMutate: async (asked) => {
      await client.cancelQueries({ queryKey: channelsKey });
      const before = client.getQueryData<Channel[]>(channelsKey);
      client.setQueryData<Channel[]>(channelsKey, (held) => held && expected(held, asked));
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData<Channel[]>(channelsKey, context?.before);
      toast({ title: failed, description: textOf(error), tone: 'bad' });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGE }) > 1) return;
      void client.invalidateQueries({ queryKey: channelsKey });
    },
  });
}

export function useAddChannel() {
  return useChange(
    (body: ChannelDraft) => call('POST /api/channels', { body }),
    (held, draft) => [...held, { ...draft, id: Math.min(0, ...held.map(({ id }) => id)) - 1, active: true }],
    'The channel could not be added',
  );
}

export function useUpdateChannel() {
  return useChange(
    ({ id, changes }: { id: number; changes: BodyOf<'PUT /api/channels/:id'> }) =>
      call('PUT /api/channels/:id', { params: { id }, body: changes }),
    (held, { id, changes }) => held.map((channel) => (channel.id === id ? { ...channel, ...changes } : channel)),
    'The channel could not be changed',
  );
}

export function useRemoveChannel() {
  return useChange(
    (id: number) => call('DELETE /api/channels/:id', { params: { id } }),
    (held, id) => held.filter((channel) => channel.id !== id),
    'The channel could not be deleted',
  );
}
