import { ArrowDown } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Faced } from '../../souls/Avatar';
import { MessageRow } from '../message/MessageRow';
import { rowCount } from './message-rows';
import { newestSeq, type MessageCache } from '../cache/message-cache';
import { useList } from './use-list';
import { useMessageActions } from '../message/use-message-actions';
import { useReadReceipt } from './use-read-receipt';
import type { Sending } from '../composer/use-send';
import type { JumpTarget } from './use-jump-to-message';
import { useVisibleMessages } from './use-message-window';

const MessageExtras = lazy(() => import('../message/MessageExtras'));

/** What scrolls must be reachable by keyboard, though it is no control. */
const IN_ORDER = 0;

export function MessageList({
  thread: end,
  label,
  faceOf,
  sending,
  sought,
  onShow,
  empty,
}: {
  thread: MessageCache;
  label: string;
  faceOf: (companionId: number | null) => Faced;
  sending: Sending;
  sought: JumpTarget;
  /** Leads to a message, of this conversation or another. */
  onShow: (conversationId: number, messageId: number) => void;
  empty: ReactNode;
}) {
  const { thread, ...shown } = useVisibleMessages(end);
  const { box, setBox, virtualizer, items, atEnd, hasNew, toEnd, onScroll } = useList(thread, shown, end, sought.found);
  const { actions, opened, close, doomed, spare, kept, letKeep, anchored, letAnchor, editing, asked } =
    useMessageActions();
  useReadReceipt(thread.conversationId, atEnd ? newestSeq(end) : 0);

  return (
    <div className="relative min-h-0 flex-1">
      {/* A log that can be scrolled by keyboard. Finished replies are announced elsewhere: a growing one would stutter. */}
      <div
        ref={setBox}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={IN_ORDER}
        className="h-full overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
        onScroll={onScroll}
      >
        {rowCount(thread) === 0 ? (
          empty
        ) : (
          <div className="flex min-h-full flex-col justify-end">
            <div className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
              {items.map((item) => (
                <div
                  key={item.key}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <MessageRow
                    thread={thread}
                    index={item.index}
                    faceOf={faceOf}
                    sending={sending}
                    actions={actions}
                    found={sought.found}
                    opened={opened}
                    editing={editing}
                  />
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
      {(sought.looking || shown.loading) && (
        <p role="status" className="float absolute top-3 left-1/2 -translate-x-1/2 px-4 py-1.5 text-sm text-soft">
          {sought.looking
            ? 'Looking for where it was said…'
            : thread.ahead
              ? 'Loading messages…'
              : 'Loading older messages…'}
        </p>
      )}
      {!atEnd && <ToEnd hasNew={hasNew} onClick={toEnd} />}
      {(opened ?? doomed ?? kept ?? anchored) && (
        <Suspense>
          <MessageExtras
            opened={opened}
            nameOf={(id) => faceOf(id).name}
            onShow={onShow}
            onClose={close}
            doomed={doomed}
            kept={kept}
            onKept={letKeep}
            anchored={anchored}
            onAnchored={letAnchor}
            onSpared={spare}
            onFocusBack={() => {
              const before = asked.current;
              if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
              else box?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function ToEnd({ hasNew, onClick }: { hasNew: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="float absolute bottom-3 left-1/2 inline-flex min-h-11 min-w-11 -translate-x-1/2 items-center justify-center gap-2 rounded-full px-3 text-sm font-medium text-lamp-text hover:border-edge"
      onClick={onClick}
      {...(hasNew ? {} : { 'aria-label': 'To the newest message' })}
    >
      <ArrowDown size={18} aria-hidden="true" />
      {hasNew && <span className="pr-1">new messages</span>}
    </button>
  );
}
