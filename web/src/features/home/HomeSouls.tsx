import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { Skeleton } from '../../ui/Skeleton';
import { usePresence } from '../portal/presence/use-presence';
import { Avatar, hueStyle } from '../souls/Avatar';
import { DRIFT_LABELS } from '../souls/soul-appearance';

/** Reserves two lines, so that all cards have the same height and loading causes no layout shift. */
const STATE_CLASS = 'mt-1 grid min-h-10.5 justify-items-center text-sm text-soft';

/** Horizontal list of all souls with links to their chats. */
export function HomeSouls({ souls }: { souls: readonly Companion[] }) {
  const presences = usePresence(souls);
  return (
    <ul aria-label="Your souls" className="sideways -mx-4 flex gap-3 overflow-x-auto px-4 py-3 md:-mx-8 md:px-8">
      {presences.map(({ soul, state, failed }) => (
        <li key={soul.id} className="soul grid flex-none" style={hueStyle(soul.id)}>
          <Link
            href={`/?soul=${soul.id}`}
            className="flex w-36 flex-col items-center rounded-room border border-line bg-surface px-3 pt-6 pb-4 text-center hover:border-edge hover:bg-raised"
          >
            <Avatar
              soul={soul}
              size={64}
              halo={state?.glow_state ?? 'none'}
              {...(state ? { drift: state.drift_state } : {})}
            />
            <span className="mt-4 line-clamp-2 w-full font-display text-lg leading-tight font-semibold [overflow-wrap:anywhere]">
              {soul.name}
            </span>
            {state ? (
              <span className={STATE_CLASS}>{DRIFT_LABELS[state.drift_state]}</span>
            ) : failed ? (
              <span className={STATE_CLASS}>Unavailable</span>
            ) : (
              <span className={STATE_CLASS}>
                <Skeleton className="mt-1 h-4 w-20" />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
