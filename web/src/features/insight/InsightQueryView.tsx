import type { ReactNode } from 'react';
import { TEXTS } from '@kinloom/contract';
import { useFirstResults } from '../../lib/http/use-first-results';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';

/** The part of a query result used here. */
interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Renders a query: its data, error with retry, or a placeholder while pending outside of a tab or after a retry. */
export function InsightQueryView<Data>({
  query: { data, error, refetch },
  errorTitle,
  children,
}: {
  query: QueryResult<Data>;
  /** Title of the error. */
  errorTitle: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorNote title={errorTitle} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 w-full rounded-card" />
      ))}
    </div>
  );
}

/** Shows a tab once its queries have their first results. */
export function LoadedTab({ queries, children }: { queries: readonly { isPending: boolean }[]; children: ReactNode }) {
  return useFirstResults(queries) ? children : <TabSkeleton />;
}

export function TabSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid grid-cols-2 gap-3 xl:grid-cols-3">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {[1, 2, 3, 4, 5, 6].map((tile) => (
        <div key={tile} className="flex min-h-29 items-center gap-4 rounded-room border border-line bg-surface p-4">
          <Skeleton className="size-20 flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
