import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { TEXTS, type QuickSoul } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { putSoul } from '../souls/soul-cache';
import { capitalised } from '../souls/soul-appearance';

/** Creates a demo soul and opens its chat. */
export function useQuickSoul() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (name: QuickSoul) => call('POST /api/quick-:name', { params: { name } }),
    onSuccess: (soul) => {
      putSoul(client, soul);
      toast({ title: TEXTS.souls.created, description: `${soul.name} is ready.` });
      navigate(`/?soul=${soul.id}`);
    },
    onError: (error, name) =>
      toast({ title: `${capitalised(name)} could not be created`, description: textOf(error), tone: 'bad' }),
  });
}
