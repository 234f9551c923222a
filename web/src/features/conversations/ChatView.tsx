import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ARCHETYPES, TEXTS, type Companion, type Conversation } from '@kinloom/contract';
import { useTitle } from '../../lib/browser/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { ConversationNotices } from '../care/notices';
import type { AvatarSubject } from '../souls/Avatar';
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
import { useMessageActions } from './message/use-message-actions';
import { useJumpToMessage } from './message-list/use-jump-to-message';
import { useMessages } from './cache/use-messages';

const ConversationIntro = lazy(() => import('./message-list/ConversationIntro'));
const Greetings = lazy(() => import('./message-list/Greetings'));
const ChatStrips = lazy(() => import('./header/ChatStrips'));
const UNKNOWN_SOUL: AvatarSubject = { id: null, name: 'A soul', archetype: ARCHETYPES.dialog[3], avatar: null };

/** One conversation: header, notices, message list and composer, with the presence panel on wide screens. */
export function ChatView({ conversation, back = false }: { conversation: Conversation; back?: boolean }) {
  const { data: allSouls } = useSouls();
  const { isGroup, participantIds } = conversation;
  const souls = useMemo(
    () => participantIds.flatMap((id) => allSouls?.find((soul) => soul.id === id) ?? []),
    [allSouls, participantIds],
  );
  const messages = useMessages(conversation.id);
  const singleSoul = isGroup ? undefined : souls[0];
  const title = isGroup ? (conversation.title ?? TEXTS.chat.circle) : (singleSoul ?? UNKNOWN_SOUL).name;
  const speaking = useSpeaking(messages.data);
  const glow = useGlow(singleSoul, singleSoul !== undefined && speaking.has(singleSoul.id));
  useTitle(title);

  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col bg-(image:--room)">
        <ChatHeader
          conversation={conversation}
          face={singleSoul ?? UNKNOWN_SOUL}
          souls={souls}
          title={title}
          glow={glow}
          back={back}
        />
        <ConversationNotices conversationId={conversation.id} />
        {(conversation.focus ?? conversation.branchedFrom) !== null && (
          <Suspense fallback={<div className="strip" />}>
            <ChatStrips conversation={conversation} />
          </Suspense>
        )}
        {messages.data ? (
          <LoadedChat
            cache={messages.data}
            conversation={conversation}
            title={title}
            souls={souls}
            speaking={speaking}
          />
        ) : messages.error ? (
          <div className="mx-auto w-full max-w-xl p-6">
            <ErrorNote
              title="The conversation could not be opened"
              error={messages.error}
              onRetry={() => void messages.refetch()}
            />
          </div>
        ) : (
          <ChatSkeleton />
        )}
      </div>
      {singleSoul && <PresencePanel soul={singleSoul} glow={glow} />}
    </div>
  );
}

function LoadedChat({
  cache,
  conversation,
  title,
  souls,
  speaking,
}: {
  cache: MessageCache;
  conversation: Conversation;
  title: string;
  souls: readonly Companion[];
  speaking: ReadonlySet<number>;
}) {
  const { conversationId } = cache;
  const { isGroup } = conversation;
  const sending = useSend(conversationId);
  const jump = useJumpToMessage(conversationId);
  const messageActions = useMessageActions(jump.jumpTo);
  const [, navigate] = useLocation();
  const byId = useMemo(() => new Map(souls.map((soul) => [soul.id, soul])), [souls]);
  const faceOf = useCallback(
    (id: number | null): AvatarSubject => (id === null ? undefined : byId.get(id)) ?? UNKNOWN_SOUL,
    [byId],
  );
  const show = (other: number, message: number): void =>
    other === conversationId ? jump.jumpTo(message) : navigate(`/conversation/${other}?message=${message}`);
  function editLast(): void {
    const last = cache.messages.findLast(({ senderId }) => senderId !== null);
    if (!last) return;
    messageActions.actions.edit(last);
    // A row outside the viewport is not rendered.
    if (!document.querySelector(`[data-message="${last.id}"]`)) jump.jumpTo(last.id);
  }
  return (
    <>
      <MessageList
        cache={cache}
        label={`Conversation with ${title}`}
        faceOf={faceOf}
        sending={sending}
        jump={jump}
        onShow={show}
        messageActions={messageActions}
        empty={
          <Suspense>
            <ConversationIntro souls={souls.length > 0 ? souls : [UNKNOWN_SOUL]}>
              {!isGroup && souls[0] && <Greetings soul={souls[0]} conversation={conversation} />}
            </ConversationIntro>
          </Suspense>
        }
      />
      <Announcer cache={cache} nameOf={(id) => faceOf(id).name} />
      <footer className="mx-auto w-full max-w-3xl px-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8">
        <ChatStatus cache={cache} speaking={speaking} />
        <Composer
          key={conversationId}
          conversation={conversation}
          name={title}
          mentionable={isGroup ? souls : []}
          busy={cache.outgoing.some((outgoingMessage) => outgoingMessage.state === 'sending')}
          onSend={sending.send}
          onEditLast={editLast}
        />
        {/* The disclosure that souls are AIs is above the messages. */}
        <p className="truncate pt-2 text-center text-xs text-faint">
          What {isGroup ? 'they say' : `${title} says`} may be wrong.
        </p>
      </footer>
    </>
  );
}

/** Ids of the souls whose reply is streaming: their avatar glows and they are left out of the typing indicator. */
function useSpeaking(cache: MessageCache | undefined): ReadonlySet<number> {
  const ids = (cache?.messages ?? [])
    .slice(-20)
    .filter((message) => message.status === 'streaming' && message.content !== '')
    .map((message) => message.companionId)
    .join();
  return useMemo(() => new Set(ids === '' ? [] : ids.split(',').map(Number)), [ids]);
}
