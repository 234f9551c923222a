import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { ERRORS, LIMITS, TEXTS } from '@kinloom/contract';
import { call, textOf } from '../../lib/http/api';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { AuthLayout, FormMessage } from './AuthLayout';
import { passwordHint, validatePassword } from './auth-text';

export default function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(token === '' ? ERRORS.token_invalid.text : null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = validatePassword(password, confirmation);
    setProblem(invalid);
    if (invalid !== null) return;
    setBusy(true);
    try {
      await call('POST /api/auth/reset-password', { body: { token, password } });
      setDone(true);
    } catch (error) {
      setProblem(textOf(error));
    }
    setBusy(false);
  }

  return (
    <AuthLayout title="A new password" intro="Choose one that only you know.">
      {done ? (
        <div className="grid gap-5">
          <FormMessage tone="good" text="Your new password is set. You can sign in with it now." />
          <Link href="/auth/login" className="btn btn-primary">
            {TEXTS.auth.signIn}
          </Link>
        </div>
      ) : (
        <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <PasswordField
            label="New password"
            shown={isPasswordShown}
            onShownChange={setIsPasswordShown}
            name="password"
            autoComplete="new-password"
            maxLength={LIMITS.passwordMax}
            hint={passwordHint(password)}
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Field
            label="Confirm new password"
            type={isPasswordShown ? 'text' : 'password'}
            name="confirm-password"
            autoComplete="new-password"
            maxLength={LIMITS.passwordMax}
            required
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
          <FormMessage tone="bad" text={problem} />
          <button type="submit" className="btn btn-primary" disabled={busy || token === ''}>
            Set new password
          </button>
          <p className="text-sm">
            <Link href="/auth/forgot-password" className="link inline-flex min-h-11 items-center">
              Request a new link
            </Link>
          </p>
        </form>
      )}
    </AuthLayout>
  );
}
