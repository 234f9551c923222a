import type { Offering } from '@kinloom/contract';
import type { Faced } from '../souls/Avatar';
import { useSouls } from '../souls/use-souls';

/** The face of the soul that an offering is for, or is from; drawn from its name while the souls are not known. */
export function useFaceOf({ soul_id, soul_name }: Pick<Offering, 'soul_id' | 'soul_name'>): Faced {
  const soul = useSouls().data?.find(({ id }) => id === soul_id);
  return soul ?? { name: soul_name, archetype: '', avatar: null };
}
