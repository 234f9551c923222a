import { LIMITS, TEXTS } from '@kinloom/contract';
import { ApiError } from '../../lib/api';

/** What to say when a call of an authentication screen fails: the server's words, else `refused`; `unreached` without it. */
export function authFailure(error: unknown, refused: string, unreached: string): string {
  if (!(error instanceof ApiError) || !error.reached) return unreached;
  return error.said ?? refused;
}

/** What is wrong with a new password, before it is sent; null if nothing is. */
export function passwordProblem(password: string, again: string): string | null {
  if (password !== again) return TEXTS.auth.mismatch;
  if (password.length < LIMITS.passwordMin) return TEXTS.auth.passwordShort;
  return null;
}
