import { Redirect, useSearchParams } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { parseId } from '../../lib/parse-id';
import { PlainHeader } from '../../ui/PlainHeader';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { ErrorNote } from '../../ui/ErrorNote';
import { useSouls } from '../souls/use-souls';
import { conversationPath, latestConversation, newestSoul } from './recent/recent-conversations';
import { ChatView } from './ChatView';
import { LazyNotFound, LoadingChat } from './LoadingChat';
import type { EmptyConversationsProps } from './recent/EmptyConversations';
import { useLatestConversation } from './cache/use-conversation';
import { useConversations } from './cache/use-conversations';

/** Not a part of the chat, which has to be there first. */
const emptyConversations = lazyWithPlaceholder<EmptyConversationsProps>(
  () => import('./recent/EmptyConversations'),
  LoadingChat,
);

/** Main screen: the chat with the soul in `?soul=`; without one, the most recent conversation. */
export function ChatScreen() {
  const [query] = useSearchParams();
  const requested = query.get('soul');
  const souls = useSouls();
  const soul = souls.data?.find(({ id }) => id === parseId(requested));
  if (soul) return <SoulChat key={soul.id} soulId={soul.id} />;
  if (souls.isPending) return <LoadingChat />;
  if (!souls.data || souls.data.length === 0) return <emptyConversations.Component souls={souls} />;
  if (requested) return <LazyNotFound what="soul" />;
  return <LatestChat souls={souls.data} />;
}

/** Redirects to the most recent conversation, or to the newest soul if nothing was said yet. */
function LatestChat({ souls }: { souls: readonly Companion[] }) {
  const conversations = useConversations();
  if (conversations.isPending) return <LoadingChat />;
  const latest = latestConversation(conversations.data ?? [], souls);
  return <Redirect to={latest ? conversationPath(latest) : `/?soul=${newestSoul(souls).id}`} replace />;
}

function SoulChat({ soulId }: { soulId: number }) {
  const latest = useLatestConversation(soulId);
  if (latest.data) return <ChatView key={latest.data.id} conversation={latest.data} />;
  // null: the conversation was deleted. The main screen would start another one with the same soul.
  if (latest.data === null) return <Redirect to="/circle" replace />;
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
