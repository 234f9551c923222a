import { lazy, Suspense, type ReactNode } from 'react';
import type { Message } from '@kinloom/contract';
import { RecalledDetails } from '../../memories/RecalledLine';
import type { OpenPopover } from './use-message-actions';

const ConversationMemoryDialog = lazy(() => import('../header/ConversationMemoryDialog'));
const AnchorDialog = lazy(() => import('../../anchors/MessageAnchorDialog'));
const WhyPopover = lazy(() => import('./WhyPopover'));
const POPOVERS = { remembered: RecalledDetails, why: WhyPopover } as const;

/** Popovers and dialogs of a message. Rendered beside the list, so that they survive unmounting of the row. */
export default function MessageExtras({
  opened,
  nameOf,
  onShow,
  onClose,
  memorySource,
  onMemoryClosed,
  anchorSource,
  onAnchorClosed,
}: {
  opened: OpenPopover | null;
  nameOf: (companionId: number | null) => string;
  onShow: (conversationId: number, messageId: number) => void;
  onClose: () => void;
  /** The message for which the shared-memory dialog is open. */
  memorySource: Message | null;
  onMemoryClosed: () => void;
  /** The message for which the anchor dialog is open. */
  anchorSource: Message | null;
  onAnchorClosed: () => void;
}): ReactNode {
  const OpenedPopover = POPOVERS[opened?.kind ?? 'remembered'];
  return (
    <Suspense>
      {opened && (
        <OpenedPopover
          key={`${opened.kind}-${opened.message.id}`}
          message={opened.message}
          name={nameOf(opened.message.companionId)}
          line={opened.line}
          onShow={onShow}
          onClose={onClose}
        />
      )}
      {memorySource && (
        <ConversationMemoryDialog
          conversationId={memorySource.conversationId}
          from={memorySource}
          onClose={onMemoryClosed}
        />
      )}
      {anchorSource && <AnchorDialog message={anchorSource} onClose={onAnchorClosed} />}
    </Suspense>
  );
}
