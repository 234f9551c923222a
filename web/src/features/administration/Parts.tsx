import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { scrollToSelected } from '../../lib/scroll-to-selected';
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
      <RoomNav label="Operator's rooms" rooms={ROOMS} here={here} />
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-6 pb-16 md:px-8">
          {children}
        </div>
      </div>
    </div>
  );
}

/** The ways between rooms that belong together; the one where somebody is, is marked. */
export function RoomNav({
  label,
  rooms,
  here,
}: {
  label: string;
  rooms: readonly { to: string; label: string }[];
  here: string;
}) {
  return (
    <nav
      aria-label={label}
      // In a row that moves, the place where one is may be out of sight.
      ref={scrollToSelected}
      className="sideways flex flex-none gap-1 border-b border-line px-3 md:px-7"
    >
      {rooms.map((room) => (
        <Link
          key={room.to}
          href={room.to}
          aria-current={room.to === here ? 'page' : undefined}
          className="-mb-px flex min-h-11 flex-none items-center border-b-2 border-transparent px-3 text-sm font-medium text-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:text-ink"
        >
          {room.label}
        </Link>
      ))}
    </nav>
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

/** Characters up to which a tile's value is a figure; what is longer is words, and written smaller. */
const FIGURE = 8;

/** Figures beside each other. One that is not known yet has its shape; `failed`: it did not come, and what failed is said elsewhere. */
export function Tiles({
  label,
  failed = false,
  tiles,
}: {
  label: string;
  failed?: boolean;
  tiles: readonly { name: string; value: string | undefined }[];
}) {
  return (
    <dl
      aria-label={label}
      // None stands alone in its row.
      className={`grid grid-cols-2 gap-3 ${tiles.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {tiles.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3"
        >
          <dt className="text-sm text-soft">{name}</dt>
          <dd
            className={`flex min-h-11 items-center font-display font-semibold tabular-nums ${(value?.length ?? 0) > FIGURE ? 'text-xl leading-tight' : 'text-3xl'}`}
          >
            {value ?? (failed ? <Unknown /> : <Skeleton className="h-9 w-16" />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true" className="text-faint">
        ?
      </span>
      <span className="sr-only">not known</span>
    </>
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
