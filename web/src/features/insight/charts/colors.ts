import { hueOf } from '../../../lib/format/hue-of-name';

/** A soul's colour for SVG attributes, where the CSS class cannot be used. */
export function soulColor(name: string): string {
  return `oklch(var(--soul-l) var(--soul-c) ${hueOf(name)})`;
}

/** Dash patterns to distinguish lines of similar hue. */
export const DASHES: readonly string[] = ['0', '7 4', '2 4', '10 4 2 4'];
