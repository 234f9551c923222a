import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { TextArea } from '../../ui/Field';

/** Asks what a wrong memory is actually about. */
export function CorrectionForm({
  title,
  onSave,
  onCancel,
}: {
  /** Title of the wrong memory. */
  title: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank) onSave(text.trim());
  }

  return (
    <form ref={form} className="mt-2 grid gap-3" onSubmit={save}>
      <TextArea
        label="It is actually …"
        rows={2}
        value={text}
        maxLength={LIMITS.messageLength}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <p className="text-sm text-soft [overflow-wrap:anywhere]">It replaces “{title}”.</p>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" disabled={isBlank}>
          Save
        </button>
      </div>
    </form>
  );
}
