import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SoulSeed } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { putSoul } from '../souls/soul-cache';

/** Creates a soul from its seed and offers it its first memories. */
export function useCreateFromSeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ companion, memories }: SoulSeed) => {
      const soul = await call('POST /api/companions', { body: companion });
      for (const { content, personal_note } of memories) {
        await call('POST /api/memory/offer_to_soul', { body: { soul_id: soul.id, content, personal_note } });
      }
      return soul;
    },
    onSuccess: (soul) => putSoul(client, soul),
  });
}
