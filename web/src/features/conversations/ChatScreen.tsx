import { Redirect, useSearchParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { PlainHeader } from '../../ui/PlainHeader';
import { useTitle } from '../../lib/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { useSouls } from '../souls/use-souls';
import { ChatSkeleton } from './message-list/ChatSkeleton';
import { ChatView } from './ChatView';
import { EmptyConversations } from './recent/EmptyConversations';
import { useLatestConversation } from './cache/use-conversation';

/** The main screen: the soul that the address names, or the choice of one. */
export default function ChatScreen() {
  const [query] = useSearchParams();
  const wanted = Number(query.get('soul'));
  const souls = useSouls();
  const soul = souls.data?.find((one) => one.id === wanted);
  if (soul) return <SoulChat key={soul.id} soulId={soul.id} />;
  if (wanted > 0 && souls.isPending) return <Waiting />;
  return <EmptyConversations />;
}

function SoulChat({ soulId }: { soulId: number }) {
  const latest = useLatestConversation(soulId);
  if (latest.data) return <ChatView key={latest.data.id} conversation={latest.data} />;
  // It was deleted: nobody is chosen any more.
  if (latest.data === null) return <Redirect to="/" replace />;
  if (!latest.error) return <Waiting />;
  return (
    <>
      <PlainHeader title={TEXTS.product} />
      <div className="mx-auto w-full max-w-xl p-6">
        <ErrorNote
          title="The conversation could not be opened"
          error={latest.error}
          onRetry={() => void latest.refetch()}
        />
      </div>
    </>
  );
}

function Waiting() {
  useTitle(null);
  return (
    <div className="flex h-full flex-col bg-(image:--room) wide:pr-76">
      <PlainHeader title={TEXTS.product} />
      <ChatSkeleton />
    </div>
  );
}
