import { X } from 'lucide-react';
import type { ArchiveFilter } from './archive-filter';
import { activeFilters } from './FilterFields';
import { formatIsoDate } from './memory-text';

/** The active filters as chips. Pressing one removes it. */
export function FilterChips({
  filter,
  onChange,
}: {
  filter: ArchiveFilter;
  onChange: (changes: Partial<ArchiveFilter>) => void;
}) {
  const active = activeFilters(filter);
  if (active.length === 0 && filter.day === '') return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {active.map(({ text, removal }) => (
        <Chip key={text} text={text} label={`Remove the filter ${text}`} onRemove={() => onChange(removal)} />
      ))}
      {filter.day !== '' && (
        <Chip
          text={`Known on ${formatIsoDate(filter.day)}`}
          label="Back to today"
          onRemove={() => onChange({ day: '' })}
        />
      )}
    </ul>
  );
}

function Chip({ text, label, onRemove }: { text: string; label: string; onRemove: () => void }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        className="chip max-w-full border-lamp bg-lamp-wash text-ink"
        aria-label={label}
        onClick={onRemove}
      >
        <span className="truncate">{text}</span>
        <X size={14} aria-hidden="true" className="flex-none" />
      </button>
    </li>
  );
}
