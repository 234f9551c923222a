import { ArrowLeft, MoreHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { TEXTS, type Companion, type Conversation } from '@kinloom/contract';
import { AiLabel } from '../../../ui/AiLabel';
import { DrawerButton } from '../../../ui/drawer';
import { createMenuButton } from '../../../ui/MenuButton';
import { ThemeToggle } from '../../../ui/ThemeChoice';
import { Avatar, hueStyle, type AvatarSubject } from '../../souls/Avatar';
import type { Glow } from '../../souls/soul-appearance';
import type { ChatMenuProps } from './ChatMenu';
import { AvatarStack } from '../group/AvatarStack';
import { CreateMemoryButton } from './CreateMemoryButton';
import { ProfileButton } from './ProfileButton';
import { conversationsWithSoul } from '../recent/recent-conversations';
import { useConversations } from '../cache/use-conversations';

const ConversationPicker = lazy(() => import('../recent/ConversationPicker'));
const ChatMenu = createMenuButton<ChatMenuProps>(() => import('./ChatMenu'));

/** Header of a conversation: participants, title and conversation-level actions. */
export function ChatHeader({
  conversation,
  face,
  souls,
  title,
  glow,
  back,
}: {
  conversation: Conversation;
  face: AvatarSubject;
  /** The participants. */
  souls: readonly Companion[];
  title: string;
  glow: Glow;
  back: boolean;
}) {
  const singleSoul = conversation.isGroup ? undefined : souls[0];
  const { data: list } = useConversations();
  const others = singleSoul ? conversationsWithSoul(list ?? [], singleSoul.id) : [];
  return (
    <header className="flex items-center gap-1 border-b border-line px-2 py-2.5 md:gap-2 md:px-6 md:py-3">
      <DrawerButton />
      {back && (
        <Link
          href="/circle"
          className="btn btn-quiet gap-1 px-3 max-wide:min-w-11 max-wide:border-transparent max-wide:px-2.5"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          <span className="max-wide:sr-only">Back</span>
        </Link>
      )}
      <div className={`flex min-w-0 flex-1 items-center gap-3 pl-2 md:gap-4 ${back ? 'max-wide:pl-0' : ''}`}>
        {/* Group avatars are hidden on small screens: the participants are named below the title. */}
        <span className={conversation.isGroup ? 'max-wide:hidden' : back ? 'max-[420px]:hidden' : 'max-[340px]:hidden'}>
          {conversation.isGroup ? <AvatarStack souls={souls} size={36} /> : <Avatar soul={face} size={40} {...glow} />}
        </span>
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 text-xl max-md:text-lg">
            <span className="truncate">{title}</span>
            <AiLabel />
          </h1>
          <p className="truncate text-sm text-soft">
            {conversation.isGroup ? <ParticipantNames souls={souls} /> : TEXTS.chat.reflecting}
          </p>
        </div>
        {others.length > 1 && (
          <Suspense>
            <ConversationPicker conversation={conversation} others={others} name={title} />
          </Suspense>
        )}
      </div>
      <CreateMemoryButton conversationId={conversation.id} />
      <ProfileButton souls={souls} />
      <span className="max-[420px]:hidden">
        <ThemeToggle />
      </span>
      <ChatMenu
        label="More for this conversation"
        className="icon-btn"
        conversation={conversation}
        soul={singleSoul}
        title={title}
      >
        <MoreHorizontal size={20} aria-hidden="true" />
      </ChatMenu>
    </header>
  );
}

/** The participants of a group, each name in its soul's colour. */
function ParticipantNames({ souls }: { souls: readonly Companion[] }) {
  return (
    <>
      {TEXTS.chat.manyPresent}
      {souls.map((soul, place) => (
        <span key={soul.id}>
          {place === 0 ? ' · ' : ', '}
          <span className="soul soul-name" style={hueStyle(soul.id)}>
            {soul.name}
          </span>
        </span>
      ))}
    </>
  );
}
