import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';

/** Section of the home screen: title, link, and the loading, error, empty or data view of a query. */
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
  /** Empty state; false if there is data to show. */
  empty: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const id = useId();
  const { data, error } = query;
  const emptyState = data === undefined ? false : empty(data);
  return (
    <section aria-labelledby={id} className="rounded-room border border-line bg-surface p-5 md:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {link && (
          <Link href={link.to} className="link -my-2 inline-flex min-h-11 flex-none items-center text-sm">
            {link.label}
          </Link>
        )}
      </div>
      <div className="mt-3" aria-busy={data === undefined && !error}>
        {data !== undefined ? (
          emptyState === false ? (
            children(data)
          ) : (
            emptyState
          )
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
