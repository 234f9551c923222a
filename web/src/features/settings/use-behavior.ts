import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Behavior, BodyOf } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { useTheme } from '../../lib/theme';
import { toast } from '../../lib/toasts';
import { NOT_PUSHED } from './query-options';

const behaviorKey = ['behavior'] as const;
const SAVE = ['behavior', 'save'] as const;

export function useBehavior() {
  return useQuery({
    queryKey: behaviorKey,
    queryFn: ({ signal }) => call('GET /api/settings/behavior', { signal }),
    ...NOT_PUSHED,
  });
}

/** Where the saving of one setting stands: nothing was changed, on its way, or kept. */
export type Saving = 'idle' | 'saving' | 'saved';

export interface BehaviorSaver {
  save: (changes: BodyOf<'PUT /api/settings/behavior'>) => void;
  stateOf: (setting: keyof Behavior) => Saving;
}

/** Saves each change at once: shown before it is kept, and taken back with a word where it could not be. */
export function useBehaviorSaver(): BehaviorSaver {
  const client = useQueryClient();
  const { mutate, variables, status } = useMutation({
    mutationKey: SAVE,
    // One after the other: what was chosen last is what is kept.
    scope: { id: 'behavior' },
    mutationFn: (body: BodyOf<'PUT /api/settings/behavior'>) => call('PUT /api/settings/behavior', { body }),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: behaviorKey });
      const before = client.getQueryData<Behavior>(behaviorKey);
      client.setQueryData<Behavior>(behaviorKey, (held) => held && { ...held, ...changes });
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData<Behavior>(behaviorKey, context?.before);
      toast({ title: 'That could not be saved', description: textOf(error), tone: 'bad' });
    },
    onSettled: (answer) => {
      // While another change waits, an answer to this one is older than what is shown.
      if (client.isMutating({ mutationKey: SAVE }) > 1) return;
      if (answer) client.setQueryData<Behavior>(behaviorKey, answer);
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

/** The account keeps whether it is dark: every change of the theme that is made while this screen is open is saved. */
export function useKeptDarkMode({ save }: BehaviorSaver): void {
  const { shown } = useTheme();
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    save({ darkMode: shown === 'dark' });
  }, [shown, save]);
}
