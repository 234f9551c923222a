/**
 * Derives a soul's hue, 0–359, from its name: deterministic, and similar names get distant hues (FNV-1a with a final
 * mix).
 */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of name.trim().toLocaleLowerCase('en')) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 360;
}
