const PRIME = 0x01000193;

/** 32-bit FNV-1a hash of a text's UTF-16 units. @returns an unsigned integer */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/** Extends a hash by one unit, so that the hashes of all prefixes of a text cost one pass. */
export const extendHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, PRIME);

/** Combines two hashes; the order matters. */
export const combineHashes = (first: number, second: number): number =>
  Math.imul(first ^ ((second >>> 15) | (second << 17)), 0x85ebca6b) ^ second;

/** Spreads a hash over buckets. @param bits number of bits of a bucket number */
export function bucketOf(hash: number, bits: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  mixed ^= mixed >>> 16;
  return (mixed >>> 0) & ((1 << bits) - 1);
}
