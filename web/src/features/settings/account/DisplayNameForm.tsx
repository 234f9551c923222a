import { useState, type FormEvent } from 'react';
import { LIMITS, type Me } from '@kinloom/contract';
import { ApiError, textOf } from '../../../lib/http/api';
import { focusInvalidField } from '../../../lib/focus/focus-invalid-field';
import { Field } from '../../../ui/Field';
import { FormMessage } from '../../accounts/AuthLayout';
import { Section } from '../../../ui/Section';
import { useUpdateDisplayName } from './use-account';

/** Edits the display name. */
export function DisplayNameForm({ me }: { me: Me }) {
  const rename = useUpdateDisplayName();
  const [input, setInput] = useState<string | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const name = input ?? me.displayName;
  const serverProblem = rename.error instanceof ApiError ? rename.error.fields['displayName'] : undefined;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () => setIsEmpty(name.trim() === ''));
    if (name.trim() !== '') rename.mutate(name.trim(), { onSuccess: () => setInput(null) });
  }

  return (
    <Section title="Name" intro={`You sign in as ${me.email}.`}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <Field
          label="Display name"
          name="display-name"
          autoComplete="nickname"
          maxLength={LIMITS.displayNameLength}
          hint="What your souls call you."
          problem={isEmpty && name.trim() === '' ? 'A name has 1 to 80 characters.' : serverProblem}
          value={name}
          onChange={(event) => {
            rename.reset();
            setInput(event.target.value);
          }}
        />
        <FormMessage tone="bad" text={rename.error && serverProblem === undefined ? textOf(rename.error) : null} />
        <FormMessage tone="good" text={rename.isSuccess ? 'Saved' : null} />
        <div>
          <button type="submit" className="btn btn-primary" disabled={rename.isPending || name === me.displayName}>
            Save name
          </button>
        </div>
      </form>
    </Section>
  );
}
