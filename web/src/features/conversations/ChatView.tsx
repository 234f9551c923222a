import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ARCHETYPES, TEXTS, type Companion, type Conversation } from '@kinloom/contract';
import { useTitle } from '../../lib/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { NoticesOf } from '../care/notices';
import type { Faced } from '../souls/Avatar';
import { useGlow } from '../souls/use-soul-state';
import { useSouls } from '../souls/use-souls';
import { Announcer } from './message-list/Announcer';
import { ChatHeader } from './header/ChatHeader';
import { ChatSkeleton } from './message-list/ChatSkeleton';
import { ChatStatus } from './header/ChatStatus';
import { Composer } from './composer/Composer';
import { MessageList } from './message-list/MessageList';
import { PresencePanel } from './group/PresencePanel';
import type { MessageCache } from './cache/message-cache';
import { useSend } from './composer/use-send';
import { useJumpToMessage } from './message-list/use-jump-to-message';
import { useMessages } from './cache/use-messages';

const ConversationIntro = lazy(() => import('./message-list/ConversationIntro'));
const Greetings = lazy(() => import('../soulprints/cards/Greetings'));
const ChatStrips = lazy(() => import('./header/ChatStrips'));
const UNKNOWN: Faced = { name: 'A soul', archetype: ARCHETYPES.dialog[3], avatar: null };

/** A conversation: who it is with, what was said, and where to say more. */
export function ChatView({ conversation, back = false }: { conversation: Conversation; back?: boolean }) {
  const { data: known } = useSouls();
  const { isGroup, participantIds } = conversation;
  const souls = useMemo(
    () => participantIds.flatMap((id) => known?.find((one) => one.id === id) ?? []),
    [known, participantIds],
  );
  const thread = useMessages(conversation.id);
  const only = isGroup ? undefined : souls[0];
  const title = isGroup ? (conversation.title ?? TEXTS.chat.circle) : (only ?? UNKNOWN).name;
  const speaking = useSpeaking(thread.data);
  const glow = useGlow(only, only !== undefined && speaking.has(only.id));
  useTitle(title);

  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col bg-(image:--room)">
        <ChatHeader
          conversation={conversation}
          face={only ?? UNKNOWN}
          souls={souls}
          title={title}
          glow={glow}
          back={back}
        />
        <NoticesOf conversationId={conversation.id} />
        {(conversation.focus ?? conversation.branchedFrom) !== null && (
          <Suspense fallback={<div className="strip" />}>
            <ChatStrips conversation={conversation} />
          </Suspense>
        )}
        {thread.data ? (
          <Open thread={thread.data} conversation={conversation} title={title} souls={souls} speaking={speaking} />
        ) : thread.error ? (
          <div className="mx-auto w-full max-w-xl p-6">
            <ErrorNote
              title="The conversation could not be opened"
              error={thread.error}
              onRetry={() => void thread.refetch()}
            />
          </div>
        ) : (
          <ChatSkeleton />
        )}
      </div>
      {only && <PresencePanel soul={only} glow={glow} />}
    </div>
  );
}

function Open({
  thread,
  conversation,
  title,
  souls,
  speaking,
}: {
  thread: MessageCache;
  conversation: Conversation;
  title: string;
  souls: readonly Companion[];
  speaking: ReadonlySet<number>;
}) {
  const { conversationId } = thread;
  const { isGroup } = conversation;
  const sending = useSend(conversationId);
  const sought = useJumpToMessage(conversationId);
  const [, navigate] = useLocation();
  const byId = useMemo(() => new Map(souls.map((one) => [one.id, one])), [souls]);
  const faceOf = useCallback((id: number | null): Faced => (id === null ? undefined : byId.get(id)) ?? UNKNOWN, [byId]);
  const names = useMemo(() => (isGroup ? souls.map(({ name }) => name) : []), [isGroup, souls]);
  const show = (other: number, message: number): void =>
    other === conversationId ? sought.seek(message) : navigate(`/conversation/${other}?message=${message}`);
  return (
    <>
      <MessageList
        thread={thread}
        label={`Conversation with ${title}`}
        faceOf={faceOf}
        sending={sending}
        sought={sought}
        onShow={show}
        empty={
          <Suspense>
            <ConversationIntro souls={souls.length > 0 ? souls : [UNKNOWN]}>
              {!isGroup && souls[0] && <Greetings soul={souls[0]} conversation={conversation} />}
            </ConversationIntro>
          </Suspense>
        }
      />
      <Announcer thread={thread} nameOf={(id) => faceOf(id).name} />
      <footer className="mx-auto w-full max-w-3xl px-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8">
        <ChatStatus thread={thread} speaking={speaking} />
        <Composer
          key={conversationId}
          conversation={conversation}
          name={title}
          mentionable={names}
          busy={thread.outgoing.some((one) => one.state === 'sending')}
          onSend={sending.send}
        />
        <p className="pt-2 text-center text-xs text-faint">
          {isGroup ? 'They are AIs.' : `${title} is an AI.`} There is no person on the other side, and what is said may
          be wrong.
        </p>
      </footer>
    </>
  );
}

/** The souls whose reply is growing right now, so that they shine and nobody says that they still think. */
function useSpeaking(thread: MessageCache | undefined): ReadonlySet<number> {
  const ids = (thread?.messages ?? [])
    .slice(-20)
    .filter((message) => message.status === 'streaming' && message.content !== '')
    .map((message) => message.companionId)
    .join();
  return useMemo(() => new Set(ids === '' ? [] : ids.split(',').map(Number)), [ids]);
}
