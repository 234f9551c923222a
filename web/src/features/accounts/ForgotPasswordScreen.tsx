import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { LIMITS, TEXTS } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { Field } from '../../ui/Field';
import { AuthLayout, FormMessage } from './AuthLayout';
import { authErrorText } from './auth-text';

export default function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setSent(false);
    setProblem(null);
    try {
      await call('POST /api/auth/forgot-password', { body: { email } });
      setSent(true);
    } catch (error) {
      setProblem(authErrorText(error, TEXTS.auth.resetFailed, TEXTS.auth.resetFailedNetwork));
    }
    setBusy(false);
  }

  return (
    <AuthLayout
      title="Forgot your password?"
      intro="Enter your email address, and we will send you a link to set a new password."
    >
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
        <FormMessage tone="good" text={sent ? TEXTS.auth.resetSent : null} />
        <FormMessage tone="bad" text={problem} />
        <button type="submit" className="btn btn-primary" disabled={busy}>
          Send the link
        </button>
      </form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <Link href="/auth/login" className="link inline-flex min-h-11 items-center">
          Back to sign in
        </Link>
        <Link href="/signup" className="link inline-flex min-h-11 items-center">
          Create an account
        </Link>
      </p>
    </AuthLayout>
  );
}
