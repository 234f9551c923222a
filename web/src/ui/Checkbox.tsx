import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Checkbox in the design of the app. It is a native input: give it a label, or wrap it in one. */
export function Checkbox(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative grid flex-none place-items-center">
      <input
        {...input}
        type="checkbox"
        className="peer size-6 cursor-pointer appearance-none rounded-md border border-edge bg-ground checked:border-lamp checked:bg-lamp disabled:cursor-default disabled:opacity-70 aria-invalid:border-bad"
      />
      <Check
        size={16}
        strokeWidth={3}
        aria-hidden="true"
        className="pointer-events-none absolute text-lamp-ink opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
