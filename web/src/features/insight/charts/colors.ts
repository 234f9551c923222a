import { soulHue } from '../../souls/soul-hue';

/** A soul's colour for SVG attributes, where the CSS class cannot be used. */
export function soulColor(id: number): string {
  return `oklch(var(--soul-l) var(--soul-c) ${soulHue(id)})`;
}

/** Dash patterns to distinguish lines of similar hue. */
export const DASHES: readonly string[] = ['0', '7 4', '2 4', '10 4 2 4'];
