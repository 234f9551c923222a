import { LIMITS, TEXTS } from '@kinloom/contract';
import { ApiError } from '../../lib/http/api';

/**
 * Returns the error text of an authentication form: the server's text, otherwise `refused`; `unreached` if the server
 * was not reached.
 */
export function authErrorText(error: unknown, refused: string, unreached: string): string {
  if (!(error instanceof ApiError) || !error.reached) return unreached;
  return error.serverText ?? refused;
}

/** Returns advice on a new password while typing. Advice only: it never blocks. */
export function passwordHint(password: string): string {
  const length = [...password].length;
  if (length === 0)
    return `At least ${LIMITS.passwordMin} characters. Four words in a row are safer and easy to remember.`;
  if (length < LIMITS.passwordAdvised)
    return `Better: ${LIMITS.passwordAdvised} characters or more, for example four words in a row.`;
  return length < LIMITS.passwordGood ? 'Good. A little longer is even better.' : 'Very good length.';
}

/** Validates a new password before sending; null if valid. */
export function validatePassword(password: string, confirmation: string): string | null {
  if (password !== confirmation) return TEXTS.auth.mismatch;
  if (password.length < LIMITS.passwordMin) return TEXTS.auth.passwordShort;
  return null;
}
