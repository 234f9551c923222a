import { useState, type FormEvent } from 'react';
import { LIMITS, TEXTS, type Companion } from '@kinloom/contract';
import { ApiError, textOf } from '../../lib/api';
import { focusInvalidField } from '../../lib/focus-invalid-field';
import { Field } from '../../ui/Field';
import { FormMessage } from '../accounts/AuthFrame';
import { useMe } from '../accounts/use-session';
import { destinations } from './account-words';
import { SelectField } from './SelectField';
import { useAddThreadKey } from './use-account';

const EMPTY: { name: string; key: string; place: string; days: number; password: string } = {
  name: '',
  key: '',
  place: '/',
  days: LIMITS.threadKeyDays,
  password: '',
};

/** A new thread. The key is asked for once and can never be read back. */
export function ThreadKeyForm({ souls, onDone }: { souls: readonly Companion[]; onDone: () => void }) {
  const add = useAddThreadKey();
  const { data: me } = useMe();
  const [written, setWritten] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const fields: Readonly<Record<string, string>> = add.error instanceof ApiError ? add.error.fields : {};
  const noName = written.name.trim() === '' ? 'A thread needs a name.' : undefined;
  const noKey = written.key.length < LIMITS.passwordMin ? 'A sacred key has at least 6 characters.' : undefined;
  const noPassword = written.password === '' ? 'Please give your password.' : undefined;
  const set = (change: Partial<typeof EMPTY>): void => {
    add.reset();
    setWritten((held) => ({ ...held, ...change }));
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () => setChecked(true));
    if (noName !== undefined || noKey !== undefined || noPassword !== undefined) return;
    add.mutate(
      {
        thread_name: written.name.trim(),
        sacred_key: written.key,
        redirect: written.place,
        expiresInDays: written.days,
        password: written.password,
      },
      { onSuccess: onDone },
    );
  }

  return (
    <form aria-label="A new thread" className="grid gap-4 border-t border-line pt-5" onSubmit={submit} noValidate>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={TEXTS.auth.threadName}
          name="thread-name"
          autoComplete="off"
          // The form opens because somebody asked for it: what comes next is its first field.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={LIMITS.threadNameLength}
          placeholder="the lake in autumn"
          problem={(checked ? noName : undefined) ?? fields['thread_name']}
          value={written.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Field
          label={TEXTS.auth.sacredKey}
          type="password"
          name="sacred-key"
          autoComplete="new-password"
          maxLength={LIMITS.passwordMax}
          hint={`At least ${LIMITS.passwordMin} characters.`}
          problem={(checked ? noKey : undefined) ?? fields['sacred_key']}
          value={written.key}
          onChange={(event) => set({ key: event.target.value })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="It opens"
          name="thread-place"
          value={written.place}
          options={destinations(souls).map(({ path, label }) => ({ value: path, label }))}
          onChange={(place) => set({ place })}
        />
        <SelectField
          label="It works for"
          name="thread-days"
          value={written.days}
          options={LIMITS.threadKeyDaysChoices.map((days) => ({ value: days, label: `${days} days` }))}
          onChange={(days) => set({ days })}
        />
      </div>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
      <Field
        label="Your account password"
        type="password"
        name="current-password"
        autoComplete="current-password"
        maxLength={LIMITS.passwordMax}
        hint="A thread opens your account, so your password is needed to add one."
        problem={(checked ? noPassword : undefined) ?? fields['password']}
        value={written.password}
        onChange={(event) => set({ password: event.target.value })}
      />
      <FormMessage tone="bad" text={add.error && Object.keys(fields).length === 0 ? textOf(add.error) : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" disabled={add.isPending}>
          Add thread
        </button>
      </div>
    </form>
  );
}
