import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LIMITS } from '@kinloom/contract';
import { listLabels, addLabel, removeLabel } from './labels';

/** Toggle buttons for suggested and custom labels. */
export function LabelPicker({
  label,
  one,
  suggested,
  chosen,
  onChange,
}: {
  label: string;
  /** Singular noun for a label. */
  one: string;
  suggested: readonly string[];
  chosen: readonly string[];
  onChange: (labels: readonly string[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isFull = chosen.length >= LIMITS.labels;

  function add(): void {
    onChange(addLabel(chosen, typed));
    if (!isFull) setTyped('');
    input.current?.focus();
  }

  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="text-lg">
        {label}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {listLabels(suggested, chosen).map((entry) => (
          <li key={entry.label} className="max-w-full">
            <button
              type="button"
              aria-pressed={entry.chosen}
              className="chip max-w-full aria-pressed:border-lamp aria-pressed:bg-lamp-wash aria-pressed:text-ink"
              onClick={() => {
                onChange(entry.chosen ? removeLabel(chosen, entry.label) : addLabel(chosen, entry.label));
                // A custom label's button is removed with the label.
                if (!suggested.includes(entry.label)) input.current?.focus();
              }}
            >
              <span className="truncate">{entry.label}</span>
              {entry.chosen && <X size={14} aria-hidden="true" className="flex-none text-lamp-text" />}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2 sm:max-w-sm">
        <input
          ref={input}
          className="input min-w-0"
          aria-label={`Another ${one}`}
          placeholder={`Another ${one}`}
          autoComplete="off"
          maxLength={LIMITS.labelLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter confirms the composition of an input method.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" aria-label={`Add the ${one}`} className="btn btn-quiet flex-none" onClick={add}>
          <Plus size={18} aria-hidden="true" />
          Add
        </button>
      </div>
      {isFull && (
        <p role="status" className="text-sm text-soft">
          There may be at most {LIMITS.labels}.
        </p>
      )}
    </div>
  );
}
