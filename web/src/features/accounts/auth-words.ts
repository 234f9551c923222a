import { LIMITS, TEXTS } from '@kinloom/contract';
import { ApiError } from '../../lib/api';

/** What to say when a call of an authentication screen fails: the server's words, else `refused`; `unreached` without it. */
export function authFailure(error: unknown, refused: string, unreached: string): string {
  if (!(error instanceof ApiError) || !error.reached) return unreached;
  return error.said ?? refused;
}

/** What to say under a new password as it is written: advice, never a rule. */
export function passwordHint(password: string): string {
  const length = [...password].length;
  if (length === 0)
    return `At least ${LIMITS.passwordMin} characters. Four words in a row are safer and easy to remember.`;
  if (length < LIMITS.passwordAdvised)
    return `Better: ${LIMITS.passwordAdvised} characters or more, for example four words in a row.`;
  return length < LIMITS.passwordGood ? 'Good. A little longer is even better.' : 'Very good length.';
}

/** What is wrong with a new password, before it is sent; null if nothing is. */
export function passwordProblem(password: string, again: string): string | null {
  if (password !== again) return TEXTS.auth.mismatch;
  if (password.length < LIMITS.passwordMin) return TEXTS.auth.passwordShort;
  return null;
}
