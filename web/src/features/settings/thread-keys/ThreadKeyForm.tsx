import { useState, type FormEvent } from 'react';
import { LIMITS, TEXTS, type Companion } from '@kinloom/contract';
import { ApiError, textOf } from '../../../lib/http/api';
import { focusInvalidField } from '../../../lib/focus/focus-invalid-field';
import { Field } from '../../../ui/Field';
import { FormMessage } from '../../accounts/AuthLayout';
import { useMe } from '../../accounts/use-session';
import { listDestinations } from './thread-key-text';
import { SelectField } from '../../../ui/SelectField';
import { useCreateThreadKey } from './use-thread-keys';

const EMPTY_VALUES: { name: string; key: string; place: string; days: number; password: string } = {
  name: '',
  key: '',
  place: '/',
  days: LIMITS.threadKeyDays,
  password: '',
};

/** Creates a thread key. The key is write-only: it cannot be read back. */
export function ThreadKeyForm({ souls, onDone }: { souls: readonly Companion[]; onDone: () => void }) {
  const add = useCreateThreadKey();
  const { data: me } = useMe();
  const [values, setValues] = useState(EMPTY_VALUES);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const fields: Readonly<Record<string, string>> = add.error instanceof ApiError ? add.error.fields : {};
  const nameProblem = values.name.trim() === '' ? 'A thread needs a name.' : undefined;
  const keyProblem = values.key.length < LIMITS.passwordMin ? 'A sacred key has at least 6 characters.' : undefined;
  const passwordProblem = values.password === '' ? 'Please enter your password.' : undefined;
  const update = (change: Partial<typeof EMPTY_VALUES>): void => {
    add.reset();
    setValues((previous) => ({ ...previous, ...change }));
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () => setIsSubmitted(true));
    if (nameProblem !== undefined || keyProblem !== undefined || passwordProblem !== undefined) return;
    add.mutate(
      {
        thread_name: values.name.trim(),
        sacred_key: values.key,
        redirect: values.place,
        expiresInDays: values.days,
        password: values.password,
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
          // The user opened this form, so its first field receives the focus.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={LIMITS.threadNameLength}
          placeholder="the lake in autumn"
          problem={(isSubmitted ? nameProblem : undefined) ?? fields['thread_name']}
          value={values.name}
          onChange={(event) => update({ name: event.target.value })}
        />
        <Field
          label={TEXTS.auth.sacredKey}
          type="password"
          name="sacred-key"
          autoComplete="new-password"
          maxLength={LIMITS.passwordMax}
          hint={`At least ${LIMITS.passwordMin} characters.`}
          problem={(isSubmitted ? keyProblem : undefined) ?? fields['sacred_key']}
          value={values.key}
          onChange={(event) => update({ key: event.target.value })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Opens first"
          name="thread-place"
          value={values.place}
          options={listDestinations(souls).map(({ path, label }) => ({ value: path, label }))}
          onChange={(place) => update({ place })}
        />
        <SelectField
          label="Valid for"
          name="thread-days"
          value={values.days}
          options={LIMITS.threadKeyDaysChoices.map((days) => ({ value: days, label: `${days} days` }))}
          onChange={(days) => update({ days })}
        />
      </div>
      {/* Lets password managers match the account. */}
      <input type="text" name="username" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
      <Field
        label="Your account password"
        type="password"
        name="current-password"
        autoComplete="current-password"
        maxLength={LIMITS.passwordMax}
        hint="A thread signs in to your whole account, so your password is needed to add one."
        problem={(isSubmitted ? passwordProblem : undefined) ?? fields['password']}
        value={values.password}
        onChange={(event) => update({ password: event.target.value })}
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
