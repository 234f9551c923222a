import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXTS } from '@kinloom/contract';
import { call } from '../../lib/api';
import { authFailure, passwordProblem } from './auth-words';
import { changeAccount } from './use-session';

export interface NewAccount {
  email: string;
  password: string;
  again: string;
  /** Empty where there is none. */
  invite: string;
}

/**
 * Signing up. Where the installation needs no verification, the person is signed in at once and `onSignedIn` is called; else
 * `done` says that a mail is on its way.
 * @param confirmsByMail whether the address has to be confirmed before signing in
 */
export function useSignUp(confirmsByMail: boolean, onSignedIn: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  async function signUp({ email, password, again, invite }: NewAccount): Promise<void> {
    const wrong = passwordProblem(password, again);
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    try {
      await call('POST /api/auth/signup', { body: { email, password, ...(invite === '' ? {} : { invite }) } });
    } catch (error) {
      setProblem(authFailure(error, TEXTS.auth.signupRefused, TEXTS.auth.signupFailed));
      setBusy(false);
      return;
    }
    // Whether the address is new is told by the mail alone.
    if (confirmsByMail) {
      setDone(true);
      setBusy(false);
      return;
    }
    try {
      const { user } = await call('POST /api/auth/login', { body: { email, password } });
      changeAccount(client, user);
      onSignedIn();
    } catch (error) {
      // The account is there, and its person can sign in by hand.
      setDone(true);
      setProblem(authFailure(error, TEXTS.auth.invalid, TEXTS.auth.loginFailed));
    }
    setBusy(false);
  }

  return { signUp, busy, problem, done };
}

/** Who can sign up here, and whether addresses are confirmed by mail. */
export function useSignupState(enabled = true) {
  return useQuery({
    queryKey: ['signup'],
    enabled,
    queryFn: ({ signal }) => call('GET /api/auth/signup', { signal }),
  });
}
