import type { ReactNode } from 'react';
import { TEXTS } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';

/** The part of a query result used here. */
interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Renders a query: placeholder while pending, error with retry, or its data. */
export function InsightQueryView<Data>({
  query: { data, error, refetch },
  errorTitle,
  skeleton,
  children,
}: {
  query: QueryResult<Data>;
  /** Title of the error. */
  errorTitle: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorNote title={errorTitle} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {skeleton}
    </div>
  );
}

export function RowSkeletons({ rows, className = 'h-14' }: { rows: number; className?: string }) {
  return (
    <div className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={`w-full rounded-card ${className}`} />
      ))}
    </div>
  );
}

export function TileSkeletons({ tiles }: { tiles: number }) {
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
      {Array.from({ length: tiles }, (_, tile) => (
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

export function ChartSkeleton() {
  return <Skeleton className="h-70 w-full rounded-card" />;
}
