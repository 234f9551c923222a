import { PenLine, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '@kinloom/contract';
import { PROBLEM_WORDS } from './drafting';
import { OfferingWords } from './OfferingWords';

/** What a soul would like to keep, which its person may put in other words. */
export function OwnWords({
  content,
  offered,
  busy,
  onChange,
}: {
  /** Other words for it; null where they are those that were offered. */
  content: string | null;
  offered: string;
  busy: boolean;
  onChange: (content: string | null) => void;
}) {
  const id = useId();
  const [editing, setEditing] = useState(content !== null);
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // What was pressed makes room for something else: the focus goes there.
  const was = useRef(editing);
  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    (editing ? area : opener).current?.focus();
  }, [editing]);
  if (!editing) {
    return (
      <>
        <OfferingWords content={offered} />
        <button
          ref={opener}
          type="button"
          className="link mt-3 inline-flex min-h-11 items-center gap-2 text-sm"
          disabled={busy}
          onClick={() => setEditing(true)}
        >
          <PenLine size={16} aria-hidden="true" />
          Put it in other words
        </button>
      </>
    );
  }
  const words = content ?? offered;
  const problem =
    words.trim() === ''
      ? 'A memory needs words.'
      : words.trim().length > LIMITS.offeringLength
        ? PROBLEM_WORDS.long
        : null;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        In your words
      </label>
      <textarea
        ref={area}
        id={id}
        className="input field-sizing-content max-h-96 min-h-28 leading-relaxed"
        disabled={busy}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        value={words}
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
          setEditing(false);
        }}
      >
        <Undo2 size={16} aria-hidden="true" />
        Leave it as it was offered
      </button>
    </div>
  );
}
