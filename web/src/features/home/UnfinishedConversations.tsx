import { PencilLine } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { lastActivityAt } from '../conversations/recent/recent-conversations';
import { useConversations } from '../conversations/cache/use-conversations';
import { Avatar } from '../souls/Avatar';
import { conversationName, draftOf, findUnfinished } from './home-content';
import { findSoul, HomeSection, ROW_CLASS, type HomeSectionProps } from './HomeSection';
import { RelativeTime } from './RelativeTime';

/** Conversations with unread messages or an unsent draft. */
export function UnfinishedConversations({ souls, isEmpty }: HomeSectionProps) {
  const conversations = useConversations();
  const now = useNow();
  const items = findUnfinished(conversations.data ?? [], draftOf);
  return (
    <HomeSection
      title="Unfinished conversations"
      query={conversations}
      errorTitle="Your conversations could not be loaded"
      empty={isEmpty && 'No drafts or unread replies.'}
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
