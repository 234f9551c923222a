import { hueOf } from '../../../lib/hue-of-name';

/** A soul's colour where no element can wear it. */
export function soulColor(name: string): string {
  return `oklch(var(--soul-l) var(--soul-c) ${hueOf(name)})`;
}

/** Dashes tell lines apart whose souls have near hues. */
export const DASHES: readonly string[] = ['0', '7 4', '2 4', '10 4 2 4'];
