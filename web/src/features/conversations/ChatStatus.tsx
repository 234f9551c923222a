import { TEXTS } from '@kinloom/contract';
import { useConnection } from '../../lib/socket';
import { hueStyle } from '../souls/Avatar';
import { useTyping } from './use-thread';

/** The line above the composer: who is thinking, and whether the connection is away. It keeps its place, so nothing jumps. */
export function ChatStatus({ conversationId, speaking }: { conversationId: number; speaking: ReadonlySet<number> }) {
  const connection = useConnection();
  const thinking = useTyping(conversationId).filter((soul) => !speaking.has(soul.companionId));
  const [first] = thinking;
  return (
    <div className="flex min-h-7 items-center justify-between gap-4 text-sm text-soft">
      <p role="status" className="flex min-w-0 items-center gap-2">
        {first && (
          <>
            <span aria-hidden="true" className="soul flex gap-1" style={hueStyle(first.name)}>
              <span className="thinking-dot" />
              <span className="thinking-dot [animation-delay:300ms]" />
              <span className="thinking-dot [animation-delay:600ms]" />
            </span>
            <span className="truncate">
              {thinking.map((soul) => soul.name).join(' & ')}{' '}
              {thinking.length === 1 ? TEXTS.chat.isThinking : TEXTS.chat.areThinking}
            </span>
          </>
        )}
      </p>
      {connection === 'away' && (
        <p role="status" className="flex-none text-xs text-faint">
          Reconnecting… still listening
        </p>
      )}
    </div>
  );
}
