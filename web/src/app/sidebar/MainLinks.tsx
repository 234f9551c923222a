import { Link, useLocation } from 'wouter';
import type { Me } from '@kinloom/contract';
import { usePendingOfferingCount } from '../../features/offerings/pending-offerings';
import { isCurrentEntry, navigationEntries } from '../navigation';

/** Links to the main pages, with the number of pending offerings. */
export function MainLinks({ me }: { me: Me }) {
  const [path] = useLocation();
  const pending = usePendingOfferingCount() ?? 0;
  return (
    <ul aria-label="Pages" className="grid flex-none grid-cols-2 gap-x-1">
      {navigationEntries(me.role).map((entry) => (
        <li key={entry.to}>
          <Link
            href={entry.to}
            aria-current={isCurrentEntry(entry, path) ? 'page' : undefined}
            className="flex min-h-10 items-center gap-3 rounded-soft px-2.5 text-soft hover:bg-raised hover:text-ink aria-[current]:bg-lamp-wash aria-[current]:text-lamp-text max-md:min-h-11 pointer-coarse:min-h-11"
          >
            <entry.Icon size={18} aria-hidden="true" className="flex-none" />
            <span className="min-w-0 flex-1 truncate">{entry.label}</span>
            {entry.hasOfferingCount && <PendingCount count={pending} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Number of pending offerings; nothing if there are none. */
export function PendingCount({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={`flex-none rounded-full bg-lamp px-1.5 text-xs leading-5 font-semibold text-lamp-ink tabular-nums ${className}`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
