import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { ERRORS, TEXTS, type Companion, type Conversation, PORTAL_TEXTS } from '@kinloom/contract';
import { ApiError } from '../../lib/api';
import { ErrorNote } from '../../ui/ErrorNote';
import { PlainHeader } from '../../ui/PlainHeader';
import { ChatSkeleton } from '../conversations/message-list/ChatSkeleton';
import { useConversation, useLatestConversation } from '../conversations/cache/use-conversation';
import { useSouls } from '../souls/use-souls';
import { Interaction } from './Interaction';
import { Nobody } from './Nobody';
import { idIn, interactPath } from './presence';
import { SoulFrame } from './SoulFrame';
import { useAsideSheet } from './use-aside-sheet';

/** A soul to speak with, as the address says: `soul_id`, and `thread_id` for another conversation than the latest. */
export default function InteractScreen() {
  const [query] = useSearchParams();
  const soulId = idIn(query.get('soul_id'));
  const threadId = query.get('thread_id');
  const souls = useSouls();
  const soul = souls.data?.find(({ id }) => id === soulId);
  if (soulId === null) return <Nobody title={PORTAL_TEXTS.noSoul} hint={PORTAL_TEXTS.noSoulHint} />;
  if (soul && souls.data) {
    const chosen = { soul, souls: souls.data };
    return threadId === null ? (
      <Latest key={soulId} {...chosen} />
    ) : (
      <Named key={threadId} {...chosen} threadId={idIn(threadId) ?? 0} />
    );
  }
  if (souls.data) return <Nobody title={ERRORS.soul_not_found.text} hint={PORTAL_TEXTS.noSoulHint} />;
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={TEXTS.product} />
      {souls.error ? (
        <div className="mx-auto w-full max-w-xl p-6">
          <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
        </div>
      ) : (
        <ChatSkeleton />
      )}
    </div>
  );
}

interface Chosen {
  soul: Companion;
  souls: readonly Companion[];
}

function Latest(chosen: Chosen) {
  return <Opened {...chosen} conversation={useLatestConversation(chosen.soul.id)} />;
}

function Named({ threadId, ...chosen }: Chosen & { threadId: number }) {
  return <Opened {...chosen} conversation={useConversation(threadId)} />;
}

function Opened({ conversation, ...chosen }: Chosen & { conversation: UseQueryResult<Conversation | null> }) {
  const { soul } = chosen;
  const { data, error } = conversation;
  const sheet = useAsideSheet();
  // Another soul's conversation is none of this one's.
  if (data?.companionId === soul.id) return <Interaction key={data.id} {...chosen} conversation={data} sheet={sheet} />;
  if (data !== undefined || (error instanceof ApiError && (error.status === 404 || error.status === 400))) {
    return (
      <Nobody
        title={TEXTS.chat.conversationNotFound}
        hint="It may have been deleted, or the address is not quite right."
      >
        <Link
          href={interactPath(soul.id)}
          className="btn btn-primary"
          onClick={() => data === null && void conversation.refetch()}
        >
          Speak with {soul.name}
        </Link>
      </Nobody>
    );
  }
  return (
    <SoulFrame {...chosen} current={undefined} sheet={sheet}>
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
    </SoulFrame>
  );
}
