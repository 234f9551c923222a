import { TEXTS, type Companion } from '@kinloom/contract';
import { useFirstResults } from '../../lib/http/use-first-results';
import { Skeleton } from '../../ui/Skeleton';
import { useConversations } from '../conversations/cache/use-conversations';
import { useMilestones } from '../insight/use-insight';
import { useOfferings } from '../offerings/pending-offerings';
import { draftOf, findUnfinished, latestMemories } from './home-content';
import { LatestMilestones } from './LatestMilestones';
import { NewMemories, useLatestMemories } from './NewMemories';
import { OfferingsWaiting } from './OfferingsWaiting';
import { UnfinishedConversations } from './UnfinishedConversations';

/** All sections, shown together once their first results have arrived. Empty ones come last, as one line each. */
export function HomeSections({ souls }: { souls: readonly Companion[] }) {
  const [conversations, offerings] = [useConversations(), useOfferings()];
  const [milestones, memories] = [useMilestones(), useLatestMemories()];
  const isLoaded = useFirstResults([conversations, offerings, milestones, memories]);
  if (!isLoaded) return <SectionSkeletons />;
  const sections = [
    {
      name: 'conversations',
      Section: UnfinishedConversations,
      isEmpty: conversations.data !== undefined && findUnfinished(conversations.data, draftOf).length === 0,
    },
    { name: 'offerings', Section: OfferingsWaiting, isEmpty: offerings.data?.length === 0 },
    { name: 'milestones', Section: LatestMilestones, isEmpty: milestones.data?.length === 0 },
    {
      name: 'memories',
      Section: NewMemories,
      isEmpty: memories.data !== undefined && latestMemories(memories.data).length === 0,
    },
  ];
  return (
    <div className={GRID_CLASS}>
      {sections
        .toSorted((a, b) => Number(a.isEmpty) - Number(b.isEmpty))
        .map(({ name, Section, isEmpty }) => (
          <Section key={name} souls={souls} isEmpty={isEmpty} />
        ))}
    </div>
  );
}

export function SectionSkeletons() {
  return (
    <div role="status" aria-busy="true" className={GRID_CLASS}>
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {[1, 2, 3, 4].map((section) => (
        <Skeleton key={section} className="h-44 rounded-room" />
      ))}
    </div>
  );
}

const GRID_CLASS = 'mt-6 grid items-start gap-5 lg:grid-cols-2';
