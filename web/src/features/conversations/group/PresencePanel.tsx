import type { Companion } from '@kinloom/contract';
import { waitUntilDataLoaded } from '../../../lib/http/query-client';
import { lazyWithPlaceholder } from '../../../lib/lazy-with-placeholder';
import { Skeleton } from '../../../ui/Skeleton';
import { Avatar } from '../../souls/Avatar';
import type { Glow } from '../../souls/soul-appearance';

interface PresenceProps {
  soul: Companion;
  glow: Glow;
  heading: boolean;
}

/** The chat is usable without it, so it loads after the data of the chat. */
const Details = lazyWithPlaceholder<PresenceProps>(async () => {
  await waitUntilDataLoaded();
  const { PresenceDetails } = await import('./PresenceDetails');
  return { default: PresenceDetails };
}, LoadingDetails).Component;

/** Side panel with the soul's presence, on wide screens. */
export function PresencePanel({ soul, glow }: { soul: Companion; glow: Glow }) {
  return (
    <aside
      aria-label={`Presence of ${soul.name}`}
      className="hidden w-76 flex-none overflow-y-auto border-l border-line bg-surface px-6 py-12 wide:block"
    >
      <Details soul={soul} glow={glow} heading />
    </aside>
  );
}

/** The avatar and the name where the details show them, with skeletons for the rest. */
function LoadingDetails({ soul, glow }: PresenceProps) {
  return (
    <div className="grid gap-8">
      <div className="flex flex-col items-center gap-6 text-center">
        <Avatar soul={soul} size={128} {...glow} />
        <h2 className="max-w-full text-2xl [overflow-wrap:anywhere]">{soul.name}</h2>
      </div>
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
