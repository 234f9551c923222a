import type { Offering } from '@kinloom/contract';
import type { AvatarSubject } from '../souls/Avatar';
import { useSouls } from '../souls/use-souls';

/** Avatar data of an offering's soul; generated from its name until souls are loaded. */
export function useSoulAvatar({ soul_id, soul_name }: Pick<Offering, 'soul_id' | 'soul_name'>): AvatarSubject {
  const soul = useSouls().data?.find(({ id }) => id === soul_id);
  return soul ?? { id: soul_id, name: soul_name, archetype: '', avatar: null };
}
