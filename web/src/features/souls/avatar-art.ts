import { glass } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';

/** Light through blown glass, drawn from the name alone, as the address of a picture. It lies over the soul's own colour. */
export function glassFor(name: string): string {
  return createAvatar(glass, { seed: name, backgroundColor: ['transparent'] }).toDataUri();
}
