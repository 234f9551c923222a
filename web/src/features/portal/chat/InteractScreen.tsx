import type { UseQueryResult } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { ERRORS, TEXTS, type Companion, type Conversation, PORTAL_TEXTS } from '@kinloom/contract';
import { ApiError } from '../../../lib/http/api';
import { ErrorNote } from '../../../ui/ErrorNote';
import { MissingPage } from '../../../ui/Missing';
import { PlainHeader } from '../../../ui/PlainHeader';
import { ChatSkeleton } from '../../conversations/message-list/ChatSkeleton';
import { useConversation, useLatestConversation } from '../../conversations/cache/use-conversation';
import { useSouls } from '../../souls/use-souls';
import { SoulChoice } from './SoulChoice';
import { SoulConversation } from './SoulConversation';
import { interactPath } from '../presence/presence';
import { SoulFrame } from './SoulFrame';
import { useSidePanelSheet } from './use-side-panel-sheet';
import { parseId } from '../../../lib/parse-id';

/** Chat with the soul in `?soul_id=`; `thread_id` selects another conversation than the latest. */
export default function InteractScreen() {
  const [query] = useSearchParams();
  const soulId = parseId(query.get('soul_id'));
  const conversationParam = query.get('thread_id');
  const souls = useSouls();
  const soul = souls.data?.find(({ id }) => id === soulId);
  if (soulId === null)
    return (
      <MissingPage title={PORTAL_TEXTS.noSoul} hint={PORTAL_TEXTS.noSoulHint} Icon={UserRound}>
        {souls.data && souls.data.length > 0 && <SoulChoice souls={souls.data} />}
        <PortalLink isPrimary={!souls.data || souls.data.length === 0} />
      </MissingPage>
    );
  if (soul && souls.data) {
    const chosen = { soul, souls: souls.data };
    return conversationParam === null ? (
      <LatestConversation key={soulId} {...chosen} />
    ) : (
      <SelectedConversation key={conversationParam} {...chosen} conversationId={parseId(conversationParam) ?? 0} />
    );
  }
  if (souls.data) {
    return (
      <MissingPage title={ERRORS.soul_not_found.text}>
        <PortalLink isPrimary />
      </MissingPage>
    );
  }
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

function PortalLink({ isPrimary }: { isPrimary: boolean }) {
  return (
    <Link href="/home-portal" className={`btn ${isPrimary ? 'btn-primary' : 'btn-quiet'}`}>
      {TEXTS.shell.portal}
    </Link>
  );
}

interface SelectedSoul {
  soul: Companion;
  souls: readonly Companion[];
}

function LatestConversation(chosen: SelectedSoul) {
  return <OpenedConversation {...chosen} conversation={useLatestConversation(chosen.soul.id)} />;
}

function SelectedConversation({ conversationId, ...chosen }: SelectedSoul & { conversationId: number }) {
  return <OpenedConversation {...chosen} conversation={useConversation(conversationId)} />;
}

function OpenedConversation({
  conversation,
  ...chosen
}: SelectedSoul & { conversation: UseQueryResult<Conversation | null> }) {
  const { soul } = chosen;
  const { data, error } = conversation;
  const sheet = useSidePanelSheet();
  // A conversation of another soul is treated as not found.
  if (data?.companionId === soul.id)
    return <SoulConversation key={data.id} {...chosen} conversation={data} sheet={sheet} />;
  if (data !== undefined || (error instanceof ApiError && (error.status === 404 || error.status === 400))) {
    return (
      <MissingPage title={TEXTS.chat.conversationNotFound}>
        <Link
          href={interactPath(soul.id)}
          className="btn btn-primary"
          onClick={() => data === null && void conversation.refetch()}
        >
          Speak with {soul.name}
        </Link>
        <PortalLink isPrimary={false} />
      </MissingPage>
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
