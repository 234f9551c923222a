import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { ApiError, textOf } from '../../../lib/http/api';
import { focusInvalidField } from '../../../lib/focus/focus-invalid-field';
import { Field } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { FormMessage } from '../../accounts/AuthLayout';
import { useMe } from '../../accounts/use-session';
import { useReauthenticate } from './use-account';

/**
 * Asks for the password before a sensitive action.
 * @param purpose a sentence that says what the password is needed for
 * @param onConfirmed called once the password was accepted
 */
export function PasswordDialog({
  purpose,
  action,
  onConfirmed,
  onClose,
}: {
  purpose: string;
  action: string;
  onConfirmed: () => void;
  onClose: () => void;
}) {
  const { data: me } = useMe();
  const reauthenticate = useReauthenticate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const serverProblem = reauthenticate.error instanceof ApiError ? reauthenticate.error.fields['password'] : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (serverProblem !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [serverProblem]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () =>
      setProblem(password === '' ? 'Please enter your password.' : undefined),
    );
    if (password !== '') reauthenticate.mutate(password, { onSuccess: onConfirmed });
  }

  return (
    <Modal title="Enter your password" description={purpose} stays onClose={onClose}>
      <form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
        {/* Lets password managers match the account. */}
        <input type="text" name="username" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
        <Field
          label="Your password"
          type="password"
          name="current-password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          problem={problem ?? serverProblem}
          value={password}
          onChange={(event) => {
            reauthenticate.reset();
            setProblem(undefined);
            setPassword(event.target.value);
          }}
        />
        <FormMessage
          tone="bad"
          text={reauthenticate.error && serverProblem === undefined ? textOf(reauthenticate.error) : null}
        />
        <div className="dialog-actions">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={reauthenticate.isPending}>
            {action}
          </button>
        </div>
      </form>
    </Modal>
  );
}
