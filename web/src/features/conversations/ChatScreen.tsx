import { Redirect, useSearchParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { PlainHeader } from '../../ui/PlainHeader';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { useTitle } from '../../lib/browser/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { useSouls } from '../souls/use-souls';
import { ChatSkeleton } from './message-list/ChatSkeleton';
import { ChatView } from './ChatView';
import { useLatestConversation } from './cache/use-conversation';

/** Not a part of the chat, which has to be there first. */
const emptyConversations = lazyWithPlaceholder(() => import('./recent/EmptyConversations'), LoadingChat);

/** Main screen: the chat with the soul in `?soul=`, or the empty state when none is selected. */
export function ChatScreen() {
  const [query] = useSearchParams();
  const requestedId = Number(query.get('soul'));
  const souls = useSouls();
  const soul = souls.data?.find((item) => item.id === requestedId);
  if (soul) return <SoulChat key={soul.id} soulId={soul.id} />;
  if (requestedId > 0 && souls.isPending) return <LoadingChat />;
  return <emptyConversations.Component />;
}

function SoulChat({ soulId }: { soulId: number }) {
  const latest = useLatestConversation(soulId);
  if (latest.data) return <ChatView key={latest.data.id} conversation={latest.data} />;
  // null: the conversation was deleted.
  if (latest.data === null) return <Redirect to="/" replace />;
  if (!latest.error) return <LoadingChat />;
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

function LoadingChat() {
  useTitle(null);
  return (
    <div className="flex h-full flex-col bg-(image:--room) wide:pr-76">
      <PlainHeader title={TEXTS.product} />
      <ChatSkeleton />
    </div>
  );
}
