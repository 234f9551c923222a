import { Check, Feather, RotateCcw, X, type LucideIcon } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { fullTime } from '../../../lib/format/time';
import { MessageNotices } from '../../care/notices';
import type { MessageActions } from './message-actions';
import { MessageMenuButton } from './MessageMenuButton';
import { MessageText } from './MessageText';
import type { Row } from '../message-list/message-rows';
import { RowTime } from '../message-list/RowTime';
import { useFocusOnJump } from './use-focus-on-jump';
import type { MessageSender } from '../composer/use-send';
import type { JumpedMessage } from '../message-list/use-jump-to-message';

const EditForm = lazy(() => import('./EditForm'));
const MessageFiles = lazy(() => import('./MessageFiles'));

export const OwnMessage = memo(function OwnMessage({
  row,
  last,
  sending,
  actions,
  found,
  editing,
}: {
  row: Row;
  last: boolean;
  sending: MessageSender;
  actions: MessageActions;
  found: JumpedMessage | null;
  /** Shows the edit form instead of the text. */
  editing: boolean;
}) {
  const rowRef = useFocusOnJump(found);
  const message = row.kind === 'message' ? row.message : null;
  const { content, createdAt } = row.kind === 'message' ? row.message : row.outgoing;
  const state = row.kind === 'message' ? 'sent' : row.outgoing.state;
  const whispered = row.kind === 'message' ? row.message.whispered : row.outgoing.options.whisper === true;
  const bubble = (
    <div className="flex max-w-full items-start justify-end gap-0.5 pl-10">
      {message && <MessageMenuButton className="-ml-10" message={message} actions={actions} />}
      <div
        className={`bubble bubble-own min-w-0 ${state === 'failed' ? 'bubble-failed' : ''} ${whispered ? 'bubble-whispered' : ''}`}
      >
        <MessageText text={content} />
        {message && message.files.length > 0 && (
          <Suspense>
            <MessageFiles files={message.files} />
          </Suspense>
        )}
      </div>
    </div>
  );
  return (
    <article
      ref={rowRef}
      tabIndex={-1}
      className={`flex flex-col items-end md:pl-6 ${found ? 'found' : ''}`}
      aria-label={`You, ${fullTime(createdAt)}`}
      data-message={message?.id}
      data-seq={message?.seq}
      data-status={state}
    >
      {message && editing ? (
        <Suspense fallback={bubble}>
          <EditForm message={message} onDone={() => actions.edit(null)} />
        </Suspense>
      ) : (
        bubble
      )}
      {state === 'waiting' && row.kind === 'outgoing' && (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-sm">
          <span className="text-soft">Waits for the connection</span>
          <OutgoingAction Icon={X} label="Discard" onClick={() => sending.discard(row.outgoing.clientId)} />
        </div>
      )}
      {state === 'sending' && <p className="mt-1 px-1 text-xs text-faint">Sending…</p>}
      {state === 'sent' && (last || whispered || message?.editedAt) && (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-2 px-1 text-xs text-faint">
          {whispered && (
            <span className="inline-flex items-center gap-1">
              <Feather size={12} aria-hidden="true" />
              whispered
            </span>
          )}
          {message?.editedAt && <span title={fullTime(message.editedAt)}>edited</span>}
          {last && (
            <span className="inline-flex items-center gap-1">
              <RowTime iso={createdAt} />
              <Check size={13} aria-hidden="true" />
              <span className="sr-only">Sent</span>
            </span>
          )}
        </div>
      )}
      {message && <MessageNotices notices={message.notices} />}
      {row.kind === 'outgoing' && state === 'failed' && (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-sm" role="alert">
          <span className="text-bad">{row.outgoing.reason}</span>
          <OutgoingAction Icon={RotateCcw} label="Retry" onClick={() => sending.retry(row.outgoing)} />
          <OutgoingAction Icon={X} label="Discard" onClick={() => sending.discard(row.outgoing.clientId)} />
        </div>
      )}
    </article>
  );
});

/** Action on a message that was not sent. */
function OutgoingAction({ Icon, label, onClick }: { Icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <button type="button" className="link inline-flex min-h-11 items-center gap-1" onClick={onClick}>
      <Icon size={14} aria-hidden="true" />
      {label}
    </button>
  );
}
