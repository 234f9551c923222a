import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BodyOf, type Companion, SETTINGS_TEXTS } from '@kinloom/contract';
import { call } from '../../lib/api';
import { store, stored } from '../../lib/storage';
import { toast } from '../../lib/toasts';
import { putSoul } from '../souls/cache';
import { changesOf, profileOf, readDraft, type Draft, type Profile } from './profile';

const keyOf = (soulId: number): string => `profile:${soulId}`;

/** A soul's profile as it is being written. What is not saved survives a reload and a look elsewhere. */
export function useProfile(soul: Companion) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => readDraft(stored(keyOf(soul.id))));

  function put(next: Draft): void {
    setDraft(next);
    store(keyOf(soul.id), Object.keys(next).length === 0 ? '' : JSON.stringify(next));
  }

  const save = useMutation({
    mutationFn: (body: BodyOf<'PUT /api/companions/:id'>) =>
      call('PUT /api/companions/:id', { params: { id: soul.id }, body }),
    onSuccess: (saved) => {
      putSoul(client, saved);
      put({});
      toast({ title: SETTINGS_TEXTS.soulUpdated, description: `${saved.name} is so from the next reply on.` });
    },
    onError: () => toast({ ...SETTINGS_TEXTS.soulUpdateFailed, tone: 'bad' }),
  });

  return {
    profile: { ...profileOf(soul), ...draft },
    changes: changesOf(soul, draft),
    set: <Key extends keyof Profile>(key: Key, value: Profile[Key]) => put({ ...draft, [key]: value }),
    discard: () => put({}),
    save,
  };
}
