import { lazy, Suspense, type ReactNode } from 'react';
import type { Message } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { Remembered } from '../memories/RecalledLine';
import { useRemoveMessage } from './use-remove-message';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

export interface Opened {
  message: Message;
  line: HTMLElement;
}

/** What opens from a message. It stands beside the list, so that it stays when the list moves under it. */
export function MessageExtras({
  opened,
  nameOf,
  onShow,
  onClose,
  doomed,
  onSpared,
  onFocusBack,
}: {
  opened: Opened | null;
  nameOf: (companionId: number | null) => string;
  onShow: (conversationId: number, messageId: number) => void;
  onClose: () => void;
  /** The message that is asked about. */
  doomed: Message | null;
  onSpared: () => void;
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

  return (
    <Suspense>
      {opened && (
        <Remembered
          key={opened.message.id}
          message={opened.message}
          name={nameOf(opened.message.companionId)}
          line={opened.line}
          onShow={onShow}
          onClose={onClose}
        />
      )}
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
