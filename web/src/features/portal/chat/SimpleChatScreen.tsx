import { useSearchParams } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { PlainHeader } from '../../../ui/PlainHeader';
import { ChatSkeleton } from '../../conversations/message-list/ChatSkeleton';
import type { MessageCache } from '../../conversations/cache/message-cache';
import { useLatestConversation } from '../../conversations/cache/use-conversation';
import { useMessages, useTyping } from '../../conversations/cache/use-messages';
import { useSouls } from '../../souls/use-souls';
import { NoSouls } from '../../souls/NoSouls';
import { SoulComposer } from './SoulComposer';
import { SoulSelect } from './SoulSelect';
import { SoulChat } from './SoulChat';
import { isPending } from './unconfirmed-message';
import { UnreachableBubble } from './UnreachableBubble';
import { useSpeakToSoul } from './use-speak-to-soul';
import { parseId } from '../../../lib/parse-id';

/** Simple chat: a select for the soul and its latest conversation. `?soul_id=` keeps the selection. */
export default function SimpleChatScreen() {
  const [query, setQuery] = useSearchParams();
  const souls = useSouls();
  const requestedId = parseId(query.get('soul_id'));
  const soul = souls.data?.find(({ id }) => id === requestedId) ?? souls.data?.[0];
  const choose = (id: number): void => setQuery({ soul_id: String(id) }, { replace: true });
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title="Chat" />
      {souls.data && soul && <SoulSelect souls={souls.data} chosen={soul} onChoose={choose} />}
      {soul ? (
        <WithSoul key={soul.id} soul={soul} />
      ) : souls.data ? (
        <NoSouls>You have no souls yet. Create one to chat with it here.</NoSouls>
      ) : souls.error ? (
        <LoadError title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
      ) : (
        <ChatSkeleton />
      )}
    </div>
  );
}

function WithSoul({ soul }: { soul: Companion }) {
  const latest = useLatestConversation(soul.id);
  if (latest.data) return <History key={latest.data.id} soul={soul} conversationId={latest.data.id} />;
  if (latest.data === null) return <Deleted soul={soul} onBegin={() => void latest.refetch()} />;
  if (!latest.error) return <ChatSkeleton />;
  return (
    <LoadError
      title="The conversation could not be opened"
      error={latest.error}
      onRetry={() => void latest.refetch()}
    />
  );
}

function Deleted({ soul, onBegin }: { soul: Companion; onBegin: () => void }) {
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div>
        <p className="font-display text-2xl">This conversation was deleted.</p>
        <button type="button" className="btn btn-primary mt-6" onClick={onBegin}>
          Start a new conversation with {soul.name}
        </button>
      </div>
    </div>
  );
}

function History({ soul, conversationId }: { soul: Companion; conversationId: number }) {
  const messages = useMessages(conversationId);
  if (messages.data) return <LoadedChat soul={soul} cache={messages.data} />;
  if (!messages.error) return <ChatSkeleton />;
  return (
    <LoadError
      title="The conversation could not be opened"
      error={messages.error}
      onRetry={() => void messages.refetch()}
    />
  );
}

function LoadedChat({ soul, cache }: { soul: Companion; cache: MessageCache }) {
  const { visibleMessages, sending, isSending, isUnreachable } = useSpeakToSoul(soul.id, cache);
  const thinking = useTyping(cache.conversationId).length > 0;
  return (
    <SoulChat
      cache={visibleMessages}
      soul={soul}
      sending={sending}
      footer={isUnreachable && <UnreachableBubble soul={soul} />}
    >
      <SoulComposer
        conversationId={cache.conversationId}
        name={soul.name}
        pending={isSending || isPending(visibleMessages, thinking)}
        onSend={(content) => sending.send(content, {})}
      />
    </SoulChat>
  );
}

function LoadError(note: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <ErrorNote {...note} />
    </div>
  );
}
