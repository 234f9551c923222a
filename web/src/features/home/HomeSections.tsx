import { useQuery } from '@tanstack/react-query';
import { BookHeart, Feather, PencilLine } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { readStoredDraft } from '../../lib/storage/storage';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { lastActivityAt } from '../conversations/recent/recent-conversations';
import { useConversations } from '../conversations/cache/use-conversations';
import { useMilestones } from '../insight/use-insight';
import { latestMemoriesKey } from '../memories/memory-cache';
import { useOfferings } from '../offerings/pending-offerings';
import { Avatar } from '../souls/Avatar';
import { Skeleton } from '../../ui/Skeleton';
import { latestMemories, conversationName, MAX_SHOWN, findUnfinished } from './home-content';
import { HomeSection } from './HomeSection';

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
export function UnfinishedConversations({ souls }: SoulsProps) {
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
export function OfferingsWaiting({ souls }: SoulsProps) {
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
export function LatestMilestones({ souls }: SoulsProps) {
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

/** The latest memories of all souls. */
export function NewMemories({ souls }: SoulsProps) {
  const now = useNow();
  const memories = useQuery({
    queryKey: latestMemoriesKey,
    queryFn: ({ signal }) => call('GET /api/memories', { query: { limit: MAX_SHOWN.memories * 3 }, signal }),
    staleTime: 0,
  });
  return (
    <HomeSection
      title="What is new"
      link={{ to: '/memory-archive', label: 'All memories' }}
      query={memories}
      errorTitle="What is new could not be loaded"
      empty={(list) =>
        latestMemories(list).length === 0 && <p className="text-soft">New memories of your souls appear here.</p>
      }
    >
      {(list) => (
        <ul className="grid gap-4">
          {latestMemories(list).map((memory) => (
            <li key={memory.id} className="flex items-baseline gap-4">
              <BookHeart size={17} aria-hidden="true" className="relative top-0.5 flex-none text-lamp-text" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 [overflow-wrap:anywhere]">{memory.title}</span>
                <span className="block text-sm text-soft">{findSoul(souls, memory.companionId)?.name} remembers</span>
              </span>
              <RelativeTime at={memory.createdAt} now={now} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

function RelativeTime({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={fullTime(at)} className="flex-none text-sm text-faint">
      {relativeTime(at, now)}
    </time>
  );
}
