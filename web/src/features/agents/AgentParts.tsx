import { useId, type ReactNode } from 'react';
import { PlainHeader } from '../../ui/PlainHeader';

/** A room of the agents: what is asked on one side, what comes of it on the other. */
export function AgentRoom({
  title,
  intro,
  aside,
  children,
}: {
  title: string;
  intro: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={title} />
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-16 md:px-8">
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <p className="max-w-prose text-soft">{intro}</p>
            {aside}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

export function AgentCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-room border border-line bg-surface p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** One out of a few. `placeholder` stands for what was not chosen yet. */
export function Select<Value extends string>({
  label,
  options,
  value,
  placeholder,
  problem = false,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  placeholder?: string;
  problem?: boolean;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <select
        id={id}
        className="input"
        aria-invalid={problem}
        value={value ?? 'none'}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="none" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How a run stands, in a word and a light. */
export function StatusMark({ word, color }: { word: string; color: string }) {
  return (
    <p role="status" className="inline-flex items-center gap-2 text-sm font-medium">
      <span aria-hidden="true" className="size-2.5 flex-none rounded-full" style={{ background: color }} />
      {word}
    </p>
  );
}
