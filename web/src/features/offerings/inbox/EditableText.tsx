import { PenLine, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '@kinloom/contract';
import { PROBLEM_TEXTS } from '../form/offering-draft';
import { OfferingText } from '../OfferingText';

/** Text offered by a soul, which the user may edit before accepting. */
export function EditableText({
  content,
  offered,
  busy,
  onChange,
}: {
  /** Edited text; null if unchanged. */
  content: string | null;
  offered: string;
  busy: boolean;
  onChange: (content: string | null) => void;
}) {
  const id = useId();
  const [isEditing, setIsEditing] = useState(content !== null);
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The pressed button is replaced: focus what replaced it.
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    (isEditing ? area : opener).current?.focus();
  }, [isEditing]);
  if (!isEditing) {
    return (
      <>
        <OfferingText content={offered} />
        <button
          ref={opener}
          type="button"
          className="link mt-3 inline-flex min-h-11 items-center gap-2 text-sm"
          disabled={busy}
          onClick={() => setIsEditing(true)}
        >
          <PenLine size={16} aria-hidden="true" />
          Edit wording
        </button>
      </>
    );
  }
  const text = content ?? offered;
  const problem =
    text.trim() === '' ? 'Enter a text.' : text.trim().length > LIMITS.offeringLength ? PROBLEM_TEXTS.long : null;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        Your text
      </label>
      <textarea
        ref={area}
        id={id}
        className="input field-sizing-content max-h-96 min-h-28 leading-relaxed"
        disabled={busy}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        value={text}
        onChange={(event) => onChange(event.target.value === offered ? null : event.target.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
        disabled={busy}
        onClick={() => {
          onChange(null);
          setIsEditing(false);
        }}
      >
        <Undo2 size={16} aria-hidden="true" />
        Restore the original text
      </button>
    </div>
  );
}
