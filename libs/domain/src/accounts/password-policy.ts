import { canonicalKey, TEXTS } from '@kinloom/contract';

/** Shorter own words are parts of too many other words. In characters. */
const OWN_WORD_LEAST = 3;
/** Digits and signs beside own words, from which on they alone make the password. */
const OTHER_SIGNS = 8;

/**
 * The words somebody would try first for an account: its address, the parts of it before the @, its name, and the product's.
 * @returns folded for comparison, the longest first
 */
export function ownWordsOf({ email, displayName }: { email: string; displayName: string }): string[] {
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = [email, local, displayName, TEXTS.product].map(canonicalKey);
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  const long = parts.filter((part) => [...part].length >= OWN_WORD_LEAST);
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/** Whether a password is nothing but own words, with fewer than 8 digits or signs: `kinloom2024`, `Ada.Lovelace!`. */
export function isMadeOfOwnWords(password: string, ownWords: readonly string[]): boolean {
  let rest = canonicalKey(password);
  if (ownWords.includes(rest)) return true;
  const whole = rest;
  for (const word of ownWords) rest = rest.replaceAll(word, ' ');
  return rest !== whole && !/\p{L}/u.test(rest) && rest.replaceAll(/\s/g, '').length < OTHER_SIGNS;
}
