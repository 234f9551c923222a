import { MessageCirclePlus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { type Companion, type Conversation, PORTAL_TEXTS } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { useNow } from '../../../lib/format/now';
import { chatTime, fullTime } from '../../../lib/format/time';
import { toast } from '../../../lib/toasts';
import {
  isUnread,
  lastActivityAt,
  conversationsWithSoul,
  titleOf,
} from '../../conversations/recent/recent-conversations';
import { UnreadMark } from '../../conversations/recent/UnreadMark';
import { useStartConversation } from '../../conversations/header/use-conversation-actions';
import { useConversations } from '../../conversations/cache/use-conversations';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { DRIFT_LABELS } from '../../souls/soul-appearance';
import { interactPath } from '../presence/presence';
import { usePresence, type Presence } from '../presence/use-presence';

/** Side panel: the available souls and the conversations with the selected one. */
export function SidePanel({
  soul,
  souls,
  current,
}: {
  soul: Companion;
  souls: readonly Companion[];
  /** Id of the open conversation. */
  current: number | undefined;
}) {
  const presences = usePresence(souls);
  return (
    <div className="grid gap-8">
      <PanelSection title="Available souls">
        <ul className="grid gap-1">
          {presences.map((presence) => (
            <AvailableSoul key={presence.soul.id} presence={presence} chosen={presence.soul.id === soul.id} />
          ))}
        </ul>
      </PanelSection>
      <ConversationList soul={soul} current={current} />
    </div>
  );
}

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="flex min-h-10 items-center px-3 font-sans text-sm font-medium tracking-normal text-soft [overflow-wrap:anywhere]"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

function AvailableSoul({ presence: { soul, state, failed }, chosen }: { presence: Presence; chosen: boolean }) {
  return (
    <li className="soul" style={hueStyle(soul.id)}>
      <Link
        href={interactPath(soul.id)}
        aria-current={chosen ? 'true' : undefined}
        className="flex min-h-14 items-center gap-4 rounded-card px-3 py-2 hover:bg-raised aria-[current]:bg-raised"
      >
        <Avatar
          soul={soul}
          size={34}
          {...(state ? { halo: state.glow_state, drift: state.drift_state } : { halo: 'none' })}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-display leading-tight font-semibold">{soul.name}</span>
          {(state ?? failed) && (
            <span className="block truncate text-sm leading-snug text-soft">
              {state ? DRIFT_LABELS[state.drift_state] : PORTAL_TEXTS.unavailable}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function ConversationList({ soul, current }: { soul: Companion; current: number | undefined }) {
  const { data: list } = useConversations();
  const startConversation = useStartConversation();
  const [, navigate] = useLocation();
  const conversations = conversationsWithSoul(list ?? [], soul.id);

  function startNewConversation(): void {
    startConversation.mutate(soul.id, {
      onSuccess: ({ id }) => navigate(interactPath(soul.id, id)),
      onError: (error) =>
        toast({ title: 'A new conversation could not be started', description: textOf(error), tone: 'bad' }),
    });
  }

  return (
    <PanelSection title={`Conversations with ${soul.name}`}>
      {list && conversations.length === 0 && (
        <p className="px-3 pb-2 text-sm text-faint">Your conversations will be listed here.</p>
      )}
      <ul className="grid gap-1">
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            soulId={soul.id}
            conversation={conversation}
            isCurrent={conversation.id === current}
          />
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-quiet mt-3 w-full px-3 text-sm"
        disabled={startConversation.isPending}
        onClick={startNewConversation}
      >
        <MessageCirclePlus size={17} aria-hidden="true" />
        Start a new conversation
      </button>
    </PanelSection>
  );
}

function ConversationRow({
  soulId,
  conversation,
  isCurrent,
}: {
  soulId: number;
  conversation: Conversation;
  isCurrent: boolean;
}) {
  const now = useNow();
  const activeAt = lastActivityAt(conversation);
  return (
    <li>
      <Link
        href={interactPath(soulId, conversation.id)}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-13 items-center gap-3 rounded-card px-3 py-2 hover:bg-raised aria-[current]:bg-raised"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-tight font-medium">{titleOf(conversation, now)}</span>
          <time
            dateTime={activeAt}
            title={fullTime(activeAt)}
            className="block truncate text-sm leading-snug text-soft"
          >
            {conversation.lastSeq === 0 ? 'No messages yet' : chatTime(activeAt, now)}
          </time>
        </span>
        {isUnread(conversation) && !isCurrent && <UnreadMark />}
      </Link>
    </li>
  );
}
