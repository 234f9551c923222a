import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ERRORS, TEXTS } from '@kinloom/contract';
import { ApiError, call } from '../../lib/api';
import { authFailure, passwordProblem } from './auth-words';
import { changeAccount } from './use-session';

export interface NewAccount {
  email: string;
  password: string;
  again: string;
}

/**
 * Signing up. Where the installation needs no verification, the person is signed in at once and `onSignedIn` is called; else
 * `done` says that a mail is on its way.
 */
export function useSignUp(onSignedIn: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  async function signUp({ email, password, again }: NewAccount): Promise<void> {
    const wrong = passwordProblem(password, again);
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    try {
      await call('POST /api/auth/signup', { body: { email, password } });
    } catch (error) {
      setProblem(authFailure(error, TEXTS.auth.signupRefused, TEXTS.auth.signupFailed));
      setBusy(false);
      return;
    }
    try {
      const { user } = await call('POST /api/auth/login', { body: { email, password } });
      changeAccount(client, user);
      onSignedIn();
    } catch (error) {
      // The account is there. Not being let in yet is what verification looks like; anything else is said beside it.
      setDone(true);
      if (!(error instanceof ApiError && error.status === ERRORS.email_unverified.status)) {
        setProblem(authFailure(error, TEXTS.auth.invalid, TEXTS.auth.loginFailed));
      }
    }
    setBusy(false);
  }

  return { signUp, busy, problem, done };
}
