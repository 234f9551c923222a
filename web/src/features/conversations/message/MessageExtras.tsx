import { lazy, Suspense, type ReactNode } from 'react';
import type { Message } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { RecalledDetails } from '../../memories/RecalledLine';
import type { OpenPopover } from './use-message-actions';
import { useRemoveMessage } from './use-remove-message';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));
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
  pendingDelete,
  onDeleteClosed,
  memorySource,
  onMemoryClosed,
  anchorSource,
  onAnchorClosed,
  onFocusBack,
}: {
  opened: OpenPopover | null;
  nameOf: (companionId: number | null) => string;
  onShow: (conversationId: number, messageId: number) => void;
  onClose: () => void;
  /** The message whose deletion is being confirmed. */
  pendingDelete: Message | null;
  onDeleteClosed: () => void;
  /** The message for which the shared-memory dialog is open. */
  memorySource: Message | null;
  onMemoryClosed: () => void;
  /** The message for which the anchor dialog is open. */
  anchorSource: Message | null;
  onAnchorClosed: () => void;
  /** Restores the focus after the dialog closes. */
  onFocusBack: () => void;
}): ReactNode {
  const remove = useRemoveMessage();

  function confirm(message: Message): void {
    remove.mutate(message, {
      onError: (error) => toast({ title: 'The message could not be deleted', description: textOf(error), tone: 'bad' }),
      onSettled: onDeleteClosed,
    });
  }

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
      {pendingDelete && (
        <Confirm
          title="Delete message"
          question="Memories that come only from this message will be deleted too. This cannot be undone."
          action="Delete message"
          busy={remove.isPending}
          onConfirm={() => confirm(pendingDelete)}
          onClose={onDeleteClosed}
          onFocusBack={(event) => {
            event.preventDefault();
            onFocusBack();
          }}
        />
      )}
    </Suspense>
  );
}
