import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { TEXTS, type QuickSoul } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { putSoul } from '../souls/cache';
import { capitalised } from '../souls/soul-look';

/** One of the souls that are there to be tried; who came is talked with next. */
export function useQuickSoul() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (name: QuickSoul) => call('POST /api/quick-:name', { params: { name } }),
    onSuccess: (soul) => {
      putSoul(client, soul);
      toast({ title: TEXTS.souls.created, description: `${soul.name} is here.` });
      navigate(`/?soul=${soul.id}`);
    },
    onError: (error, name) =>
      toast({ title: `${capitalised(name)} could not be made`, description: textOf(error), tone: 'bad' }),
  });
}
