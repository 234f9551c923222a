/**
 * Normalizes an address for comparing mailboxes whose ownership was verified. Folds ASCII letters only: the wider `canonicalEmail` would
 * equate admin@kınloom.org, a domain anyone can register, with admin@kinloom.org.
 */
export function normalizeMailbox(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
