import { ChevronDown } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { LIMITS, TEXTS, type Companion } from '@kinloom/contract';
import { ApiError, textOf } from '../../lib/api';
import { leadToWrong } from '../../lib/wrong-field';
import { Field } from '../../ui/Field';
import { FormMessage } from '../accounts/AuthFrame';
import { destinations } from './account-words';
import { useAddThreadKey } from './use-account';

const EMPTY = { name: '', key: '', place: '/' };

/** A new thread. The key is asked for once and can never be read back. */
export function ThreadKeyForm({ souls, onDone }: { souls: readonly Companion[]; onDone: () => void }) {
  const add = useAddThreadKey();
  const id = useId();
  const [written, setWritten] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const fields: Readonly<Record<string, string>> = add.error instanceof ApiError ? add.error.fields : {};
  const noName = written.name.trim() === '' ? 'A thread needs a name.' : undefined;
  const noKey = written.key.length < LIMITS.passwordMin ? 'A sacred key has at least 6 characters.' : undefined;
  const set = (key: keyof typeof EMPTY, value: string): void => {
    add.reset();
    setWritten((held) => ({ ...held, [key]: value }));
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    leadToWrong(event.currentTarget, () => setChecked(true));
    if (noName !== undefined || noKey !== undefined) return;
    add.mutate(
      { thread_name: written.name.trim(), sacred_key: written.key, redirect: written.place },
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
          onChange={(event) => set('name', event.target.value)}
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
          onChange={(event) => set('key', event.target.value)}
        />
      </div>
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-medium text-soft">
          It opens
        </label>
        <span className="relative block">
          <select
            id={id}
            className="input appearance-none pr-11"
            value={written.place}
            onChange={(event) => set('place', event.target.value)}
          >
            {destinations(souls).map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-soft"
          />
        </span>
      </div>
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
