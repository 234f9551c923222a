import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { type Companion, PORTAL_TEXTS } from '@kinloom/contract';
import { ConversationNotices } from '../../care/notices';
import { Announcer } from '../../conversations/message-list/Announcer';
import { ChatStatus } from '../../conversations/header/ChatStatus';
import { MessageList } from '../../conversations/message-list/MessageList';
import type { MessageCache } from '../../conversations/cache/message-cache';
import type { MessageSender } from '../../conversations/composer/use-send';
import { useMessageActions } from '../../conversations/message/use-message-actions';
import { useJumpToMessage } from '../../conversations/message-list/use-jump-to-message';
import { Avatar } from '../../souls/Avatar';
import { isSpeaking } from './unconfirmed-message';

const NO_SPEAKERS: ReadonlySet<number> = new Set();

/** Message list of a one-to-one conversation with status line, and the composer passed as children. */
export function SoulChat({
  cache,
  soul,
  sending,
  footer,
  children,
}: {
  cache: MessageCache;
  soul: Companion;
  sending: MessageSender;
  /** Shown after the last message. */
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { conversationId } = cache;
  const jump = useJumpToMessage(conversationId);
  const messageActions = useMessageActions(jump.jumpTo);
  const [, navigate] = useLocation();
  const show = (other: number, message: number): void =>
    other === conversationId ? jump.jumpTo(message) : navigate(`/conversation/${other}?message=${message}`);
  return (
    <>
      <ConversationNotices conversationId={conversationId} />
      <MessageList
        cache={cache}
        label={`Conversation with ${soul.name}`}
        faceOf={() => soul}
        sending={sending}
        jump={jump}
        onShow={show}
        messageActions={messageActions}
        empty={<EmptyChat soul={soul} />}
      />
      <Announcer cache={cache} nameOf={() => soul.name} />
      <div className="mx-auto w-full max-w-3xl px-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8">
        {footer}
        <ChatStatus cache={cache} speaking={isSpeaking(cache) ? new Set([soul.id]) : NO_SPEAKERS} />
        {children}
        <p className="truncate pt-2 text-center text-xs text-faint">What {soul.name} says may be wrong.</p>
      </div>
    </>
  );
}

function EmptyChat({ soul }: { soul: Companion }) {
  return (
    <div className="grid min-h-full place-items-center p-8 text-center">
      <div className="flex max-w-sm flex-col items-center">
        <Avatar soul={soul} size={104} halo="soft-shimmer" />
        <p className="mt-8 font-display text-2xl text-balance [overflow-wrap:anywhere]">
          {PORTAL_TEXTS.begin(soul.name)}
        </p>
      </div>
    </div>
  );
}
