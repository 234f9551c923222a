import { memo } from 'react';
import type { Message } from '@kinloom/contract';
import { fullTime } from '../../lib/time';
import { Avatar, hueStyle, type Faced } from '../souls/Avatar';
import { RecalledLine } from '../memories/RecalledLine';
import type { MessageActions } from './message-actions';
import { MessageMenu } from './MessageMenu';
import { MessageText } from './MessageText';
import { RowTime } from './RowTime';
import { useArrival } from './use-arrival';
import { useReveal } from './use-reveal';
import type { Found } from './use-sought';

export const SoulMessage = memo(function SoulMessage({
  message,
  soul,
  first,
  last,
  actions,
  found,
  open,
}: {
  message: Message;
  soul: Faced;
  first: boolean;
  last: boolean;
  actions: MessageActions;
  found: Found | null;
  /** What it remembered is open beside it. */
  open: boolean;
}) {
  const arrive = useArrival(found);
  const growing = message.status === 'streaming';
  const text = useReveal(message.content, growing);
  return (
    <article
      ref={arrive}
      tabIndex={-1}
      className={`soul flex gap-3 ${found ? 'found' : ''}`}
      style={hueStyle(soul.name)}
      aria-label={`${soul.name}, ${fullTime(message.createdAt)}`}
      aria-busy={growing}
      data-message={message.id}
      data-seq={message.seq}
      data-status={message.status}
    >
      <div className="w-9 flex-none pt-1">
        {first && <Avatar soul={soul} size={36} halo={growing ? 'radiant' : 'none'} />}
      </div>
      <div className="min-w-0">
        {(growing || text !== '' || message.failure === null) && (
          <div className={`bubble bubble-soul w-fit ${growing ? 'growing' : ''}`}>
            <MessageText text={text} />
          </div>
        )}
        {message.failure !== null && (
          <p className="bubble bubble-failed mt-2 w-fit rounded-card text-sm text-bad">{message.failure}</p>
        )}
        {message.status === 'stopped' && <p className="mt-1 text-xs text-faint">Stopped here.</p>}
        {!growing && message.recalled.length > 0 && (
          <RecalledLine message={message} open={open} onOpen={actions.remember} onLost={actions.lost} />
        )}
        {last && !growing && <RowTime iso={message.createdAt} />}
      </div>
      {!growing && <MessageMenu className="-mr-3 -ml-2.5" onRemove={() => actions.remove(message)} />}
    </article>
  );
});
