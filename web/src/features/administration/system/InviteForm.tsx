import { useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { ApiError, textOf } from '../../../lib/http/api';
import { Field } from '../../../ui/Field';
import { SelectField } from '../../../ui/SelectField';
import { useCreateInvite } from './use-signup-settings';

/** Validity options in days. */
const VALIDITY_DAYS = [1, LIMITS.inviteDaysDefault, 30, LIMITS.inviteDaysMax];

export function InviteForm({ onCreated }: { onCreated: (token: string) => void }) {
  const create = useCreateInvite();
  const [note, setNote] = useState('');
  const [days, setDays] = useState<number>(LIMITS.inviteDaysDefault);
  const problem = create.error instanceof ApiError ? create.error.fields['note'] : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate(
      { note: note.trim(), days },
      {
        onSuccess: ({ token }) => {
          setNote('');
          onCreated(token);
        },
      },
    );
  }

  return (
    <form className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_auto_auto]" onSubmit={submit} noValidate>
      <Field
        label="Note (optional)"
        name="invite-note"
        autoComplete="off"
        maxLength={LIMITS.inviteNoteLength}
        hint="Shown in this list only, for example “for the choir”. Do not enter email addresses."
        problem={problem ?? (create.error ? textOf(create.error) : undefined)}
        value={note}
        onChange={(event) => {
          create.reset();
          setNote(event.target.value);
        }}
      />
      <SelectField
        label="Valid for"
        value={days}
        options={VALIDITY_DAYS.map((value) => ({ value, label: value === 1 ? 'one day' : `${value} days` }))}
        onChange={setDays}
      />
      <button type="submit" className="btn btn-quiet justify-self-start lg:mt-7" disabled={create.isPending}>
        Create invitation
      </button>
    </form>
  );
}
