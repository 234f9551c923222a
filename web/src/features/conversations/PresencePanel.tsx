import type { Companion, GlowState } from '@kinloom/contract';
import { Avatar, hueStyle } from '../souls/Avatar';
import { capitalised, statusDot } from '../souls/soul-look';

const since = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** Who is here with you, on wide screens. */
export function PresencePanel({ soul, halo }: { soul: Companion; halo: GlowState }) {
  const dot = statusDot(soul.status);
  return (
    <aside
      aria-label={`Presence of ${soul.name}`}
      className="soul hidden w-76 flex-none flex-col gap-8 overflow-y-auto border-l border-line bg-surface px-6 py-12 wide:flex"
      style={hueStyle(soul.name)}
    >
      <div className="flex flex-col items-center gap-6 text-center">
        <Avatar soul={soul} size={128} halo={halo} />
        <div>
          <h2 className="text-2xl [overflow-wrap:anywhere]">{soul.name}</h2>
          <p className="mt-1 text-soft">{capitalised(soul.archetype)}</p>
          <p className="mt-3 inline-flex items-center gap-2 text-sm text-soft">
            <span aria-hidden="true" className="size-2 rounded-full" style={{ background: dot.color }} />
            {dot.label}
          </p>
        </div>
      </div>
      <dl className="grid gap-5">
        <div className="grid grid-cols-[1fr_auto] items-baseline gap-y-2">
          <dt className="text-soft">Level {soul.relationshipLevel}</dt>
          <dd className="text-sm tabular-nums">{soul.relationshipProgress} of 100</dd>
          <dd aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-soul" style={{ width: `${soul.relationshipProgress}%` }} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between">
          <dt className="text-soft">Here since</dt>
          <dd className="text-sm">{since.format(new Date(soul.createdAt))}</dd>
        </div>
      </dl>
    </aside>
  );
}
