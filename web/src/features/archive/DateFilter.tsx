import { useNow } from '../../lib/format/now';
import { CompactInput } from '../../ui/CompactField';
import { localDate } from '../search/time-range';
import type { ArchiveFilter } from './archive-filter';

/** Filters by date (what was known on a day) and shows superseded memories. */
export function DateFilter({
  day,
  history,
  onChange,
}: {
  day: string;
  history: boolean;
  onChange: (changes: Partial<ArchiveFilter>) => void;
}) {
  const today = localDate(useNow());
  return (
    <>
      <CompactInput
        label="Known on"
        type="date"
        max={today}
        value={day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <label className="tool cursor-pointer">
        <input
          type="checkbox"
          className="size-4 flex-none accent-(--lamp)"
          checked={history}
          onChange={(event) => onChange({ history: event.target.checked })}
        />
        Show outdated
      </label>
    </>
  );
}
