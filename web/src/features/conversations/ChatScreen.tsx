import { Link, Redirect, useSearchParams } from 'wouter';
import { ERRORS, TEXTS, type Companion } from '@kinloom/contract';
import { parseId } from '../../lib/parse-id';
import { MissingPage } from '../../ui/Missing';
import { PlainHeader } from '../../ui/PlainHeader';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { useTitle } from '../../lib/browser/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { useSouls } from '../souls/use-souls';
import { conversationPath, latestConversation, newestSoul } from './recent/recent-conversations';
import { ChatSkeleton } from './message-list/ChatSkeleton';
import { ChatView } from './ChatView';
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
  if (requested) return <MissingSoul />;
  return <LatestChat souls={souls.data} />;
}

function MissingSoul() {
  return (
    <MissingPage title={ERRORS.soul_not_found.text}>
      <Link href="/" className="btn btn-primary">
        Open the latest conversation
      </Link>
    </MissingPage>
  );
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

function LoadingChat() {
  useTitle(null);
  return (
    <div className="flex h-full flex-col bg-(image:--room) wide:pr-76">
      <PlainHeader title={TEXTS.product} />
      <ChatSkeleton />
    </div>
  );
}
