import { useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { Field, TextArea } from '../../../ui/Field';

/** Editable fields of an anchor group. */
export interface AnchorGroupValues {
  title: string;
  description: string;
}

const EMPTY_VALUES: AnchorGroupValues = { title: '', description: '' };

/** Form of an anchor group; the title is required. */
export function AnchorGroupForm({
  initial = EMPTY_VALUES,
  action,
  busy,
  onDone,
  onCancel,
}: {
  initial?: AnchorGroupValues;
  action: string;
  busy: boolean;
  onDone: (words: AnchorGroupValues) => void;
  onCancel: () => void;
}) {
  const [title, setTitle] = useState(initial.title);
  const [description, setDescription] = useState(initial.description);
  const canSubmit = title.trim() !== '' && !busy;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSubmit) onDone({ title: title.trim(), description: description.trim() });
  }

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <Field
        label="Title"
        name="title"
        autoComplete="off"
        placeholder="Short title"
        maxLength={LIMITS.titleLength}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Description (optional)"
        name="description"
        rows={3}
        maxLength={LIMITS.noteLength}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <div className="dialog-actions">
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" disabled={!canSubmit}>
          {action}
        </button>
      </div>
    </form>
  );
}
