import { useId, type ComponentProps, type ReactNode } from 'react';

/** Labelled input. `problem` replaces `hint` while the value is invalid. */
export function Field({
  label,
  problem,
  hint,
  trailing,
  id: givenId,
  ...input
}: {
  label: string;
  problem?: string | undefined;
  hint?: string;
  /** A control inside of the input's right end. */
  trailing?: ReactNode;
} & ComponentProps<'input'>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const about = problem ?? hint;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={trailing === undefined ? 'input' : 'input pr-13'}
          aria-invalid={problem !== undefined}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          {...input}
        />
        {trailing}
      </div>
      {about !== undefined && (
        <p id={`${id}-about`} className={problem === undefined ? 'text-sm text-faint' : 'text-sm text-bad'}>
          {about}
        </p>
      )}
    </div>
  );
}

/** Labelled text area with a hint below it, or the problem while the value is invalid. */
export function TextArea({
  label,
  hint,
  problem,
  ...area
}: { label: string; hint?: string; problem?: string | undefined } & ComponentProps<'textarea'>) {
  const id = useId();
  const about = problem ?? hint;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <textarea
        id={id}
        className="input min-h-24"
        aria-invalid={problem !== undefined}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        {...area}
      />
      {about !== undefined && (
        <p id={`${id}-about`} className={`text-sm ${problem === undefined ? 'text-faint' : 'text-bad'}`}>
          {about}
        </p>
      )}
    </div>
  );
}
