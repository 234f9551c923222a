import { Check, RotateCcw, X } from 'lucide-react';
import { memo } from 'react';
import { fullTime } from '../../lib/time';
import type { MessageActions } from './message-actions';
import { MessageMenu } from './MessageMenu';
import { MessageText } from './MessageText';
import { RowTime } from './RowTime';
import type { Row } from './thread-model';
import { useArrival } from './use-arrival';
import type { Sending } from './use-send';
import type { Found } from './use-sought';

export const OwnMessage = memo(function OwnMessage({
  row,
  last,
  sending,
  actions,
  found,
}: {
  row: Row;
  last: boolean;
  sending: Sending;
  actions: MessageActions;
  found: Found | null;
}) {
  const arrive = useArrival(found);
  const { content, createdAt } = row.kind === 'message' ? row.message : row.outgoing;
  const state = row.kind === 'message' ? 'sent' : row.outgoing.state;
  return (
    <article
      ref={arrive}
      tabIndex={-1}
      className={`flex flex-col items-end md:pl-6 ${found ? 'found' : ''}`}
      aria-label={`You, ${fullTime(createdAt)}`}
      data-message={row.kind === 'message' ? row.message.id : undefined}
      data-seq={row.kind === 'message' ? row.message.seq : undefined}
      data-status={state}
    >
      <div className="flex max-w-full items-start justify-end gap-0.5 pl-10">
        {row.kind === 'message' && <MessageMenu className="-ml-10" onRemove={() => actions.remove(row.message)} />}
        <div className={`bubble bubble-own min-w-0 ${state === 'failed' ? 'bubble-failed' : ''}`}>
          <MessageText text={content} />
        </div>
      </div>
      {state === 'sending' && <p className="mt-1 px-1 text-xs text-faint">Sending…</p>}
      {state === 'sent' && last && (
        <div className="flex items-center gap-1 text-faint">
          <RowTime iso={createdAt} />
          <Check size={13} aria-hidden="true" className="mt-1" />
          <span className="sr-only">Sent</span>
        </div>
      )}
      {row.kind === 'outgoing' && state === 'failed' && (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-sm" role="alert">
          <span className="text-bad">{row.outgoing.reason}</span>
          <button
            type="button"
            className="link inline-flex min-h-11 items-center gap-1"
            onClick={() => sending.retry(row.outgoing)}
          >
            <RotateCcw size={14} aria-hidden="true" />
            Retry
          </button>
          <button
            type="button"
            className="link inline-flex min-h-11 items-center gap-1"
            onClick={() => sending.withdraw(row.outgoing.clientId)}
          >
            <X size={14} aria-hidden="true" />
            Discard
          </button>
        </div>
      )}
    </article>
  );
});
