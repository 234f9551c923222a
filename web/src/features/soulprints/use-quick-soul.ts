import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { TEXTS, type QuickSoul } from '@kinloom/contract';
import { call, textOf } from '../../lib/http/api';
import { storeDraft } from '../../lib/storage/storage';
import { toast } from '../../lib/toasts';
import { putSoul } from '../souls/soul-cache';
import { capitalised } from '../souls/soul-appearance';

export interface QuickSoulRequest {
  name: QuickSoul;
  /** Text that the message box of its first conversation contains. */
  starter?: string;
}

/** Creates a demo soul and opens its chat. */
export function useQuickSoul() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async ({ name, starter }: QuickSoulRequest) => {
      const soul = await call('POST /api/quick-:name', { params: { name } });
      if (starter !== undefined) {
        const { id } = await call('POST /api/conversations', { body: { companionId: soul.id } });
        storeDraft(`draft-${id}`, starter);
      }
      return soul;
    },
    onSuccess: (soul) => {
      putSoul(client, soul);
      toast({ title: TEXTS.souls.created, description: `${soul.name} is ready.` });
      navigate(`/?soul=${soul.id}`);
    },
    onError: (error, { name }) =>
      toast({ title: `${capitalised(name)} could not be created`, description: textOf(error), tone: 'bad' }),
  });
}
