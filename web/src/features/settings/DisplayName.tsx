import { useState, type FormEvent } from 'react';
import { LIMITS, type Me } from '@kinloom/contract';
import { ApiError, textOf } from '../../lib/api';
import { focusInvalidField } from '../../lib/focus-invalid-field';
import { Field } from '../../ui/Field';
import { FormMessage } from '../accounts/AuthFrame';
import { Section } from './Section';
import { useRename } from './use-account';

/** What the person is called here. */
export function DisplayName({ me }: { me: Me }) {
  const rename = useRename();
  const [written, setWritten] = useState<string | null>(null);
  const [empty, setEmpty] = useState(false);
  const name = written ?? me.displayName;
  const refused = rename.error instanceof ApiError ? rename.error.fields['displayName'] : undefined;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    focusInvalidField(event.currentTarget, () => setEmpty(name.trim() === ''));
    if (name.trim() !== '') rename.mutate(name.trim(), { onSuccess: () => setWritten(null) });
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
          problem={empty && name.trim() === '' ? 'A name has 1 to 80 characters.' : refused}
          value={name}
          onChange={(event) => {
            rename.reset();
            setWritten(event.target.value);
          }}
        />
        <FormMessage tone="bad" text={rename.error && refused === undefined ? textOf(rename.error) : null} />
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
