import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { ApiError, textOf } from '../../../lib/http/api';
import { focusInvalidField } from '../../../lib/focus/focus-invalid-field';
import { Field } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { FormMessage } from '../../accounts/AuthLayout';
import { isDeletionConfirmed, DELETION_WORD } from './delete-confirmation';
import { useDeleteAccount } from './use-delete-account';

const DELETED_DATA = [
  'Every soul, with its memories, reflections, archive and files.',
  'Every conversation and message, on both sides.',
  'Shared memories, anchors, threads, offerings, and what agents made.',
  'Your settings, channels, thread keys, and every session, on every device.',
];

/** Confirms account deletion with the password and a typed word, and lists what is deleted. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const deleteAccount = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [problems, setProblems] = useState<{ password?: string; word?: string }>({});
  const serverProblem = deleteAccount.error instanceof ApiError ? deleteAccount.error.fields['password'] : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (serverProblem !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [serverProblem]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const invalid = {
      ...(password === '' ? { password: 'Please enter your password.' } : {}),
      ...(isDeletionConfirmed(word) ? {} : { word: `Please type “${DELETION_WORD}”.` }),
    };
    focusInvalidField(event.currentTarget, () => setProblems(invalid));
    if (Object.keys(invalid).length > 0) return;
    deleteAccount.mutate(password);
  }

  return (
    <Modal
      title="Delete your account"
      description="This cannot be undone."
      stays
      // A deletion in flight cannot be cancelled.
      onClose={() => !deleteAccount.isPending && onClose()}
    >
      <form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
        <div>
          <p className="font-medium">This deletes:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-soft">
            {DELETED_DATA.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">If you want to keep a copy, download everything first.</p>
        </div>
        {/* Lets password managers match the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Your password"
          type="password"
          name="current-password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          problem={problems.password ?? serverProblem}
          value={password}
          onChange={(event) => {
            deleteAccount.reset();
            setProblems(({ password: _, ...rest }) => rest);
            setPassword(event.target.value);
          }}
        />
        <Field
          label={`Type “${DELETION_WORD}” to confirm`}
          type="text"
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problem={problems.word}
          value={word}
          onChange={(event) => {
            setProblems(({ word: _, ...rest }) => rest);
            setWord(event.target.value);
          }}
        />
        <FormMessage
          tone="bad"
          text={deleteAccount.error && serverProblem === undefined ? textOf(deleteAccount.error) : null}
        />
        <div className="dialog-actions">
          <button type="button" className="btn btn-quiet" disabled={deleteAccount.isPending} onClick={onClose}>
            Keep my account
          </button>
          <button type="submit" className="btn btn-bad" disabled={deleteAccount.isPending}>
            {deleteAccount.isPending ? 'Deleting everything…' : 'Delete everything'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
