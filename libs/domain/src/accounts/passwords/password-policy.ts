import { canonicalKey, TEXTS } from '@kinloom/contract';

/** Minimum length of an own word in characters; shorter ones occur within too many other words. */
const MIN_OWN_WORD_LENGTH = 3;
/** Number of digits and signs beside own words from which a password is accepted. */
const MIN_OTHER_CHARACTERS = 8;

/**
 * Words an attacker would try first: the address, the parts of its local part, the display name and the product name.
 * @returns canonical words, longest first
 */
export function ownWordsOf({ email, displayName }: { email: string; displayName: string }): string[] {
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = [email, local, displayName, TEXTS.product].map(canonicalKey);
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  const long = parts.filter((part) => [...part].length >= MIN_OWN_WORD_LENGTH);
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/** Whether a password consists of own words and fewer than 8 digits or signs: `kinloom2024`, `Ada.Lovelace!`. */
export function isMadeOfOwnWords(password: string, ownWords: readonly string[]): boolean {
  let rest = canonicalKey(password);
  if (ownWords.includes(rest)) return true;
  const whole = rest;
  for (const word of ownWords) rest = rest.replaceAll(word, ' ');
  return rest !== whole && !/\p{L}/u.test(rest) && rest.replaceAll(/\s/g, '').length < MIN_OTHER_CHARACTERS;
}
