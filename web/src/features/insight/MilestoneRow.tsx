import { PartyPopper } from 'lucide-react';
import type { Companion, GrowthMilestone } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { fullTime } from '../../lib/format/time';
import { hueStyle } from '../souls/Avatar';
import { MILESTONE_ICONS } from './milestone-icons';
import { useCelebrate } from './use-insight';
import { formatShortDay } from './insight-text';

/** One milestone with a celebrate toggle. */
export function MilestoneRow({
  milestone,
  soul,
  hasSeveralSouls,
}: {
  milestone: GrowthMilestone;
  soul: Companion;
  /** Whether milestones of several souls are listed. */
  hasSeveralSouls: boolean;
}) {
  const { id, type, title, description, date, significance, celebrated } = milestone;
  const now = useNow();
  const celebrate = useCelebrate();
  const Icon = MILESTONE_ICONS[type];
  return (
    <li className={`soul soul-tint ${celebrated ? 'celebrated' : ''}`} style={hueStyle(soul.id)}>
      <span className="bead">
        <Icon size={16} aria-hidden="true" />
      </span>
      <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{title}</p>
      <p className="mt-0.5 text-sm text-pretty text-soft [overflow-wrap:anywhere]">{description}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-faint">
        <time dateTime={date} title={fullTime(date)}>
          {formatShortDay(date, now)}
        </time>
        <span>Significance {significance} of 10</span>
        {hasSeveralSouls && <span className="soul-name [overflow-wrap:anywhere]">{soul.name}</span>}
      </p>
      <button
        type="button"
        className="row-act mt-0.5 -ml-2 aria-pressed:text-lamp-text"
        aria-pressed={celebrated}
        aria-label={`${celebrated ? 'Celebrated' : 'Celebrate'}: ${title}`}
        onClick={() => celebrate.mutate({ id, celebrated: !celebrated })}
      >
        <PartyPopper size={15} aria-hidden="true" />
        {celebrated ? 'Celebrated' : 'Celebrate'}
      </button>
    </li>
  );
}
