import { memo } from 'react';
import type { Message } from '@kinloom/contract';
import { fullTime } from '../../lib/time';
import { Avatar, hueStyle, type Faced } from '../souls/Avatar';
import { MessageText } from './MessageText';
import { RowTime } from './RowTime';
import { useReveal } from './use-reveal';

export const SoulMessage = memo(function SoulMessage({
  message,
  soul,
  first,
  last,
}: {
  message: Message;
  soul: Faced;
  first: boolean;
  last: boolean;
}) {
  const growing = message.status === 'streaming';
  const text = useReveal(message.content, growing);
  return (
    <article
      className="soul flex gap-3"
      style={hueStyle(soul.name)}
      aria-label={`${soul.name}, ${fullTime(message.createdAt)}`}
      aria-busy={growing}
      data-seq={message.seq}
      data-status={message.status}
    >
      <div className="w-9 flex-none pt-1">
        {first && <Avatar soul={soul} size={36} halo={growing ? 'radiant' : 'none'} />}
      </div>
      <div className="min-w-0 flex-1">
        {(growing || text !== '' || message.failure === null) && (
          <div className={`bubble bubble-soul w-fit ${growing ? 'growing' : ''}`}>
            <MessageText text={text} />
          </div>
        )}
        {message.failure !== null && (
          <p className="bubble bubble-failed mt-2 w-fit rounded-card text-sm text-bad">{message.failure}</p>
        )}
        {message.status === 'stopped' && <p className="mt-1 text-xs text-faint">Stopped here.</p>}
        {last && !growing && <RowTime iso={message.createdAt} />}
      </div>
    </article>
  );
});
