import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';

export interface RadioTile<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
  /** Decorative: the label carries the meaning. */
  picture?: ReactNode;
}

/**
 * Radio group rendered as tiles.
 * @param columns Tailwind classes of the tile grid
 */
export function RadioTiles<Value extends string>({
  label,
  options,
  value,
  columns,
  onChange,
}: {
  label: string;
  options: readonly RadioTile<Value>[];
  value: string;
  columns: string;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <span id={id} className="text-sm font-medium text-soft">
        {label}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        className={`grid gap-2 ${columns}`}
        value={value}
        onValueChange={(next) => {
          const option = options.find((option) => option.value === next);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            aria-label={option.label}
            className={`${option.picture || option.hint ? 'text-left' : 'justify-center'} flex min-h-12 items-center gap-3 rounded-card border border-edge px-3 py-2 hover:bg-lamp-wash data-[state=checked]:border-lamp data-[state=checked]:bg-lamp-wash data-[state=checked]:shadow-[inset_0_0_0_1px_var(--lamp)]`}
          >
            {option.picture}
            <span className="min-w-0 leading-tight">
              <span className="block font-medium [overflow-wrap:anywhere]">{option.label}</span>
              {option.hint !== undefined && <span className="hidden text-sm text-soft sm:block">{option.hint}</span>}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
