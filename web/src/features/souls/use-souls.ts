import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { removeSoul, putSoul, soulsKey } from './soul-cache';

export function useSouls() {
  return useQuery({ queryKey: soulsKey, queryFn: ({ signal }) => call('GET /api/companions', { signal }) });
}

export function useCreateSoul() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/companions'>) => call('POST /api/companions', { body }),
    onSuccess: (soul) => putSoul(client, soul),
  });
}

export function useDeleteSoul() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/companions/:id', { params: { id } }),
    onSuccess: (_, id) => removeSoul(client, id),
  });
}
