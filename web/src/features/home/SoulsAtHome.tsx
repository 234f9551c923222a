import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { Skeleton } from '../../ui/Skeleton';
import { usePresence } from '../portal/use-presence';
import { Avatar, hueStyle } from '../souls/Avatar';
import { DRIFT_WORDS } from '../souls/soul-look';

/** Some are told in two lines: room for both, so that all cards are equal and nothing moves when it is known. */
const STATE = 'mt-1 grid min-h-10.5 justify-items-center text-sm text-soft';

/** Every soul at a glance; a touch leads to the talk with it. */
export function SoulsAtHome({ souls }: { souls: readonly Companion[] }) {
  const presences = usePresence(souls);
  return (
    <ul aria-label="Your souls" className="sideways -mx-4 flex gap-3 overflow-x-auto px-4 py-3 md:-mx-8 md:px-8">
      {presences.map(({ soul, state, failed }) => (
        <li key={soul.id} className="soul flex-none" style={hueStyle(soul.name)}>
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
            <span className="mt-4 w-full truncate font-display text-lg leading-tight font-semibold">{soul.name}</span>
            {state ? (
              <span className={STATE}>{DRIFT_WORDS[state.drift_state]}</span>
            ) : failed ? (
              <span className={STATE}>Out of reach</span>
            ) : (
              <span className={STATE}>
                <Skeleton className="mt-1 h-4 w-20" />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
