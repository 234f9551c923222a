import { Switch } from 'radix-ui';

/** Switch with a touch target of 44 px. Its name comes from an associated label, `labelledBy` or `label`. */
export function Toggle({
  id,
  label,
  labelledBy,
  describedBy,
  checked,
  disabled = false,
  onChange,
}: {
  id?: string;
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Switch.Root
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className="group grid h-11 w-14 flex-none place-items-center rounded-soft disabled:opacity-55"
    >
      <span className="flex h-7 w-12 items-center rounded-full border border-edge bg-ground p-0.5 transition-colors group-data-[state=checked]:border-lamp group-data-[state=checked]:bg-lamp">
        <Switch.Thumb className="block size-5.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-lamp-ink" />
      </span>
    </Switch.Root>
  );
}
