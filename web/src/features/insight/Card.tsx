import { useId, type CSSProperties, type ReactNode } from 'react';

/** A titled group, labelled for heading navigation by screen readers. */
export function Card({
  title,
  intro,
  aside,
  className = '',
  style,
  children,
}: {
  title: string;
  intro?: string | undefined;
  /** Action for the whole card. */
  aside?: ReactNode;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // Focusable, so that the focus stays inside after removing an entry.
      tabIndex={-1}
      style={style}
      className={`min-w-0 outline-none rounded-room border border-line bg-surface p-4 sm:p-6 ${className}`}
    >
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {intro !== undefined && <p className="mt-1 text-sm text-pretty text-soft">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Empty state with the first step towards content. */
export function Empty({
  children,
  step,
  alone = false,
}: {
  children: ReactNode;
  step?: ReactNode;
  /** Rendered outside a card. */
  alone?: boolean;
}) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 ${alone ? 'rounded-room border border-dashed border-line px-5 py-7 sm:px-8 sm:py-9' : ''}`}
    >
      <p
        className={`max-w-prose text-pretty [overflow-wrap:anywhere] text-soft ${alone ? 'font-display text-xl text-ink' : ''}`}
      >
        {children}
      </p>
      {step}
    </div>
  );
}
