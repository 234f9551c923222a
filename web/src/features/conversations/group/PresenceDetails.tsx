import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { TEXTS, type Companion, type SoulState } from '@kinloom/contract';
import { DATE_LOCALE, formatNumber } from '../../../lib/format/locale';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Skeleton } from '../../../ui/Skeleton';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { capitalised, DRIFT_LABELS, percent, statusDot, type Glow } from '../../souls/soul-appearance';
import { useSoulState } from '../../souls/use-soul-state';

const ClosestMemories = lazy(() => import('./ClosestMemories'));
const since = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

/** Status of a soul: avatar, tone and drift, trust, level and memory counts. */
export function PresenceDetails({ soul, glow, heading }: { soul: Companion; glow: Glow; heading: boolean }) {
  const state = useSoulState(soul.id);
  const dot = statusDot(soul.status);
  return (
    <div className="soul grid gap-8" style={hueStyle(soul.id)}>
      <div className="flex flex-col items-center gap-6 text-center">
        <Avatar soul={soul} size={128} {...glow} />
        <div>
          {heading && <h2 className="text-2xl [overflow-wrap:anywhere]">{soul.name}</h2>}
          <p className="mt-1 text-soft">{capitalised(soul.archetype)}</p>
          <p className="mt-3 inline-flex items-center gap-2 text-sm text-soft">
            <span aria-hidden="true" className="size-2 rounded-full" style={{ background: dot.color }} />
            {dot.label}
          </p>
          {state.data && (
            <p className="remembering mt-1 text-sm" data-drift={state.data.drift_state}>
              {capitalised(state.data.tone)} · {DRIFT_LABELS[state.data.drift_state]}
            </p>
          )}
        </div>
      </div>
      {state.error && !state.data && (
        <ErrorNote
          title={`The state of ${soul.name} could not be loaded`}
          error={state.error}
          onRetry={() => void state.refetch()}
        />
      )}
      <dl className="grid gap-4">
        {state.isPending && <Skeleton className="h-9 w-full" />}
        {state.data && <Meter name="Trust" value={percent(state.data.trust_score)} share={state.data.trust_score} />}
        <Meter
          name={`Level ${soul.relationshipLevel}`}
          value={`${soul.relationshipProgress} of 100`}
          share={soul.relationshipProgress / 100}
        />
        {state.data && <MemoryCounts soulId={soul.id} state={state.data} />}
        <Stat name="Here since">{since.format(new Date(soul.createdAt))}</Stat>
      </dl>
      <Link
        href={`/relational-intelligence/${soul.id}`}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {TEXTS.main.relationalIntelligence}
      </Link>
      {/* Last, because it loads later than the rest, with an unknown height. */}
      <Suspense>
        <ClosestMemories soul={soul} />
      </Suspense>
    </div>
  );
}

function MemoryCounts({ soulId, state }: { soulId: number; state: SoulState }) {
  return (
    <>
      <Stat name="Memories">
        <Link href={`/memory-archive?soul=${soulId}`} className="link -my-3 inline-flex min-h-11 items-center">
          {formatNumber(state.memory_count)}
          <span className="sr-only"> in the archive</span>
        </Link>
      </Stat>
      <Stat name="Reflections">{formatNumber(state.reflection_count)}</Stat>
      <Stat name="Essences">{formatNumber(state.essence_count)}</Stat>
      {state.last_memory_summary !== null && (
        <div>
          <dt className="text-soft">Last remembered</dt>
          <dd className="mt-1 [overflow-wrap:anywhere]">{state.last_memory_summary}</dd>
        </div>
      )}
    </>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between">
      <dt className="text-soft">{name}</dt>
      <dd className="text-sm tabular-nums">{children}</dd>
    </div>
  );
}

/** `share` is 0–1. */
function Meter({ name, value, share }: { name: string; value: string; share: number }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-y-2">
      <dt className="text-soft">{name}</dt>
      <dd className="text-sm tabular-nums">{value}</dd>
      <dd aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-soul" style={{ width: percent(share) }} />
      </dd>
    </div>
  );
}
