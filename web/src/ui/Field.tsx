import { useId, type ComponentProps } from 'react';

/** Labelled input. `problem` replaces `hint` while the value is invalid. */
export function Field({
  label,
  problem,
  hint,
  ...input
}: { label: string; problem?: string | undefined; hint?: string } & ComponentProps<'input'>) {
  const id = useId();
  const about = problem ?? hint;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <input
        id={id}
        className="input"
        aria-invalid={problem !== undefined}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        {...input}
      />
      {about !== undefined && (
        <p id={`${id}-about`} className={problem === undefined ? 'text-sm text-faint' : 'text-sm text-bad'}>
          {about}
        </p>
      )}
    </div>
  );
}

export function TextArea({ label, ...area }: { label: string } & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <textarea id={id} className="input min-h-24" {...area} />
    </div>
  );
}
