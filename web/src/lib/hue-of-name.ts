/** A soul's hue, 0–359, from its name: the same name always has the same one, near names have far ones (FNV-1a, stirred). */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of name.trim().toLocaleLowerCase('en')) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 360;
}
