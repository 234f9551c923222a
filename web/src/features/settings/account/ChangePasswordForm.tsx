import { useId, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { ApiError, textOf } from '../../../lib/http/api';
import { Field } from '../../../ui/Field';
import { FormMessage } from '../../accounts/AuthLayout';
import { passwordHint, validatePassword } from '../../accounts/auth-text';
import { Section } from '../../../ui/Section';
import { Toggle } from '../../../ui/Toggle';
import { useChangePassword } from './use-account';

const EMPTY_VALUES = { current: '', next: '', again: '' };

/** Changes the password, which ends every other session. */
export function ChangePasswordForm({ email }: { email: string }) {
  const id = useId();
  const change = useChangePassword();
  const [values, setValues] = useState(EMPTY_VALUES);
  const [endThreadKeys, setEndThreadKeys] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const serverProblem = change.error instanceof ApiError ? change.error.fields['currentPassword'] : undefined;
  const set = (key: keyof typeof EMPTY_VALUES) => (event: { target: { value: string } }) => {
    change.reset();
    setProblem(null);
    setValues((previous) => ({ ...previous, [key]: event.target.value }));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const invalid =
      values.current === '' ? 'Please enter your current password.' : validatePassword(values.next, values.again);
    setProblem(invalid);
    if (invalid !== null) return;
    change.mutate(
      { currentPassword: values.current, newPassword: values.next, endThreadKeys },
      {
        onSuccess: () => {
          setValues(EMPTY_VALUES);
          setEndThreadKeys(false);
        },
      },
    );
  }

  return (
    <Section title="Password" intro="Changing your password ends every other session.">
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {/* Lets password managers match the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Current password"
          type="password"
          name="current-password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          problem={serverProblem}
          value={values.current}
          onChange={set('current')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="New password"
            type="password"
            name="new-password"
            autoComplete="new-password"
            maxLength={LIMITS.passwordMax}
            hint={passwordHint(values.next)}
            value={values.next}
            onChange={set('next')}
          />
          <Field
            label="Confirm new password"
            type="password"
            name="confirm-password"
            autoComplete="new-password"
            maxLength={LIMITS.passwordMax}
            value={values.again}
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
          text={problem ?? (change.error && serverProblem === undefined ? textOf(change.error) : null)}
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
