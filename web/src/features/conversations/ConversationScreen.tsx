import { Link, useParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { PlainHeader } from '../../ui/PlainHeader';
import { ApiError } from '../../lib/http/api';
import { useTitle } from '../../lib/browser/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { ChatSkeleton } from './message-list/ChatSkeleton';
import { ChatView } from './ChatView';
import { useConversation } from './cache/use-conversation';

export function ConversationScreen() {
  const { id } = useParams<{ id: string }>();
  const requestedId = Number.parseInt(id, 10) || 0;
  const conversation = useConversation(requestedId);
  if (conversation.data) return <ChatView key={requestedId} conversation={conversation.data} back />;
  const { error } = conversation;
  if (conversation.data === null) return <NotFound />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotFound />;
  return (
    <div className="flex h-full flex-col">
      <PlainHeader title={TEXTS.product} />
      {error ? (
        <div className="mx-auto w-full max-w-xl p-6">
          <ErrorNote
            title="The conversation could not be opened"
            error={error}
            onRetry={() => void conversation.refetch()}
          />
        </div>
      ) : (
        <ChatSkeleton />
      )}
    </div>
  );
}

function NotFound() {
  useTitle(TEXTS.chat.conversationNotFound);
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={TEXTS.product} />
      <div className="grid flex-1 place-items-center p-8 text-center">
        <div>
          <p className="font-display text-3xl">{TEXTS.chat.conversationNotFound}</p>
          <p className="mt-3 text-soft">It may have been deleted, or the address is wrong.</p>
          <Link href="/" className="btn btn-primary mt-8">
            Back
          </Link>
        </div>
      </div>
    </div>
  );
}
