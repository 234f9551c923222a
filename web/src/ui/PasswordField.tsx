import { Eye, EyeOff } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Field } from './Field';

/**
 * Labelled password input with a button that shows what was typed.
 * @param props.shown whether the input shows its text; controlled, so that two inputs of a form can share it
 */
export function PasswordField({
  shown,
  showLabel = 'Show password',
  onShownChange,
  ...input
}: Omit<ComponentProps<typeof Field>, 'type' | 'trailing' | 'id'> & {
  shown: boolean;
  showLabel?: string;
  onShownChange: (shown: boolean) => void;
}) {
  const id = useId();
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...input}
      id={id}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="icon-btn absolute inset-y-0 right-1 my-auto"
          aria-controls={id}
          aria-pressed={shown}
          aria-label={showLabel}
          title={shown ? 'Hide' : 'Show'}
          onClick={() => onShownChange(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}
