import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { anchorsKey } from './query-keys';

export function useCreateAnchor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/conversation-anchors'>) => call('POST /api/conversation-anchors', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: anchorsKey }),
  });
}
