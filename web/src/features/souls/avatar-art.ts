import { loreleiNeutral } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';

/** A friendly face drawn from the name alone, as the address of a picture. The same name always has the same face. */
export function faceFor(name: string): string {
  return createAvatar(loreleiNeutral, {
    seed: name,
    backgroundColor: ['transparent'],
    scale: 96,
    glassesProbability: 18,
    mouth: ['happy01', 'happy03', 'happy04', 'happy05', 'happy08', 'happy12', 'happy13', 'happy16', 'happy18'],
  }).toDataUri();
}
