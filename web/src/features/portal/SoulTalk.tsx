import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { type Companion, PORTAL_TEXTS } from '@kinloom/contract';
import { NoticesOf } from '../care/notices';
import { Announcer } from '../conversations/message-list/Announcer';
import { ChatStatus } from '../conversations/header/ChatStatus';
import { MessageList } from '../conversations/message-list/MessageList';
import type { MessageCache } from '../conversations/cache/message-cache';
import type { Sending } from '../conversations/composer/use-send';
import { useJumpToMessage } from '../conversations/message-list/use-jump-to-message';
import { Avatar } from '../souls/Avatar';
import { isSpeaking } from './talking';

const NOBODY: ReadonlySet<number> = new Set();

/** What was said with one soul, and below it whatever a screen gives to say more. */
export function SoulTalk({
  thread,
  soul,
  sending,
  last,
  children,
}: {
  thread: MessageCache;
  soul: Companion;
  sending: Sending;
  /** What stands behind the last message without being one. */
  last?: ReactNode;
  children: ReactNode;
}) {
  const { conversationId } = thread;
  const sought = useJumpToMessage(conversationId);
  const [, navigate] = useLocation();
  const show = (other: number, message: number): void =>
    other === conversationId ? sought.seek(message) : navigate(`/conversation/${other}?message=${message}`);
  return (
    <>
      <NoticesOf conversationId={conversationId} />
      <MessageList
        thread={thread}
        label={`Conversation with ${soul.name}`}
        faceOf={() => soul}
        sending={sending}
        sought={sought}
        onShow={show}
        empty={<Begin soul={soul} />}
      />
      <Announcer thread={thread} nameOf={() => soul.name} />
      <div className="mx-auto w-full max-w-3xl px-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8">
        {last}
        <ChatStatus thread={thread} speaking={isSpeaking(thread) ? new Set([soul.id]) : NOBODY} />
        {children}
        <p className="pt-2 text-center text-xs text-faint">
          {soul.name} is an AI. There is no person on the other side, and what is said may be wrong.
        </p>
      </div>
    </>
  );
}

function Begin({ soul }: { soul: Companion }) {
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
