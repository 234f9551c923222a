import { useId, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { ApiError, textOf } from '../../lib/api';
import { Field } from '../../ui/Field';
import { FormMessage } from '../accounts/AuthFrame';
import { passwordHint, passwordProblem } from '../accounts/auth-words';
import { Section } from './Section';
import { Toggle } from './Toggle';
import { useChangePassword } from './use-account';

const EMPTY = { current: '', next: '', again: '' };

/** A new password for the old one. Every other session ends with it. */
export function ChangePassword({ email }: { email: string }) {
  const id = useId();
  const change = useChangePassword();
  const [written, setWritten] = useState(EMPTY);
  const [endThreadKeys, setEndThreadKeys] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = change.error instanceof ApiError ? change.error.fields['currentPassword'] : undefined;
  const set = (key: keyof typeof EMPTY) => (event: { target: { value: string } }) => {
    change.reset();
    setProblem(null);
    setWritten((held) => ({ ...held, [key]: event.target.value }));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong =
      written.current === '' ? 'Please give your current password.' : passwordProblem(written.next, written.again);
    setProblem(wrong);
    if (wrong !== null) return;
    change.mutate(
      { currentPassword: written.current, newPassword: written.next, endThreadKeys },
      {
        onSuccess: () => {
          setWritten(EMPTY);
          setEndThreadKeys(false);
        },
      },
    );
  }

  return (
    <Section title="Password" intro="With a new password every other session ends.">
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Current password"
          type="password"
          name="current-password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          problem={refused}
          value={written.current}
          onChange={set('current')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="New password"
            type="password"
            name="new-password"
            autoComplete="new-password"
            maxLength={LIMITS.passwordMax}
            hint={passwordHint(written.next)}
            value={written.next}
            onChange={set('next')}
          />
          <Field
            label="Confirm new password"
            type="password"
            name="confirm-password"
            autoComplete="new-password"
            maxLength={LIMITS.passwordMax}
            value={written.again}
            onChange={set('again')}
          />
        </div>
        <div className="flex items-center justify-between gap-4">
          <label htmlFor={id} className="text-sm">
            Delete all my threads as well
          </label>
          <Toggle id={id} checked={endThreadKeys} onChange={setEndThreadKeys} />
        </div>
        <FormMessage
          tone="bad"
          text={problem ?? (change.error && refused === undefined ? textOf(change.error) : null)}
        />
        <FormMessage
          tone="good"
          text={change.isSuccess ? 'Your new password is set. Every other session has ended.' : null}
        />
        <div>
          <button type="submit" className="btn btn-primary" disabled={change.isPending}>
            Change password
          </button>
        </div>
      </form>
    </Section>
  );
}
