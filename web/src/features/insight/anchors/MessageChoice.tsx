import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INSIGHT_LISTS, TEXTS, type Companion, type Conversation, type Message } from '@kinloom/contract';
import { call } from '../../../lib/http/api';
import { useNow } from '../../../lib/format/now';
import { chatTime, relativeTime } from '../../../lib/format/time';
import { lastActivityAt, titleOf } from '../../conversations/recent/recent-conversations';
import { useConversations } from '../../conversations/cache/use-conversations';
import { hueStyle } from '../../souls/Avatar';
import { SelectField } from '../../../ui/SelectField';
import { Empty } from '../Card';
import { InsightQueryView } from '../InsightQueryView';
import { lastSpokenWith, conversationsWith, defaultConversation } from '../recent-soul';

/** Selects a soul, one of its conversations, and one of its recent messages. */
export function MessageChoice({
  souls,
  soulId,
  chosen,
  onChoose,
}: {
  souls: readonly Companion[];
  soulId: number | undefined;
  chosen: Message | null;
  onChoose: (message: Message | null) => void;
}) {
  const now = useNow();
  const { data: conversations = NONE } = useConversations();
  const [selectedSoulId, setSelectedSoulId] = useState(soulId);
  const [selectedConversationId, setSelectedConversationId] = useState<number>();
  const soul = souls.find(({ id }) => id === selectedSoulId) ?? lastSpokenWith(souls, conversations);
  const available = soul ? conversationsWith(conversations, soul.id) : NONE;
  const conversation = available.find(({ id }) => id === selectedConversationId) ?? defaultConversation(available);
  if (!soul) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <SelectField
          label="Soul"
          value={soul.id}
          options={souls.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setSelectedSoulId(id);
            setSelectedConversationId(undefined);
            onChoose(null);
          }}
        />
        {conversation && (
          <SelectField
            label="Conversation"
            value={conversation.id}
            options={available.map((entry) => ({
              value: entry.id,
              label: `${conversationLabel(entry, soul, now)} · ${chatTime(lastActivityAt(entry), now)}`,
            }))}
            onChange={(id) => {
              setSelectedConversationId(id);
              onChoose(null);
            }}
          />
        )}
      </div>
      {conversation ? (
        <Messages key={conversation.id} conversation={conversation} souls={souls} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Empty alone>You and {soul.name} have not talked yet. Start a conversation first.</Empty>
      )}
    </div>
  );
}

const NONE: readonly Conversation[] = [];

/** A one-to-one conversation begins with the name of its soul, so that it is told from groups of the same title. */
function conversationLabel(conversation: Conversation, soul: Companion, now: number): string {
  return conversation.isGroup
    ? (conversation.title ?? TEXTS.chat.circle)
    : `${soul.name}: ${titleOf(conversation, now)}`;
}

function Messages({
  conversation,
  souls,
  chosen,
  onChoose,
}: {
  conversation: Conversation;
  souls: readonly Companion[];
  chosen: Message | null;
  onChoose: (message: Message) => void;
}) {
  const now = useNow();
  const messages = useQuery({
    // Keyed by the last sequence number and not cached, so that the messages are current.
    queryKey: ['last-messages', conversation.id, conversation.lastSeq],
    queryFn: ({ signal }) =>
      call('GET /api/conversations/:id/messages', {
        params: { id: conversation.id },
        query: { limit: INSIGHT_LISTS.selectableMessages },
        signal,
      }),
    gcTime: 0,
  });
  return (
    <InsightQueryView query={messages} errorTitle="The messages could not be loaded">
      {(available) => (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-medium text-soft">Which moment? One of the last messages</legend>
          <div className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto pr-1">
            {available
              .filter(({ content, status }) => content.trim() !== '' && status !== 'streaming')
              .toReversed()
              .map((message) => {
                const soul = message.senderId === null ? souls.find(({ id }) => id === message.companionId) : undefined;
                return (
                  <label
                    key={message.id}
                    style={soul && hueStyle(soul.id)}
                    className={`relative block flex-none cursor-pointer rounded-card border border-line px-3 py-2 hover:border-edge has-checked:border-lamp has-checked:bg-lamp-wash has-focus-visible:outline-2 ${soul ? 'soul' : ''}`}
                  >
                    <input
                      type="radio"
                      name="anchored-message"
                      className="sr-only"
                      checked={chosen?.id === message.id}
                      onChange={() => onChoose(message)}
                    />
                    <span className="flex justify-between gap-4 text-sm">
                      <span className={`truncate font-medium ${soul ? 'soul-name' : 'text-lamp-text'}`}>
                        {soul?.name ?? 'You'}
                      </span>
                      <span className="flex-none text-soft">{relativeTime(message.createdAt, now)}</span>
                    </span>
                    <span className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">{message.content}</span>
                  </label>
                );
              })}
          </div>
        </fieldset>
      )}
    </InsightQueryView>
  );
}
