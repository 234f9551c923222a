import { useId, type ComponentProps, type ReactNode } from 'react';
import { OptionSelect, type Option } from './OptionSelect';

const INPUT_CLASS = 'tool col-start-1 row-start-1 min-w-full border-line bg-surface pt-4 pb-0.5 leading-5';
const SMALL_CHEVRON = { size: 14, className: 'right-2 bottom-1.5 text-faint' };

/** A field for a row of filters: the label is within the field, which is as wide as the wider of label and content. */
function CompactField({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <span className="relative grid max-w-72 flex-none">
      <label
        htmlFor={id}
        className="pointer-events-none relative z-1 col-start-1 row-start-1 self-start truncate px-3 pt-1 text-xs leading-3.5 text-faint"
      >
        {label}
      </label>
      {children}
    </span>
  );
}

/** `select` for a row of filters. */
export function CompactSelect({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: string;
  options: readonly Option<string>[];
  onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <CompactField id={id} label={label}>
      <OptionSelect
        id={id}
        className={`${INPUT_CLASS} pr-7`}
        value={value}
        options={options}
        chevron={SMALL_CHEVRON}
        onChange={onPick}
      />
    </CompactField>
  );
}

/** `input` for a row of filters. */
export function CompactInput({ label, className = '', ...input }: { label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <CompactField id={id} label={label}>
      <input id={id} className={`${INPUT_CLASS} ${className}`} {...input} />
    </CompactField>
  );
}
