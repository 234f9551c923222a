import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BodyOf, type Companion, SETTINGS_TEXTS } from '@kinloom/contract';
import { call } from '../../../lib/http/api';
import { store, readStored } from '../../../lib/storage/storage';
import { toast } from '../../../lib/toasts';
import { putSoul } from '../../souls/soul-cache';
import { diffProfile, toProfile, parseDraft, type ProfileDraft, type SoulProfile } from './soul-profile';

const draftKey = (soulId: number): string => `profile:${soulId}`;

/** Draft state of a soul's profile. Unsaved changes are kept in storage and survive reloads and navigation. */
export function useSoulProfile(soul: Companion) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<ProfileDraft>(() => parseDraft(readStored(draftKey(soul.id))));

  function storeDraft(next: ProfileDraft): void {
    setDraft(next);
    store(draftKey(soul.id), Object.keys(next).length === 0 ? '' : JSON.stringify(next));
  }

  const save = useMutation({
    mutationFn: (body: BodyOf<'PUT /api/companions/:id'>) =>
      call('PUT /api/companions/:id', { params: { id: soul.id }, body }),
    onSuccess: (saved) => {
      putSoul(client, saved);
      storeDraft({});
      toast({
        title: SETTINGS_TEXTS.soulUpdated,
        description: `The changes apply from ${saved.name}’s next reply on.`,
      });
    },
    onError: () => toast({ ...SETTINGS_TEXTS.soulUpdateFailed, tone: 'bad' }),
  });

  return {
    profile: { ...toProfile(soul), ...draft },
    changes: diffProfile(soul, draft),
    set: <Key extends keyof SoulProfile>(key: Key, value: SoulProfile[Key]) => storeDraft({ ...draft, [key]: value }),
    discard: () => storeDraft({}),
    save,
  };
}
