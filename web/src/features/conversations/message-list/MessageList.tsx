import { ArrowDown } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { AvatarSubject } from '../../souls/Avatar';
import { MessageRow } from '../message/MessageRow';
import { rowCount } from './message-rows';
import { newestSeq, type MessageCache } from '../cache/message-cache';
import { useVirtualMessageList } from './use-virtual-message-list';
import { useWithoutHidden } from '../cache/hidden-messages';
import type { MessageActionState } from '../message/use-message-actions';
import { useReadReceipt } from './use-read-receipt';
import type { MessageSender } from '../composer/use-send';
import type { MessageJump } from './use-jump-to-message';
import { useVisibleMessages } from './use-message-window';

const MessageExtras = lazy(() => import('../message/MessageExtras'));

/** tabIndex of the scroll container, so that it can be scrolled by keyboard. */
const FOCUSABLE = 0;

export function MessageList({
  cache: end,
  label,
  faceOf,
  sending,
  jump,
  onShow,
  messageActions,
  empty,
}: {
  cache: MessageCache;
  label: string;
  faceOf: (companionId: number | null) => AvatarSubject;
  sending: MessageSender;
  jump: MessageJump;
  /** Opens a message of this or another conversation. */
  onShow: (conversationId: number, messageId: number) => void;
  messageActions: MessageActionState;
  empty: ReactNode;
}) {
  const { cache: loaded, ...shown } = useVisibleMessages(end);
  const cache = useWithoutHidden(loaded);
  const { box, setBox, virtualizer, items, atEnd, hasNew, toEnd, onScroll } = useVirtualMessageList(
    cache,
    shown,
    end,
    jump.target,
  );
  const { actions, opened, close, memorySource, closeMemoryDialog, anchorSource, closeAnchorDialog, editing } =
    messageActions;
  const isHiding = cache !== loaded;
  // The row that had the focus is gone.
  useEffect(() => {
    if (isHiding && document.activeElement === document.body) box?.focus({ preventScroll: true });
  }, [box, isHiding, cache.messages.length]);
  useReadReceipt(cache.conversationId, atEnd ? newestSeq(end) : 0);

  return (
    <div className="relative min-h-0 flex-1">
      {/* Live announcements are off: a streaming reply would be read in fragments. The Announcer reads finished replies. */}
      <div
        ref={setBox}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={FOCUSABLE}
        className="h-full overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
        onScroll={onScroll}
      >
        {rowCount(cache) === 0 ? (
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
                    cache={cache}
                    index={item.index}
                    faceOf={faceOf}
                    sending={sending}
                    actions={actions}
                    found={jump.target}
                    opened={opened}
                    editing={editing}
                  />
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
      {(jump.isSearching || shown.loading) && (
        <p role="status" className="float absolute top-3 left-1/2 -translate-x-1/2 px-4 py-1.5 text-sm text-soft">
          {jump.isSearching
            ? 'Searching for the message…'
            : cache.isDetached
              ? 'Loading messages…'
              : 'Loading older messages…'}
        </p>
      )}
      {!atEnd && <ScrollToEndButton hasNew={hasNew} onClick={toEnd} />}
      {(opened ?? memorySource ?? anchorSource) && (
        <Suspense>
          <MessageExtras
            opened={opened}
            nameOf={(id) => faceOf(id).name}
            onShow={onShow}
            onClose={close}
            memorySource={memorySource}
            onMemoryClosed={closeMemoryDialog}
            anchorSource={anchorSource}
            onAnchorClosed={closeAnchorDialog}
          />
        </Suspense>
      )}
    </div>
  );
}

function ScrollToEndButton({ hasNew, onClick }: { hasNew: boolean; onClick: () => void }) {
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
