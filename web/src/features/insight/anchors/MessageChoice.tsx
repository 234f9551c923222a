import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INSIGHT_LISTS, TEXTS, type Companion, type Conversation, type Message } from '@kinloom/contract';
import { call } from '../../../lib/api';
import { useNow } from '../../../lib/now';
import { chatTime, dayName, relativeTime } from '../../../lib/time';
import { lastAt } from '../../conversations/recent/recent-conversations';
import { useConversations } from '../../conversations/cache/use-conversations';
import { hueStyle } from '../../souls/Avatar';
import { Empty } from '../Card';
import { Loaded, RowShapes } from '../Loaded';
import { lastSpokenWith, talksWith } from '../speaking';
import { Choice } from './Choice';

/** A soul, one of its conversations, and one of the last messages of that. */
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
  const { data: talks = NONE } = useConversations();
  const [wantedSoul, setSoul] = useState(soulId);
  const [wantedTalk, setTalk] = useState<number>();
  const soul = souls.find(({ id }) => id === wantedSoul) ?? lastSpokenWith(souls, talks);
  const held = soul ? talksWith(talks, soul.id) : NONE;
  const talk = held.find(({ id }) => id === wantedTalk) ?? held[0];
  if (!soul) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Choice
          label="Soul"
          value={soul.id}
          options={souls.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(id) => {
            setSoul(id);
            setTalk(undefined);
            onChoose(null);
          }}
        />
        {talk && (
          <Choice
            label="Conversation"
            value={talk.id}
            options={held.map((one) => ({
              value: one.id,
              label: `${nameOf(one, now)} · ${chatTime(lastAt(one), now)}`,
            }))}
            onChoose={(id) => {
              setTalk(id);
              onChoose(null);
            }}
          />
        )}
      </div>
      {talk ? (
        <Messages key={talk.id} talk={talk} souls={souls} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Empty alone>You and {soul.name} have not talked yet. A moment to mark comes with the first words.</Empty>
      )}
    </div>
  );
}

const NONE: readonly Conversation[] = [];

function nameOf({ title, isGroup, createdAt }: Conversation, now: number): string {
  return title ?? (isGroup ? TEXTS.chat.circle : `Begun ${dayName(createdAt, now)}`);
}

function Messages({
  talk,
  souls,
  chosen,
  onChoose,
}: {
  talk: Conversation;
  souls: readonly Companion[];
  chosen: Message | null;
  onChoose: (message: Message) => void;
}) {
  const now = useNow();
  const messages = useQuery({
    // Always the last that were said: what was read before is not kept.
    queryKey: ['last-messages', talk.id, talk.lastSeq],
    queryFn: ({ signal }) =>
      call('GET /api/conversations/:id/messages', {
        params: { id: talk.id },
        query: { limit: INSIGHT_LISTS.selectableMessages },
        signal,
      }),
    gcTime: 0,
  });
  return (
    <Loaded query={messages} failed="The messages could not be read" shape={<RowShapes rows={3} />}>
      {(held) => (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-medium text-soft">Which moment? One of the last messages</legend>
          <div className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto pr-1">
            {held
              .filter(({ content, status }) => content.trim() !== '' && status !== 'streaming')
              .toReversed()
              .map((message) => {
                const soul = message.senderId === null ? souls.find(({ id }) => id === message.companionId) : undefined;
                return (
                  <label
                    key={message.id}
                    style={soul && hueStyle(soul.name)}
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
    </Loaded>
  );
}
