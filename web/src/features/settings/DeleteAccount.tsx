import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { ApiError, textOf } from '../../lib/api';
import { focusInvalidField } from '../../lib/focus-invalid-field';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { FormMessage } from '../accounts/AuthFrame';
import { confirmsDeletion, DELETION_WORD } from './account-words';
import { useLeave } from './use-leaving';

const GOES = [
  'Every soul, with its memories, reflections, archive and files.',
  'Every conversation and message, on both sides.',
  'Shared memories, anchors, threads, offerings, and what agents made.',
  'Your settings, channels, thread keys, and every session, on every device.',
];

/** Asks for the password and for the word, and says plainly what goes. */
export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const leave = useLeave();
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [missing, setMissing] = useState<{ password?: string; word?: string }>({});
  const refused = leave.error instanceof ApiError ? leave.error.fields['password'] : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wrong = {
      ...(password === '' ? { password: 'Please give your password.' } : {}),
      ...(confirmsDeletion(word) ? {} : { word: `Please type “${DELETION_WORD}”.` }),
    };
    focusInvalidField(event.currentTarget, () => setMissing(wrong));
    if (Object.keys(wrong).length > 0) return;
    leave.mutate(password);
  }

  return (
    <Modal
      title="Delete your account"
      description="This cannot be undone, by you or by anybody else."
      stays
      // Once it is on its way there is no way back.
      onClose={() => !leave.isPending && onClose()}
    >
      <form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
        <div>
          <p className="font-medium">What goes:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-soft">
            {GOES.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">If you want to keep any of it, download everything first.</p>
        </div>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Your password"
          type="password"
          name="current-password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          problem={missing.password ?? refused}
          value={password}
          onChange={(event) => {
            leave.reset();
            setMissing(({ password: _, ...rest }) => rest);
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
          problem={missing.word}
          value={word}
          onChange={(event) => {
            setMissing(({ word: _, ...rest }) => rest);
            setWord(event.target.value);
          }}
        />
        <FormMessage tone="bad" text={leave.error && refused === undefined ? textOf(leave.error) : null} />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" disabled={leave.isPending} onClick={onClose}>
            Keep my account
          </button>
          <button type="submit" className="btn btn-bad" disabled={leave.isPending}>
            {leave.isPending ? 'Deleting everything…' : 'Delete everything'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
