import { Feather, PencilLine } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { readStoredDraft } from '../../lib/storage/storage';
import { useFirstResults } from '../../lib/http/use-first-results';
import { useNow } from '../../lib/format/now';
import { Skeleton } from '../../ui/Skeleton';
import { lastActivityAt } from '../conversations/recent/recent-conversations';
import { useConversations } from '../conversations/cache/use-conversations';
import { useMilestones } from '../insight/use-insight';
import { useOfferings } from '../offerings/pending-offerings';
import { Avatar } from '../souls/Avatar';
import { conversationName, MAX_SHOWN, findUnfinished } from './home-content';
import { HomeSection } from './HomeSection';
import { NewMemories, useLatestMemories } from './NewMemories';
import { RelativeTime } from './RelativeTime';

/** All sections, shown together once their first results have arrived. */
export function HomeSections({ souls }: SoulsProps) {
  const isLoaded = useFirstResults([useConversations(), useOfferings(), useMilestones(), useLatestMemories()]);
  if (!isLoaded) return <SectionSkeletons />;
  return (
    <div className={GRID_CLASS}>
      <UnfinishedConversations souls={souls} />
      <OfferingsWaiting souls={souls} />
      <LatestMilestones souls={souls} />
      <NewMemories souls={souls} />
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

interface SoulsProps {
  souls: readonly Companion[];
}

/** Loads the Markdown parser, which the rest of this screen does not need. */
const { Component: OfferingPreview } = lazyWithPlaceholder(
  () => import('../offerings/OfferingPreview'),
  () => <Skeleton className="my-1 h-4 w-full" />,
);

const ROW_CLASS = 'flex min-h-14 items-center gap-4 rounded-card px-3 py-2 hover:bg-raised';
const findSoul = (souls: readonly Companion[], id: number | null) => souls.find((soul) => soul.id === id);

/** Conversations with unread messages or an unsent draft. */
function UnfinishedConversations({ souls }: SoulsProps) {
  const conversations = useConversations();
  const now = useNow();
  const items = findUnfinished(conversations.data ?? [], (id) => readStoredDraft(`draft-${id}`));
  return (
    <HomeSection
      title="Unfinished conversations"
      query={conversations}
      errorTitle="Your conversations could not be loaded"
      empty={() => items.length === 0 && <p className="text-soft">No drafts or unread replies.</p>}
    >
      {() => (
        <ul className="-mx-3">
          {items.map(({ conversation, unread, draft }) => {
            const soul = findSoul(souls, conversation.companionId);
            return (
              <li key={conversation.id}>
                <Link href={`/conversation/${conversation.id}`} className={ROW_CLASS}>
                  {soul ? (
                    <Avatar soul={soul} size={40} />
                  ) : (
                    <PencilLine size={20} aria-hidden="true" className="mx-2.5 text-lamp-text" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-display text-lg leading-tight font-semibold">
                      {conversationName(conversation, souls, TEXTS.main.untitledGroup)}
                    </span>
                    <span className="block truncate text-sm text-soft">
                      {draft === '' ? `${unread} unread` : `Draft: ${draft}`}
                    </span>
                  </span>
                  <RelativeTime at={lastActivityAt(conversation)} now={now} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </HomeSection>
  );
}

/** Offerings that await an answer. */
function OfferingsWaiting({ souls }: SoulsProps) {
  const offerings = useOfferings();
  return (
    <HomeSection
      title="Offerings waiting"
      link={{ to: '/soul-inbox', label: 'Open inbox' }}
      query={offerings}
      errorTitle="The offerings could not be loaded"
      empty={(list) =>
        list.length === 0 && (
          <p className="text-soft">
            No offerings waiting.{' '}
            <Link href="/memory-offering" className="link">
              Offer one to a soul
            </Link>
            .
          </p>
        )
      }
    >
      {(list) => (
        <ul className="-mx-3">
          {list.slice(0, MAX_SHOWN.offerings).map((offering) => {
            const soul = findSoul(souls, offering.soul_id);
            return (
              <li key={offering.id}>
                <Link href={`/soul-inbox?offering=${offering.id}`} className={ROW_CLASS}>
                  {soul ? (
                    <Avatar soul={soul} size={40} />
                  ) : (
                    <Feather size={20} aria-hidden="true" className="mx-2.5 text-lamp-text" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm text-soft">
                      {offering.from_human === null
                        ? `${offering.soul_name} offers this to you`
                        : `For ${offering.soul_name}`}
                    </span>
                    <span className="line-clamp-2 whitespace-pre-line [overflow-wrap:anywhere]">
                      <OfferingPreview content={offering.content} />
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </HomeSection>
  );
}

/** The latest milestones. */
function LatestMilestones({ souls }: SoulsProps) {
  const milestones = useMilestones();
  const now = useNow();
  return (
    <HomeSection
      title="Milestones"
      link={{ to: '/relational-intelligence', label: TEXTS.main.relationalIntelligence }}
      query={milestones}
      errorTitle="The milestones could not be loaded"
      empty={(list) =>
        list.length === 0 && <p className="text-soft">Your first milestone will be your first conversation.</p>
      }
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
