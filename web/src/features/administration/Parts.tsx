import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { WITHHELD, type AggregateFigure } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { keepSelectedInView } from '../../lib/focus/scroll-to-selected';
import { ErrorNote } from '../../ui/ErrorNote';
import { PlainHeader } from '../../ui/PlainHeader';
import { Skeleton } from '../../ui/Skeleton';

export const OPERATOR_SCREENS = [
  { to: '/admin', label: 'Agent Console' },
  { to: '/admin/souls', label: 'Soul Configuration' },
  { to: '/admin/models', label: 'Models' },
  { to: '/admin/system', label: 'System' },
] as const;

/** Layout of an operator screen with navigation. */
export function OperatorLayout({ title, current, children }: { title: string; current: string; children: ReactNode }) {
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={title} />
      <ScreenNav label="Administration screens" links={OPERATOR_SCREENS} current={current} />
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-6 pb-16 md:px-8">
          {children}
        </div>
      </div>
    </div>
  );
}

/** Navigation between related screens; the current one is marked. */
export function ScreenNav({
  label,
  links,
  current,
}: {
  label: string;
  links: readonly { to: string; label: string }[];
  current: string;
}) {
  return (
    <nav
      aria-label={label}
      // In a scrolling row the current link may be out of view.
      ref={keepSelectedInView}
      className="sideways flex flex-none gap-1 border-b border-line px-3 md:px-7"
    >
      {links.map((link) => (
        <Link
          key={link.to}
          href={link.to}
          aria-current={link.to === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 flex-none items-center border-b-2 border-transparent px-3 text-sm font-medium text-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:text-ink"
        >
          {link.label}
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

/** Values up to this number of characters use the large font. */
const MAX_FIGURE_LENGTH = 8;

/**
 * Figures as tiles. Pending values show a skeleton; with `failed` they show a placeholder and the error is reported
 * elsewhere.
 */
export function Tiles({
  label,
  failed = false,
  mayBeWithheld = false,
  tiles,
}: {
  label: string;
  failed?: boolean;
  /** Reserves the line that explains withheld values, so that nothing moves when the values arrive. */
  mayBeWithheld?: boolean;
  tiles: readonly { name: string; value: string | number | undefined }[];
}) {
  const isWithheld = tiles.some(({ value }) => value === WITHHELD);
  return (
    <>
      <dl
        aria-label={label}
        // Avoids a single tile in the last row.
        className={`grid grid-cols-2 gap-3 ${tiles.length % 3 === 0 ? 'sm:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {tiles.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3"
          >
            <dt className="text-sm text-soft">{name}</dt>
            <dd
              className={`flex min-h-12.5 items-center font-display font-semibold tabular-nums ${String(value ?? '').length > MAX_FIGURE_LENGTH ? 'text-xl leading-tight' : 'text-3xl'}`}
            >
              {value === undefined ? (
                failed ? (
                  <UnknownValue />
                ) : (
                  <Skeleton className="h-9 w-16" />
                )
              ) : value === WITHHELD || typeof value === 'number' ? (
                <Aggregate value={value} />
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {(isWithheld || mayBeWithheld) && (
        <p className="-mt-2 min-h-[1lh] text-sm max-lg:min-h-[2lh] text-soft">
          {isWithheld &&
            'Figures that few people stand behind are hidden, because they could describe a single person.'}
        </p>
      )}
    </>
  );
}

/** A figure over all accounts; small and in words where too few members stand behind it. */
export function Aggregate({ value }: { value: AggregateFigure }) {
  if (typeof value === 'number') return formatNumber(value);
  return <span className="font-sans text-sm leading-tight font-normal text-soft">Withheld ({value})</span>;
}

function UnknownValue() {
  return (
    <>
      <span aria-hidden="true" className="text-faint">
        ?
      </span>
      <span className="sr-only">not known</span>
    </>
  );
}

/** Renders a query: skeleton while pending, error with retry, or its data. */
export function QueryView<Data>({
  query: { data, error, refetch },
  errorTitle,
  loading,
  reserved,
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  errorTitle: string;
  loading?: string;
  /** Height class of the placeholder: about the height of the data, so that nothing below moves when they arrive. */
  reserved?: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorNote title={errorTitle} error={error} onRetry={() => void refetch()} />;
  return <LoadingLines text={loading} reserved={reserved} />;
}

/** Loading placeholder, with an optional text above it and a height class. */
export function LoadingLines({ text, reserved = '' }: { text?: string | undefined; reserved?: string | undefined }) {
  return (
    <div role="status" aria-busy="true" className={`grid content-start gap-3 overflow-hidden ${reserved}`}>
      <p className={text ? 'text-soft' : 'sr-only'}>{text ?? 'Loading...'}</p>
      <Skeleton className="h-9 rounded-soft" />
      <Skeleton className="h-9 rounded-soft" />
      <Skeleton className="h-9 rounded-soft" />
    </div>
  );
}
