import { useId } from 'react';
import { OptionSelect, type Option } from './OptionSelect';

/** Labelled `select` for one of a few options. */
export function SelectField<Value extends string | number>({
  label,
  name,
  value,
  options,
  onChange,
}: {
  label: string;
  name?: string;
  value: Value;
  options: readonly Option<Value>[];
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
          onChange={onChange}
        />
      </span>
    </div>
  );
}
