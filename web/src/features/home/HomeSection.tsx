import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';

/** A part of the home: its title, a way further, and what is in it, once that is known. */
export function HomeSection<Data>({
  title,
  further,
  query,
  trouble,
  empty,
  children,
}: {
  title: string;
  further?: { to: string; label: string };
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  trouble: string;
  /** What stands here while there is nothing; false where there is something. */
  empty: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const id = useId();
  const { data, error } = query;
  const nothing = data === undefined ? false : empty(data);
  return (
    <section aria-labelledby={id} className="rounded-room border border-line bg-surface p-5 md:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {further && (
          <Link href={further.to} className="link -my-2 inline-flex min-h-11 flex-none items-center text-sm">
            {further.label}
          </Link>
        )}
      </div>
      <div className="mt-3" aria-busy={data === undefined && !error}>
        {data !== undefined ? (
          nothing === false ? (
            children(data)
          ) : (
            nothing
          )
        ) : error ? (
          <ErrorNote title={trouble} error={error} onRetry={() => void query.refetch()} />
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
