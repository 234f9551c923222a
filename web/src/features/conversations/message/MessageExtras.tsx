import { lazy, Suspense, type ReactNode } from 'react';
import type { Message } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { Remembered } from '../../memories/RecalledLine';
import type { Opened } from './use-message-actions';
import { useRemoveMessage } from './use-remove-message';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));
const KeepMemory = lazy(() => import('../header/KeepMemory'));
const AnchorDialog = lazy(() => import('../../insight/anchors/AnchorDialog'));
const WhyPopover = lazy(() => import('./WhyPopover'));
const BESIDE = { remembered: Remembered, why: WhyPopover } as const;

/** What opens from a message. It stands beside the list, so that it stays when the list moves under it. */
export default function MessageExtras({
  opened,
  nameOf,
  onShow,
  onClose,
  doomed,
  onSpared,
  kept,
  onKept,
  anchored,
  onAnchored,
  onFocusBack,
}: {
  opened: Opened | null;
  nameOf: (companionId: number | null) => string;
  onShow: (conversationId: number, messageId: number) => void;
  onClose: () => void;
  /** The message that is asked about. */
  doomed: Message | null;
  onSpared: () => void;
  /** The message that is being kept as a shared memory. */
  kept: Message | null;
  onKept: () => void;
  /** The message that is being marked as an anchor. */
  anchored: Message | null;
  onAnchored: () => void;
  /** Takes the focus when the message that had it is gone. */
  onFocusBack: () => void;
}): ReactNode {
  const remove = useRemoveMessage();

  function confirm(message: Message): void {
    remove.mutate(message, {
      onError: (error) => toast({ title: 'The message could not be deleted', description: textOf(error), tone: 'bad' }),
      onSettled: onSpared,
    });
  }

  const Beside = BESIDE[opened?.kind ?? 'remembered'];
  return (
    <Suspense>
      {opened && (
        <Beside
          key={`${opened.kind}-${opened.message.id}`}
          message={opened.message}
          name={nameOf(opened.message.companionId)}
          line={opened.line}
          onShow={onShow}
          onClose={onClose}
        />
      )}
      {kept && <KeepMemory conversationId={kept.conversationId} from={kept} onClose={onKept} />}
      {anchored && <AnchorDialog message={anchored} onClose={onAnchored} />}
      {doomed && (
        <Confirm
          title="Delete message"
          question="What your souls remembered from it alone goes too. This cannot be undone."
          action="Delete message"
          busy={remove.isPending}
          onConfirm={() => confirm(doomed)}
          onClose={onSpared}
          onFocusBack={(event) => {
            event.preventDefault();
            onFocusBack();
          }}
        />
      )}
    </Suspense>
  );
}
