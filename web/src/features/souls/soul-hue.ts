/** The golden angle in degrees: its multiples spread over the circle, so that consecutive ids get distant hues. */
const GOLDEN_ANGLE = 137.508;

/** The hue of a soul, 0–359. It is derived from the id, which never changes, so that a renamed soul keeps its colour. */
export function soulHue(id: number): number {
  return Math.floor((id * GOLDEN_ANGLE) % 360);
}
