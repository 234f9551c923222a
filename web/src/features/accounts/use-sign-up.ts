import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXTS } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { authErrorText, validatePassword } from './auth-text';
import { switchAccount } from './use-session';

export interface NewAccount {
  email: string;
  password: string;
  confirmation: string;
  /** Empty without an invitation. */
  invite: string;
}

/**
 * Signs up. Without email confirmation the account is signed in and `onSignedIn` is called; otherwise `done` reports
 * that an email was sent.
 * @param confirmsByMail whether the address must be confirmed before signing in
 */
export function useSignUp(confirmsByMail: boolean, onSignedIn: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  async function signUp({ email, password, confirmation, invite }: NewAccount): Promise<void> {
    const invalid = validatePassword(password, confirmation);
    setProblem(invalid);
    if (invalid !== null) return;
    setBusy(true);
    try {
      await call('POST /api/auth/signup', { body: { email, password, ...(invite === '' ? {} : { invite }) } });
    } catch (error) {
      setProblem(authErrorText(error, TEXTS.auth.signupRefused, TEXTS.auth.signupFailed));
      setBusy(false);
      return;
    }
    // The response does not reveal whether the address is already registered; only the email does.
    if (confirmsByMail) {
      setDone(true);
      setBusy(false);
      return;
    }
    try {
      const { user } = await call('POST /api/auth/login', { body: { email, password } });
      switchAccount(client, user);
      onSignedIn();
    } catch (error) {
      // The account exists, so it can sign in manually.
      setDone(true);
      setProblem(authErrorText(error, TEXTS.auth.invalid, TEXTS.auth.loginFailed));
    }
    setBusy(false);
  }

  return { signUp, busy, problem, done };
}

/** Sign-up mode of the installation, and whether addresses are confirmed by email. */
export function useSignupSettings(enabled = true) {
  return useQuery({
    queryKey: ['signup'],
    enabled,
    queryFn: ({ signal }) => call('GET /api/auth/signup', { signal }),
  });
}
