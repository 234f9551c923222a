import { useId, type ReactNode } from 'react';
import { OptionSelect, type Option } from './OptionSelect';

/** Labelled `select` for one of a few options. `problem` replaces `hint` while nothing valid is chosen. */
export function SelectField<Value extends string | number>({
  label,
  name,
  value,
  options,
  placeholder,
  hint,
  problem,
  disabled = false,
  onChange,
}: {
  label: string;
  name?: string;
  value: Value | null;
  options: readonly Option<Value>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  hint?: ReactNode;
  problem?: string | undefined;
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  const about = problem ?? hint;
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
          placeholder={placeholder}
          describedBy={about === undefined ? undefined : `${id}-about`}
          invalid={problem !== undefined}
          disabled={disabled}
          onChange={onChange}
        />
      </span>
      {about !== undefined && (
        <p id={`${id}-about`} className={problem === undefined ? 'text-sm text-soft' : 'text-sm text-bad'}>
          {about}
        </p>
      )}
    </div>
  );
}
