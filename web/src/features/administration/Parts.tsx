import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ErrorNote } from '../../ui/ErrorNote';
import { PlainHeader } from '../../ui/PlainHeader';
import { Skeleton } from '../../ui/Skeleton';

const ROOMS = [
  { to: '/admin', label: 'Agent Console' },
  { to: '/admin/souls', label: 'Soul Configuration' },
  { to: '/admin/system', label: 'System' },
] as const;

/** A room of operators, with the ways to the others. */
export function OperatorRoom({ title, here, children }: { title: string; here: string; children: ReactNode }) {
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={title} />
      <nav aria-label="Operator's rooms" className="sideways flex flex-none gap-1 border-b border-line px-3 md:px-7">
        {ROOMS.map(({ to, label }) => (
          <Link
            key={to}
            href={to}
            aria-current={to === here ? 'page' : undefined}
            className="-mb-px flex min-h-11 flex-none items-center border-b-2 border-transparent px-3 text-sm font-medium text-soft hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <div className="mx-auto grid w-full max-w-6xl gap-5 px-4 pt-6 pb-16 md:px-8">{children}</div>
      </div>
    </div>
  );
}

export function Section({
  title,
  intro,
  aside,
  children,
}: {
  title: string;
  intro?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-room border border-line bg-surface p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {intro && <p className="mt-1 max-w-prose text-sm text-soft">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Tiles({
  label,
  tiles,
}: {
  label: string;
  tiles: readonly { name: string; value: string | undefined }[];
}) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3"
        >
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-display text-3xl font-semibold tabular-nums [overflow-wrap:anywhere]">
            {value ?? <Skeleton className="h-9 w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A table that moves sideways where the screen is narrow. */
export function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // Reached with the keyboard too, so that what does not fit can be seen.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className="relative -mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
      <table className="w-full min-w-160 border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-soft">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-medium">
                {head === '' ? <span className="sr-only">What can be done</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr]:border-b [&>tr]:border-line/60 [&>tr:last-child]:border-0 [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-middle [&_th]:py-2.5 [&_th]:pr-4">
          {children}
        </tbody>
      </table>
    </div>
  );
}

/** What a query came to: its shape while it is on its way, why it failed, or what it holds. */
export function Loaded<Data>({
  query: { data, error, refetch },
  trouble,
  loading,
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  trouble: string;
  loading?: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorNote title={trouble} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <p className={loading ? 'text-soft' : 'sr-only'}>{loading ?? 'Loading...'}</p>
      <Skeleton className="h-9 rounded-soft" />
      <Skeleton className="h-9 rounded-soft" />
      <Skeleton className="h-9 rounded-soft" />
    </div>
  );
}
