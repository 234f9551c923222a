import { useQueryClient } from '@tanstack/react-query';
import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { TEXTS, type Message } from '@kinloom/contract';
import { useConnection } from '../../../lib/realtime/connection';
import { hueStyle } from '../../souls/Avatar';
import { findStoppable } from '../message/reply-controls';
import type { MessageCache } from '../cache/message-cache';
import { useBehavior } from '../group/use-behavior';
import { useTyping } from '../cache/use-messages';

/** Status line above the composer: typing indicator, stop button and connection state. Its height is fixed to avoid layout shift. */
export function ChatStatus({ cache, speaking }: { cache: MessageCache; speaking: ReadonlySet<number> }) {
  const connection = useConnection();
  const { typingIndicators } = useBehavior();
  const typing = useTyping(cache.conversationId);
  const thinking = typingIndicators ? typing.filter((soul) => !speaking.has(soul.companionId)) : [];
  const [first] = thinking;
  const stoppableMessage = findStoppable(cache, typing);
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 text-sm text-soft max-md:min-h-11">
      <p role="status" className="flex min-w-0 items-center gap-2">
        {first && (
          <>
            <span aria-hidden="true" className="soul flex gap-1" style={hueStyle(first.companionId)}>
              <span className="thinking-dot" />
              <span className="thinking-dot [animation-delay:300ms]" />
              <span className="thinking-dot [animation-delay:600ms]" />
            </span>
            <span className="truncate">
              {thinking.map((soul) => soul.name).join(' & ')}{' '}
              {thinking.length === 1 ? TEXTS.chat.isThinking : TEXTS.chat.areThinking}
              {first.waitsForModel && ' · the model may be loading'}
            </span>
          </>
        )}
      </p>
      <div className="flex flex-none items-center gap-3">
        {connection === 'away' && (
          <p role="status" className="text-xs text-faint">
            Reconnecting…
          </p>
        )}
        {stoppableMessage && <StopButton message={stoppableMessage} />}
      </div>
    </div>
  );
}

function StopButton({ message }: { message: Message }) {
  const client = useQueryClient();
  const [stopping, setStopping] = useState(false);
  function stop(): void {
    setStopping(true);
    void import('../message/message-requests')
      .then(({ requestControl: control }) => control(client, message, 'stop'))
      .finally(() => setStopping(false));
  }
  return (
    <button type="button" className="row-act" disabled={stopping} onClick={stop}>
      <CircleStop size={16} aria-hidden="true" />
      Stop
    </button>
  );
}
