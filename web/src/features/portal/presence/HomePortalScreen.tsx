import '../portal.css';
import { Feather, Inbox, Sparkles, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Companion, type Screen } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { PlainHeader } from '../../../ui/PlainHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { useSouls } from '../../souls/use-souls';
import { NoSouls } from '../../souls/NoSouls';
import { PresenceCard } from './PresenceCard';
import { PresenceCounts } from './PresenceCounts';
import { usePresence } from './use-presence';

const LINKS: readonly { to: Screen; label: string; Icon: LucideIcon }[] = [
  { to: '/memory-offering', label: TEXTS.shell.offer, Icon: Feather },
  { to: '/soul-inbox', label: TEXTS.shell.inbox, Icon: Inbox },
  { to: '/circle', label: 'Your circle', Icon: Sparkles },
];
const NO_SOULS: readonly Companion[] = [];

/** The portal: all souls with their current state. */
export default function HomePortalScreen() {
  const souls = useSouls();
  const presences = usePresence(souls.data ?? NO_SOULS);
  const states = presences.flatMap(({ state }) => state ?? []);
  const isEmpty = souls.data?.length === 0;
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={TEXTS.shell.portal} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-6 pb-16 md:px-8 md:pt-10">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
            {/* No counts if the souls could not be loaded. */}
            {!souls.error && <PresenceCounts states={states} known={isEmpty || states.length > 0} />}
            <nav aria-label="From the portal" className="-mx-3">
              <ul className="flex flex-wrap gap-x-1">
                {LINKS.map(({ to, label, Icon }) => (
                  <li key={to}>
                    <Link
                      href={to}
                      className="inline-flex min-h-11 items-center gap-2 rounded-soft px-3 text-sm font-medium text-soft hover:bg-lamp-wash hover:text-ink"
                    >
                      <Icon size={17} aria-hidden="true" className="flex-none text-lamp-text" />
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {souls.error && (
            <div className="mt-8">
              <ErrorNote
                title="Your souls could not be loaded"
                error={souls.error}
                onRetry={() => void souls.refetch()}
              />
            </div>
          )}
          {isEmpty && <NoSouls>You have no souls yet. The souls that you create are listed here.</NoSouls>}
          {souls.isPending && <CardSkeletons />}
          {presences.length > 0 && (
            <ul aria-label="Souls" className="presences mt-8">
              {presences.map((presence) => (
                <PresenceCard key={presence.soul.id} {...presence} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function CardSkeletons() {
  return (
    <div role="status" aria-busy="true" className="presences mt-8">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {[1, 2, 3].map((card) => (
        <div
          key={card}
          className="flex flex-col items-center rounded-room border border-line bg-surface px-5 pt-9 pb-6"
        >
          <Skeleton className="size-[92px] rounded-full" />
          <Skeleton className="mt-6 h-7 w-32" />
          <Skeleton className="mt-3 h-5 w-28" />
          <Skeleton className="mt-4 h-5 w-20 rounded-full" />
          <Skeleton className="mt-6 h-24 w-full" />
        </div>
      ))}
    </div>
  );
}
