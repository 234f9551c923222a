import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ARCHETYPES, type Companion, type Conversation } from '@kinloom/contract';
import { useTitle } from '../../lib/title';
import { ErrorNote } from '../../ui/ErrorNote';
import type { Faced } from '../souls/Avatar';
import { useGlow } from '../souls/use-soul-state';
import { useSouls } from '../souls/use-souls';
import { Announcer } from './Announcer';
import { ChatHeader } from './ChatHeader';
import { ChatSkeleton } from './ChatSkeleton';
import { ChatStatus } from './ChatStatus';
import { Composer } from './Composer';
import { FirstWords } from './FirstWords';
import { MessageList } from './MessageList';
import { PresencePanel } from './PresencePanel';
import type { Thread } from './thread-model';
import { useSend } from './use-send';
import { useSought } from './use-sought';
import { useThread } from './use-thread';

const UNKNOWN: Faced = { name: 'A soul', archetype: '', avatar: null };

/** A conversation: who it is with, what was said, and where to say more. */
export function ChatView({ conversation, back = false }: { conversation: Conversation; back?: boolean }) {
  const { data: souls } = useSouls();
  const soul = souls?.find((one) => one.id === conversation.companionId);
  const thread = useThread(conversation.id);
  const title = (conversation.isGroup ? conversation.title : null) ?? soul?.name ?? UNKNOWN.name;
  const speaking = useSpeaking(thread.data);
  const only = conversation.isGroup ? undefined : soul;
  const glow = useGlow(soul, soul !== undefined && speaking.has(soul.id));
  useTitle(title);

  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col bg-(image:--room)">
        <ChatHeader face={soul ?? UNKNOWN} soul={only} title={title} glow={glow} back={back} />
        {thread.data ? (
          <Open thread={thread.data} title={title} souls={souls ?? []} speaking={speaking} soul={soul} />
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
  title,
  souls,
  speaking,
  soul,
}: {
  thread: Thread;
  title: string;
  souls: readonly Companion[];
  speaking: ReadonlySet<number>;
  soul: Companion | undefined;
}) {
  const { conversationId } = thread;
  const sending = useSend(conversationId);
  const sought = useSought(conversationId);
  const [, navigate] = useLocation();
  const byId = useMemo(() => new Map(souls.map((one) => [one.id, one])), [souls]);
  const faceOf = useCallback((id: number | null): Faced => (id === null ? undefined : byId.get(id)) ?? UNKNOWN, [byId]);
  const show = (conversation: number, message: number): void =>
    conversation === conversationId
      ? sought.seek(message)
      : navigate(`/conversation/${conversation}?message=${message}`);
  return (
    <>
      <MessageList
        thread={thread}
        label={`Conversation with ${title}`}
        faceOf={faceOf}
        sending={sending}
        sought={sought}
        onShow={show}
        empty={<FirstWords soul={soul ?? { ...UNKNOWN, archetype: ARCHETYPES.dialog[3] }} />}
      />
      <Announcer thread={thread} nameOf={(id) => faceOf(id).name} />
      <footer className="mx-auto w-full max-w-3xl px-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8">
        <ChatStatus conversationId={conversationId} speaking={speaking} />
        <Composer
          key={conversationId}
          conversationId={conversationId}
          name={title}
          busy={thread.outgoing.some((one) => one.state === 'sending')}
          onSend={sending.send}
        />
        <p className="pt-2 text-center text-xs text-faint">
          {title} is an AI. There is no person on the other side, and what is said may be wrong.
        </p>
      </footer>
    </>
  );
}

/** The souls whose reply is growing right now, so that they shine and nobody says that they still think. */
function useSpeaking(thread: Thread | undefined): ReadonlySet<number> {
  const ids = (thread?.messages ?? [])
    .slice(-20)
    .filter((message) => message.status === 'streaming' && message.content !== '')
    .map((message) => message.companionId)
    .join();
  return useMemo(() => new Set(ids === '' ? [] : ids.split(',').map(Number)), [ids]);
}
