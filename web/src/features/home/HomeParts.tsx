import { useQuery } from '@tanstack/react-query';
import { BookHeart, Feather, PencilLine } from 'lucide-react';
import { Link } from 'wouter';
import { OFFERING_PREVIEW, TEXTS, type Companion } from '@kinloom/contract';
import { call } from '../../lib/api';
import { storedDraft } from '../../lib/storage';
import { useNow } from '../../lib/now';
import { relativeTime, fullTime } from '../../lib/time';
import { lastAt } from '../conversations/recent/recent-conversations';
import { useConversations } from '../conversations/cache/use-conversations';
import { useMilestones } from '../insight/use-insight';
import { useOfferings } from '../offerings/use-offerings';
import { Avatar } from '../souls/Avatar';
import { lately, nameOf, SHOWN, unfinished } from './home';
import { HomeSection } from './HomeSection';

interface OfSouls {
  souls: readonly Companion[];
}

const row = 'flex min-h-14 items-center gap-4 rounded-card px-3 py-2 hover:bg-raised';
const soulOf = (souls: readonly Companion[], id: number | null) => souls.find((one) => one.id === id);

/** Conversations in which something waits to be read, or to be said. */
export function UnfinishedConversations({ souls }: OfSouls) {
  const conversations = useConversations();
  const now = useNow();
  const left = unfinished(conversations.data ?? [], (id) => storedDraft(`draft-${id}`));
  return (
    <HomeSection
      title="Unfinished conversations"
      query={conversations}
      trouble="Your conversations could not be loaded"
      empty={() =>
        left.length === 0 && <p className="text-soft">Nothing waits. What you began and did not send is kept here.</p>
      }
    >
      {() => (
        <ul className="-mx-3">
          {left.map(({ conversation, unread, draft }) => {
            const soul = soulOf(souls, conversation.companionId);
            return (
              <li key={conversation.id}>
                <Link href={`/conversation/${conversation.id}`} className={row}>
                  {soul ? (
                    <Avatar soul={soul} size={40} />
                  ) : (
                    <PencilLine size={20} aria-hidden="true" className="mx-2.5 text-lamp-text" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-display text-lg leading-tight font-semibold">
                      {nameOf(conversation, souls, TEXTS.main.untitledGroup)}
                    </span>
                    <span className="block truncate text-sm text-soft">
                      {draft === ''
                        ? `${unread === 1 ? 'One message' : `${unread} messages`} not read yet`
                        : `You began: ${draft}`}
                    </span>
                  </span>
                  <Moment at={lastAt(conversation)} now={now} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </HomeSection>
  );
}

/** What is offered and waits for an answer. */
export function OfferingsWaiting({ souls }: OfSouls) {
  const offerings = useOfferings();
  return (
    <HomeSection
      title="Offerings waiting"
      further={{ to: '/soul-inbox', label: 'To the inbox' }}
      query={offerings}
      trouble="The offerings could not be loaded"
      empty={(list) =>
        list.length === 0 && (
          <p className="text-soft">
            No memory waits to be received.{' '}
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
          {list.slice(0, SHOWN.offerings).map((offering) => {
            const soul = soulOf(souls, offering.soul_id);
            return (
              <li key={offering.id}>
                <Link href={`/soul-inbox?offering=${offering.id}`} className={row}>
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
                    <span className="line-clamp-2 [overflow-wrap:anywhere]">
                      {offering.content.slice(0, OFFERING_PREVIEW)}
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

/** What was reached together lately. */
export function LatestMilestones({ souls }: OfSouls) {
  const milestones = useMilestones();
  const now = useNow();
  return (
    <HomeSection
      title="Milestones"
      further={{ to: '/relational-intelligence', label: TEXTS.main.relationalIntelligence }}
      query={milestones}
      trouble="The milestones could not be loaded"
      empty={(list) => list.length === 0 && <p className="text-soft">The first one is a first conversation.</p>}
    >
      {(list) => (
        <ul className="grid gap-4">
          {list.slice(0, SHOWN.milestones).map((one) => (
            <li key={one.id} className="flex items-baseline gap-4">
              <span className="min-w-0 flex-1">
                <span className="block font-display text-lg leading-tight font-semibold">{one.title}</span>
                <span className="block text-sm text-soft">
                  {soulOf(souls, one.companionId)?.name}
                  {one.celebrated && ' · celebrated'}
                </span>
              </span>
              <Moment at={one.date} now={now} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

/** What souls have taken in lately. */
export function WhatIsNew({ souls }: OfSouls) {
  const now = useNow();
  const memories = useQuery({
    queryKey: ['memories', 'latest'],
    queryFn: ({ signal }) => call('GET /api/memories', { query: { limit: SHOWN.memories * 3 }, signal }),
    staleTime: 0,
  });
  return (
    <HomeSection
      title="What is new"
      further={{ to: '/memory-archive', label: 'All memories' }}
      query={memories}
      trouble="What is new could not be loaded"
      empty={(list) =>
        lately(list).length === 0 && <p className="text-soft">What a soul keeps of what you tell it appears here.</p>
      }
    >
      {(list) => (
        <ul className="grid gap-4">
          {lately(list).map((memory) => (
            <li key={memory.id} className="flex items-baseline gap-4">
              <BookHeart size={17} aria-hidden="true" className="relative top-0.5 flex-none text-lamp-text" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 [overflow-wrap:anywhere]">{memory.title}</span>
                <span className="block text-sm text-soft">{soulOf(souls, memory.companionId)?.name} remembers</span>
              </span>
              <Moment at={memory.createdAt} now={now} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={fullTime(at)} className="flex-none text-sm text-faint">
      {relativeTime(at, now)}
    </time>
  );
}
