import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

/** One out of a few. */
export function Pick({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          className="input cursor-pointer appearance-none truncate pr-11"
          value={value}
          onChange={(event) => onPick(event.target.value)}
        >
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-soft"
        />
      </span>
    </div>
  );
}
