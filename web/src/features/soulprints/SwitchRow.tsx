import { useId } from 'react';
import { Toggle } from '../../ui/Toggle';

/** A toggle with a title and a hint. */
export function SwitchRow({
  title,
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  title: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-medium">
          {title}
        </p>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
      <Toggle labelledBy={id} describedBy={`${id}-hint`} checked={checked} disabled={disabled} onChange={onChange} />
    </div>
  );
}
