import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Behavior, BodyOf } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { useTheme } from '../../../lib/storage/theme';
import { toast } from '../../../lib/toasts';
import { behaviorKey } from '../../conversations/group/use-behavior';
import { REFETCH_ON_FOCUS } from '../query-options';

const SAVE_MUTATION_KEY = ['behavior', 'save'] as const;

export function useBehavior() {
  return useQuery({
    queryKey: behaviorKey,
    queryFn: ({ signal }) => call('GET /api/settings/behavior', { signal }),
    ...REFETCH_ON_FOCUS,
  });
}

/** Save state of one setting: unchanged, request in flight, or saved. */
export type SaveState = 'idle' | 'saving' | 'saved';

export interface BehaviorSaver {
  save: (changes: BodyOf<'PUT /api/settings/behavior'>) => void;
  stateOf: (setting: keyof Behavior) => SaveState;
}

/** Saves each change immediately as an optimistic update; rolls back and shows a toast on failure. */
export function useBehaviorSaver(): BehaviorSaver {
  const client = useQueryClient();
  const { mutate, variables, status } = useMutation({
    mutationKey: SAVE_MUTATION_KEY,
    // Mutations run one after another, so the last choice wins.
    scope: { id: 'behavior' },
    mutationFn: (body: BodyOf<'PUT /api/settings/behavior'>) => call('PUT /api/settings/behavior', { body }),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: behaviorKey });
      const previous = client.getQueryData<Behavior>(behaviorKey);
      client.setQueryData<Behavior>(behaviorKey, (cached) => cached && { ...cached, ...changes });
      return { before: previous };
    },
    onError: (error, _, context) => {
      client.setQueryData<Behavior>(behaviorKey, context?.before);
      toast({ title: 'That could not be saved', description: textOf(error), tone: 'bad' });
    },
    onSettled: (response) => {
      // While another change is queued, this response is older than the optimistic state.
      if (client.isMutating({ mutationKey: SAVE_MUTATION_KEY }) > 1) return;
      if (response) client.setQueryData<Behavior>(behaviorKey, response);
      else void client.invalidateQueries({ queryKey: behaviorKey });
    },
  });
  return {
    save: mutate,
    stateOf: (setting) => {
      if (variables?.[setting] === undefined || status === 'error') return 'idle';
      return status === 'success' ? 'saved' : 'saving';
    },
  };
}

/** Saves the dark mode setting to the account whenever the theme changes while this screen is mounted. */
export function useSaveDarkMode({ save }: BehaviorSaver): void {
  const { shown } = useTheme();
  const lastSaved = useRef(shown);
  useEffect(() => {
    if (lastSaved.current === shown) return;
    lastSaved.current = shown;
    save({ darkMode: shown === 'dark' });
  }, [shown, save]);
}
