import { useSearchParams } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { PlainHeader } from '../../ui/PlainHeader';
import { ChatSkeleton } from '../conversations/message-list/ChatSkeleton';
import type { MessageCache } from '../conversations/cache/message-cache';
import { useLatestConversation } from '../conversations/cache/use-conversation';
import { useMessages, useTyping } from '../conversations/cache/use-messages';
import { useSouls } from '../souls/use-souls';
import { NoSouls } from './NoSouls';
import { idIn } from './presence';
import { SoulComposer } from './SoulComposer';
import { SoulSelect } from './SoulSelect';
import { SoulTalk } from './SoulTalk';
import { isPending } from './talking';
import { Trouble } from './Trouble';
import { useSpeak } from './use-speak';

/** One drop-down, one conversation: the soul's latest. The address keeps who is spoken with. */
export default function SimpleChatScreen() {
  const [query, setQuery] = useSearchParams();
  const souls = useSouls();
  const wanted = idIn(query.get('soul_id'));
  const soul = souls.data?.find(({ id }) => id === wanted) ?? souls.data?.[0];
  const choose = (id: number): void => setQuery({ soul_id: String(id) }, { replace: true });
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title="Chat" />
      {souls.data && soul && <SoulSelect souls={souls.data} chosen={soul} onChoose={choose} />}
      {soul ? (
        <WithSoul key={soul.id} soul={soul} />
      ) : souls.data ? (
        <NoSouls>The souls you make can be spoken with here.</NoSouls>
      ) : souls.error ? (
        <Failed title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
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
    <Failed title="The conversation could not be opened" error={latest.error} onRetry={() => void latest.refetch()} />
  );
}

function Deleted({ soul, onBegin }: { soul: Companion; onBegin: () => void }) {
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div>
        <p className="font-display text-2xl">This conversation was deleted.</p>
        <button type="button" className="btn btn-primary mt-6" onClick={onBegin}>
          Speak with {soul.name} anew
        </button>
      </div>
    </div>
  );
}

function History({ soul, conversationId }: { soul: Companion; conversationId: number }) {
  const thread = useMessages(conversationId);
  if (thread.data) return <Talk soul={soul} thread={thread.data} />;
  if (!thread.error) return <ChatSkeleton />;
  return (
    <Failed title="The conversation could not be opened" error={thread.error} onRetry={() => void thread.refetch()} />
  );
}

function Talk({ soul, thread }: { soul: Companion; thread: MessageCache }) {
  const { shown, sending, waiting, trouble } = useSpeak(soul.id, thread);
  const thinking = useTyping(thread.conversationId).length > 0;
  return (
    <SoulTalk thread={shown} soul={soul} sending={sending} last={trouble && <Trouble soul={soul} />}>
      <SoulComposer
        conversationId={thread.conversationId}
        name={soul.name}
        pending={waiting || isPending(shown, thinking)}
        onSend={(content) => sending.send(content, {})}
      />
    </SoulTalk>
  );
}

function Failed(note: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <ErrorNote {...note} />
    </div>
  );
}
