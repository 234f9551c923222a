import { ChevronDown, MessagesSquare } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { TEXTS, type Conversation } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { dayName, fullTime } from '../../../lib/format/time';
import { MenuButton } from '../../../ui/MenuButton';
import { splitGroups, isUnread, lastActivityAt } from './recent-conversations';
import { UnreadMark } from './UnreadMark';
import { useConversations } from '../cache/use-conversations';

const titleOf = ({ title }: Conversation): string => title ?? TEXTS.main.untitledGroup;

/** The most recently active group conversations. */
export function RecentConversations() {
  const { data: list } = useConversations();
  const [, navigate] = useLocation();
  if (!list || list.length === 0) return null;
  const { count, shown, rest } = splitGroups(list);
  return (
    <section aria-labelledby="recent-title" className="flex-none">
      <div className="flex min-h-10 items-center gap-2 pl-1">
        <h2 id="recent-title" className="font-sans text-sm font-medium tracking-normal text-soft">
          {TEXTS.main.recent}
        </h2>
        <span className="rounded-full bg-raised px-2 text-xs leading-5 text-soft tabular-nums">
          {count}
          <span className="sr-only">{count === 1 ? ' group' : ' groups'}</span>
        </span>
        {rest.length > 0 && (
          <MenuButton
            label={`${rest.length} older`}
            className="icon-btn -my-1 ml-auto"
            align="end"
            parts={rest.map((conversation) => ({
              kind: 'item',
              label: titleOf(conversation),
              Icon: MessagesSquare,
              onSelect: () => navigate(`/conversation/${conversation.id}`),
            }))}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </MenuButton>
        )}
      </div>
      {count === 0 && <p className="px-1 pb-2 text-sm text-faint">{TEXTS.main.noGroups}</p>}
      <ul className="grid">
        {shown.map((item) => (
          <Group key={item.id} group={item} />
        ))}
      </ul>
    </section>
  );
}

function Group({ group }: { group: Conversation }) {
  const now = useNow();
  const [path] = useLocation();
  const isCurrent = path === `/conversation/${group.id}`;
  const activeAt = lastActivityAt(group);
  return (
    <li>
      <Link
        href={`/conversation/${group.id}`}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex items-center gap-3 rounded-card px-3 py-2 hover:bg-raised aria-[current=true]:bg-raised"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-display leading-tight font-semibold">{titleOf(group)}</span>
          <span className="block truncate text-sm leading-snug text-soft">
            {TEXTS.main.inGroup(group.participantIds.length)} ·{' '}
            <time dateTime={activeAt} title={fullTime(activeAt)}>
              {dayName(activeAt, now)}
            </time>
          </span>
        </span>
        {isUnread(group) && !isCurrent && <UnreadMark />}
      </Link>
    </li>
  );
}
