import { useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { Field, TextArea } from '../../../ui/Field';

/** What a person writes of a thread. */
export interface ThreadWords {
  title: string;
  description: string;
}

const NOTHING: ThreadWords = { title: '', description: '' };

/** A thread's words, new or held: a title is needed. */
export function ThreadForm({
  begin = NOTHING,
  action,
  busy,
  onDone,
  onCancel,
}: {
  begin?: ThreadWords;
  action: string;
  busy: boolean;
  onDone: (words: ThreadWords) => void;
  onCancel: () => void;
}) {
  const [title, setTitle] = useState(begin.title);
  const [description, setDescription] = useState(begin.description);
  const ready = title.trim() !== '' && !busy;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (ready) onDone({ title: title.trim(), description: description.trim() });
  }

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <Field
        label="Title"
        name="title"
        autoComplete="off"
        placeholder="What runs through it?"
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
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" disabled={!ready}>
          {action}
        </button>
      </div>
    </form>
  );
}
