import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LIMITS } from '@kinloom/contract';
import { shownLabels, withLabel, withoutLabel } from './labelling';

/** Words that something is found by: those at hand, and one's own. Touching one chooses it, or takes it out again. */
export function Labels({
  label,
  one,
  suggested,
  chosen,
  onChange,
}: {
  label: string;
  /** What one of them is called. */
  one: string;
  suggested: readonly string[];
  chosen: readonly string[];
  onChange: (labels: readonly string[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const full = chosen.length >= LIMITS.labels;

  function add(): void {
    onChange(withLabel(chosen, typed));
    if (!full) setTyped('');
    input.current?.focus();
  }

  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="text-lg">
        {label}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {shownLabels(suggested, chosen).map((shown) => (
          <li key={shown.label} className="max-w-full">
            <button
              type="button"
              aria-pressed={shown.chosen}
              className="chip max-w-full aria-pressed:border-lamp aria-pressed:bg-lamp-wash aria-pressed:text-ink"
              onClick={() => {
                onChange(shown.chosen ? withoutLabel(chosen, shown.label) : withLabel(chosen, shown.label));
                // One's own is gone with its button.
                if (!suggested.includes(shown.label)) input.current?.focus();
              }}
            >
              <span className="truncate">{shown.label}</span>
              {shown.chosen && <X size={14} aria-hidden="true" className="flex-none text-lamp-text" />}
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
            // While an input method composes a character, Enter belongs to it.
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
      {full && (
        <p role="status" className="text-sm text-soft">
          There may be at most {LIMITS.labels}.
        </p>
      )}
    </div>
  );
}
