import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { LIMITS, TEXTS } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { safeReturnPath } from '../../lib/paths';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { AuthLayout, FormMessage } from './AuthLayout';
import { authErrorText } from './auth-text';
import { useSignupSettings } from './use-sign-up';
import { switchAccount } from './use-session';

/** Destination after sign-in without a `next` parameter. */
const HOME = '/circle';

export default function LoginScreen() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: signup } = useSignupSettings(problem !== null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { user } = await call('POST /api/auth/login', { body: { email, password } });
      switchAccount(client, user);
      navigate(safeReturnPath(query.get('next'), HOME));
    } catch (error) {
      setProblem(authErrorText(error, TEXTS.auth.invalid, TEXTS.auth.loginFailed));
      setBusy(false);
    }
  }

  return (
    <AuthLayout title={TEXTS.auth.signIn} intro="Sign in to talk with your souls.">
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          maxLength={LIMITS.emailLength}
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          shown={isPasswordShown}
          onShownChange={setIsPasswordShown}
          name="password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormMessage tone="bad" text={problem} />
        {problem !== null && signup?.confirmsByMail && (
          <p className="text-sm text-soft">New here? Open the link in the email we sent you before you sign in.</p>
        )}
        {/* Not disabled meanwhile: after a failure the focus would be lost. */}
        <button type="submit" className="btn btn-primary" aria-disabled={busy}>
          {TEXTS.auth.signIn}
        </button>
      </form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <Link href="/auth/forgot-password" className="link inline-flex min-h-11 items-center">
          Forgot your password?
        </Link>
        <Link href="/signup" className="link inline-flex min-h-11 items-center">
          Create an account
        </Link>
        <Link href="/login" className="link inline-flex min-h-11 items-center">
          Sign in with a thread
        </Link>
      </p>
    </AuthLayout>
  );
}
