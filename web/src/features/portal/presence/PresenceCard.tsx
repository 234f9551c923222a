import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type SoulState, PORTAL_TEXTS } from '@kinloom/contract';
import { Skeleton } from '../../../ui/Skeleton';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { DRIFT_LABELS, percent } from '../../souls/soul-appearance';
import { interactPath } from './presence';
import { ToneLabel } from './ToneLabel';
import type { Presence } from './use-presence';

/** A soul in the portal with its state. The whole card links to its chat. */
export function PresenceCard({ soul, state, failed, retry }: Presence) {
  return (
    <li
      className="presence soul relative flex flex-col items-center rounded-room border border-line bg-surface px-5 pt-9 pb-6 text-center"
      style={hueStyle(soul.id)}
      data-glow={state?.glow_state}
      data-drift={state?.drift_state}
      aria-busy={!state && !failed}
    >
      <span className={failed ? 'opacity-45' : ''}>
        <Avatar
          soul={soul}
          size={92}
          halo={state?.glow_state ?? 'none'}
          {...(state ? { drift: state.drift_state } : {})}
        />
      </span>
      <h2 className="mt-6 max-w-full text-2xl [overflow-wrap:anywhere]">
        {failed ? (
          soul.name
        ) : (
          <Link href={interactPath(soul.id)} className="presence-link">
            {soul.name}
          </Link>
        )}
      </h2>
      {failed ? (
        <Unavailable name={soul.name} retry={retry} />
      ) : state ? (
        <StateDetails state={state} />
      ) : (
        <StateSkeleton />
      )}
    </li>
  );
}

function StateDetails({ state }: { state: SoulState }) {
  const trust = percent(state.trust_score);
  return (
    <>
      <p className="mt-1 text-soft">{DRIFT_LABELS[state.drift_state]}</p>
      <p className="mt-3">
        <ToneLabel tone={state.tone} />
      </p>
      <dl className="mt-6 grid w-full gap-4 border-t border-line pt-5 text-left text-sm">
        <div className="grid grid-cols-[1fr_auto] items-baseline gap-y-2">
          <dt className="text-soft">Trust</dt>
          <dd className="tabular-nums">{trust}</dd>
          <dd aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-soul transition-[width]" style={{ width: trust }} />
          </dd>
        </div>
        <div>
          <dt className="text-soft">Last remembered</dt>
          {state.last_memory_summary === null ? (
            <dd className="mt-1 text-faint">Nothing yet.</dd>
          ) : (
            <dd className="mt-1 line-clamp-3 font-display text-base leading-snug [overflow-wrap:anywhere]">
              {state.last_memory_summary}
            </dd>
          )}
        </div>
      </dl>
    </>
  );
}

function Unavailable({ name, retry }: { name: string; retry: () => void }) {
  return (
    <div className="mt-1 flex flex-1 flex-col items-center gap-5" role="status">
      <p className="text-soft">{PORTAL_TEXTS.unavailable}</p>
      <button type="button" className="btn btn-quiet" aria-label={`Try again to reach ${name}`} onClick={retry}>
        <RotateCcw size={16} aria-hidden="true" />
        Try again
      </button>
    </div>
  );
}

function StateSkeleton() {
  return (
    <>
      <span className="sr-only">{TEXTS.shell.loading}</span>
      <Skeleton className="mt-2 h-5 w-28" />
      <Skeleton className="mt-4 h-5 w-20 rounded-full" />
      <div className="mt-6 grid w-full gap-3 border-t border-line pt-6">
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-2/3" />
        <Skeleton className="h-9 w-full" />
      </div>
    </>
  );
}
