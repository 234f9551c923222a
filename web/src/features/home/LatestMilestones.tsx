import { TEXTS } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { useMilestones } from '../insight/use-insight';
import { MAX_SHOWN } from './home-content';
import { findSoul, HomeSection, type HomeSectionProps } from './HomeSection';
import { RelativeTime } from './RelativeTime';

/** The latest milestones. */
export function LatestMilestones({ souls, isEmpty }: HomeSectionProps) {
  const milestones = useMilestones();
  const now = useNow();
  return (
    <HomeSection
      title="Milestones"
      link={{ to: '/relational-intelligence', label: TEXTS.main.relationalIntelligence }}
      query={milestones}
      errorTitle="The milestones could not be loaded"
      empty={isEmpty && 'Your first milestone will be your first conversation.'}
    >
      {(list) => (
        <ul className="grid gap-4">
          {list.slice(0, MAX_SHOWN.milestones).map((growthMilestone) => (
            <li key={growthMilestone.id} className="flex items-baseline gap-4">
              <span className="min-w-0 flex-1">
                <span className="block font-display text-lg leading-tight font-semibold">{growthMilestone.title}</span>
                <span className="block text-sm text-soft">
                  {findSoul(souls, growthMilestone.companionId)?.name}
                  {growthMilestone.celebrated && ' · celebrated'}
                </span>
              </span>
              <RelativeTime at={growthMilestone.date} now={now} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
