import { X } from 'lucide-react';
import { useNow } from '../../lib/now';
import { Field } from '../../ui/Field';
import { localDate } from '../search/time-range';
import type { ArchiveFilter } from './archive-filter';

/** Filters by date (what was known on a day) and shows superseded memories. */
export function DateFilter({
  name,
  day,
  history,
  onChange,
}: {
  name: string;
  day: string;
  history: boolean;
  onChange: (changes: Partial<ArchiveFilter>) => void;
}) {
  const today = localDate(useNow());
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <Field
            label={`What did ${name} know on`}
            type="date"
            max={today}
            value={day}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        </div>
        {day !== '' && (
          <button
            type="button"
            className="icon-btn mb-1 flex-none"
            aria-label="Back to today"
            onClick={() => onChange({ day: '' })}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 flex-none accent-(--lamp)"
          checked={history}
          onChange={(event) => onChange({ history: event.target.checked })}
        />
        Show what was replaced by something newer
      </label>
    </div>
  );
}
