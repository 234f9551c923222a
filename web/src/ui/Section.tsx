import { useId, type ReactNode } from 'react';
import { TEXTS } from '@kinloom/contract';
import { Skeleton } from './Skeleton';

/** Page layout of a settings panel. All panels have the same width, to avoid layout shift between tabs. */
export function Panel({
  title,
  intro,
  aside,
  children,
}: {
  title: string;
  intro: string;
  /** The panel's main action. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-6 pb-16 md:px-8 md:pt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="max-w-xl min-w-0 flex-1 basis-72">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-2 text-pretty text-soft">{intro}</p>
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** A titled group of settings, labelled for heading navigation by screen readers. */
export function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-room border border-line bg-surface p-4 sm:p-6">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {intro !== undefined && <p className="mt-1 text-sm text-pretty text-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** Loading placeholder for a list of rows. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4 rounded-room border border-line bg-surface p-4">
          <Skeleton className="size-10 flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-2/3" />
          </div>
          <Skeleton className="h-7 w-12 flex-none rounded-full" />
        </div>
      ))}
    </div>
  );
}
