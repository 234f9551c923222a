import { useId, type ReactNode } from 'react';
import { OptionSelect, type Option } from './OptionSelect';

/** Labelled `select` for one of a few options. */
export function SelectField<Value extends string | number>({
  label,
  name,
  value,
  options,
  hint,
  disabled = false,
  onChange,
}: {
  label: string;
  name?: string;
  value: Value;
  options: readonly Option<Value>[];
  hint?: ReactNode;
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <span className="relative block">
        <OptionSelect
          id={id}
          name={name}
          className="input truncate pr-11"
          value={value}
          options={options}
          describedBy={hint === undefined ? undefined : `${id}-about`}
          disabled={disabled}
          onChange={onChange}
        />
      </span>
      {hint !== undefined && (
        <p id={`${id}-about`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
