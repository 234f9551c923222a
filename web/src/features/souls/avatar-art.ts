import * as glass from '@dicebear/glass';
import { createAvatar } from '@dicebear/core';

/** Abstract glass art generated from the name, as a data URI with a transparent background. */
export function generateGlassArt(name: string): string {
  return createAvatar(glass, { seed: name, backgroundColor: ['transparent'] }).toDataUri();
}
