/** Upper bound of folding passes. Two passes reach the fixed point for every assigned character; the bound guarantees termination. */
const MAX_PASSES = 8;

/**
 * Computes the canonical form by which names and addresses are compared, counted and kept unique: NFKC, full case folding, no invisible characters.
 *
 * PostgreSQL's `lower()` and JavaScript's `toLowerCase()` disagree about some letters (İ), and neither equates ß with ẞ or full-width
 * letters with plain ones. Therefore only this function computes such keys; they are stored, and SQL compares the stored column.
 *
 * - Lower, upper and lower case again equals full case folding: ẞ → ß → SS → ss, ς → Σ → σ, K (Kelvin sign) → k.
 * - The dotted and the dotless i are one letter: Turkish İ, I, ı and i give the same key.
 * - Default-ignorable characters (zero-width space, soft hyphen, variation selectors) are removed because they are invisible.
 * - Letters of different scripts that merely look alike (Latin a, Cyrillic а) stay different.
 *
 * @returns the key; idempotent: `canonicalKey(canonicalKey(x)) === canonicalKey(x)`. It may be longer than the text (ﷺ gives 18 characters).
 */
export function canonicalKey(text: string): string {
  let key = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const folded = foldOnce(key);
    if (folded === key) break;
    key = folded;
  }
  return key;
}

/**
 * The key of an e-mail address, for look-ups, uniqueness and rate limits. Mail is always sent to the address as it was stored, never to
 * the key.
 */
export function canonicalEmail(address: string): string {
  return canonicalKey(address.trim());
}

function foldOnce(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('i\u0307', 'i');
}
