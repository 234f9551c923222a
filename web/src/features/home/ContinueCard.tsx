import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TEXTS, type Companion, type Conversation } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { Skeleton } from '../../ui/Skeleton';
import { AvatarStack } from '../conversations/group/AvatarStack';
import { useConversations } from '../conversations/cache/use-conversations';
import { lastActivityAt, latestConversation, newestSoul } from '../conversations/recent/recent-conversations';
import { Avatar } from '../souls/Avatar';
import { conversationName } from './home-content';
import { RelativeTime } from './RelativeTime';
import { useLastLine } from './use-last-line';

/** The same height as its placeholder, so that nothing below moves. */
const CARD_CLASS = 'mt-6 min-h-52 rounded-room sm:min-h-32';

/** The most recent conversation with its last line; without one, the newest soul. @param souls at least one */
export function ContinueCard({ souls }: { souls: readonly Companion[] }) {
  const conversations = useConversations();
  if (conversations.isPending) return <ContinueSkeleton />;
  const conversation = latestConversation(conversations.data ?? [], souls);
  if (conversation) return <Continue conversation={conversation} souls={souls} />;
  const soul = newestSoul(souls);
  return (
    <Card
      portraits={[soul]}
      name={soul.name}
      line="You have not talked yet."
      action={{ to: `/?soul=${soul.id}`, label: 'Start' }}
    />
  );
}

export function ContinueSkeleton() {
  return <Skeleton className={CARD_CLASS} />;
}

function Continue({ conversation, souls }: { conversation: Conversation; souls: readonly Companion[] }) {
  const now = useNow();
  const line = useLastLine(conversation);
  return (
    <Card
      portraits={conversation.participantIds.flatMap((id) => souls.find((soul) => soul.id === id) ?? [])}
      name={conversationName(conversation, souls, TEXTS.main.untitledGroup)}
      time={<RelativeTime at={lastActivityAt(conversation)} now={now} />}
      line={line.isPending ? <Skeleton className="my-1 h-4 w-3/4" /> : line.data}
      action={{ to: `/conversation/${conversation.id}`, label: 'Continue' }}
    />
  );
}

function Card({
  portraits,
  name,
  time,
  line,
  action,
}: {
  portraits: readonly Companion[];
  name: string;
  time?: ReactNode;
  line: ReactNode;
  action: { to: string; label: string };
}) {
  const [first] = portraits;
  return (
    <section
      aria-label="Continue"
      className={`${CARD_CLASS} flex flex-wrap items-center gap-x-5 gap-y-4 border border-line bg-surface p-5 md:p-6`}
    >
      {portraits.length === 1 && first ? (
        <Avatar soul={first} size={72} halo="soft-shimmer" />
      ) : (
        <AvatarStack souls={portraits} size={56} />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="max-w-full truncate text-2xl">{name}</h2>
          {time}
        </div>
        <div className="mt-1 truncate text-soft">{line}</div>
      </div>
      <Link href={action.to} aria-label={`${action.label} with ${name}`} className="btn btn-primary max-sm:w-full">
        {action.label}
      </Link>
    </section>
  );
}
