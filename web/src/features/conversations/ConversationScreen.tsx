import { useParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { PlainHeader } from '../../ui/PlainHeader';
import { ApiError } from '../../lib/http/api';
import { ErrorNote } from '../../ui/ErrorNote';
import { ChatView } from './ChatView';
import { LazyNotFound, LoadingChat } from './LoadingChat';
import { useConversation } from './cache/use-conversation';

export function ConversationScreen() {
  const { id } = useParams<{ id: string }>();
  const requestedId = Number.parseInt(id, 10) || 0;
  const conversation = useConversation(requestedId);
  if (conversation.data) return <ChatView key={requestedId} conversation={conversation.data} back />;
  const { error } = conversation;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (conversation.data === null || isMissing) return <LazyNotFound what="conversation" />;
  if (!error) return <LoadingChat />;
  return (
    <div className="flex h-full flex-col">
      <PlainHeader title={TEXTS.product} />
      <div className="mx-auto w-full max-w-xl p-6">
        <ErrorNote
          title="The conversation could not be opened"
          error={error}
          onRetry={() => void conversation.refetch()}
        />
      </div>
    </div>
  );
}
