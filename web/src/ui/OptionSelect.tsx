import { ChevronDown } from 'lucide-react';

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

/** `select` of a list of options, with a chevron. The caller positions both and provides a label for `id`, or `label`. */
export function OptionSelect<Value extends string | number>({
  id,
  name,
  label,
  describedBy,
  disabled = false,
  invalid = false,
  placeholder,
  value,
  options,
  className,
  chevron = { size: 18, className: 'top-1/2 right-4 -translate-y-1/2 text-soft' },
  onChange,
}: {
  id?: string;
  name?: string | undefined;
  /** Label for screen readers where none is visible. */
  label?: string;
  /** Id of the element that describes the field. */
  describedBy?: string | undefined;
  disabled?: boolean;
  invalid?: boolean;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  value: Value | null;
  options: readonly Option<Value>[];
  className: string;
  chevron?: { size: number; className: string };
  onChange: (value: Value) => void;
}) {
  return (
    <>
      <select
        id={id}
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        disabled={disabled}
        className={`cursor-pointer appearance-none disabled:cursor-not-allowed ${className}`}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={chevron.size}
        aria-hidden="true"
        className={`pointer-events-none absolute ${chevron.className}`}
      />
    </>
  );
}
