import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

/** Labelled `select` with numeric ids. */
export function IdSelect({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChoose: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <span className="relative min-w-0">
        <select
          id={id}
          className="input cursor-pointer appearance-none truncate pr-10"
          value={value}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
        />
      </span>
    </div>
  );
}
