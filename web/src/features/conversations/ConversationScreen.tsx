import { Link, useParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { MissingPage } from '../../ui/Missing';
import { PlainHeader } from '../../ui/PlainHeader';
import { ApiError } from '../../lib/http/api';
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
  return (
    <MissingPage title={TEXTS.chat.conversationNotFound}>
      <Link href="/circle" className="btn btn-primary">
        Back
      </Link>
    </MissingPage>
  );
}
