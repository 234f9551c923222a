import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIMITS, type Companion, SETTINGS_TEXTS } from '@kinloom/contract';
import { call } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { Field } from '../../../ui/Field';
import { RadioTiles } from '../../../ui/RadioTiles';
import { archetypeOptions } from './profile-options';
import type { useSoulProfile } from './use-soul-profile';
import { putSoul } from '../../souls/soul-cache';
import { AvatarField } from '../files/AvatarField';

export type Editing = ReturnType<typeof useSoulProfile>;

/** Profile tab: avatar, name and archetype. */
export function BasicTab({
  soul,
  editing: { profile, set },
  problem,
}: {
  soul: Companion;
  editing: Editing;
  problem: string | undefined;
}) {
  const client = useQueryClient();
  const picture = useMutation({
    mutationFn: (avatar: string | null) =>
      call('PUT /api/companions/:id', { params: { id: soul.id }, body: { avatar } }),
    onSuccess: (saved) => {
      putSoul(client, saved);
      toast({ title: SETTINGS_TEXTS.soulUpdated, description: `${saved.name} has a new avatar.` });
    },
    onError: () => toast({ ...SETTINGS_TEXTS.soulUpdateFailed, tone: 'bad' }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AvatarField
        soulId={soul.id}
        name={soul.name}
        archetype={soul.archetype}
        avatar={soul.avatar}
        onChange={picture.mutate}
      />
      <Field
        label="Name"
        name="soul-name"
        autoComplete="off"
        maxLength={LIMITS.soulNameLength}
        problem={problem}
        value={profile.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <RadioTiles
        label="Archetype"
        columns="grid-cols-2 sm:grid-cols-3"
        options={archetypeOptions(soul.archetype)}
        value={profile.archetype}
        onChange={(archetype) => set('archetype', archetype)}
      />
    </div>
  );
}
