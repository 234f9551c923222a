import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';

/** Section of the home screen: title, link, and the loading, error or data view of a query. One line if it is empty. */
export function HomeSection<Data>({
  title,
  link,
  query,
  errorTitle,
  empty,
  children,
}: {
  title: string;
  link?: { to: string; label: string };
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  errorTitle: string;
  /** Text of the empty section; false if there is data to show. */
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const id = useId();
  const { data, error } = query;
  const more = link && (
    <Link href={link.to} className="link -my-2 inline-flex min-h-11 flex-none items-center text-sm">
      {link.label}
    </Link>
  );
  if (empty !== false) {
    return (
      <section
        aria-labelledby={id}
        className="flex flex-wrap items-baseline gap-x-4 rounded-room border border-line px-5 py-2.5 md:px-6 lg:col-span-2"
      >
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="min-w-0 flex-1 basis-60 text-sm text-soft">{empty}</p>
        {more}
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="rounded-room border border-line bg-surface p-5 md:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more}
      </div>
      <div className="mt-3" aria-busy={data === undefined && !error}>
        {data !== undefined ? (
          children(data)
        ) : error ? (
          <ErrorNote title={errorTitle} error={error} onRetry={() => void query.refetch()} />
        ) : (
          <div className="grid gap-3 py-1">
            <Skeleton className="h-10 rounded-soft" />
            <Skeleton className="h-10 rounded-soft" />
          </div>
        )}
      </div>
    </section>
  );
}

/** Properties of each section. `isEmpty` is false while its data is not known. */
export interface HomeSectionProps {
  souls: readonly Companion[];
  isEmpty: boolean;
}

/** A row of a section that leads elsewhere. */
export const ROW_CLASS = 'flex min-h-14 items-center gap-4 rounded-card px-3 py-2 hover:bg-raised';

export const findSoul = (souls: readonly Companion[], id: number | null) => souls.find((soul) => soul.id === id);
