import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import type { Message } from '@kinloom/contract';
import { closeOnEscape } from '../../lib/focus/close-on-escape';
import { useMedia } from '../../lib/browser/media';
import { isInToast } from '../../lib/toasts';
import { Modal } from '../../ui/Modal';
import { RecalledEntry } from './RecalledEntry';
import { useStandingsWithMemories } from './use-memories';
import { formatRecalledOrigin, refOf } from './recalled-text';

const ABOUT =
  'These items were used for the reply. If something is wrong, correct it: the correction applies from the next reply on.';

/** Details of what influenced a reply: a popover, or a modal on small screens. */
export default function RecalledDetails({
  message,
  name,
  line,
  onShow,
  onClose,
}: {
  message: Message;
  name: string;
  /** The line that opened it: anchor of the popover, and target of the restored focus. */
  line: HTMLElement;
  onShow: (conversationId: number, messageId: number) => void;
  onClose: (leaving: boolean) => void;
}) {
  const small = useMedia('(max-width: 719px)');
  const leaving = useRef(false);
  const title = `What ${name} remembered`;

  function show(conversationId: number, messageId: number): void {
    leaving.current = true;
    onClose(true);
    onShow(conversationId, messageId);
  }
  const handleCloseFocus = (event: Event): void => {
    event.preventDefault();
    if (!leaving.current) restoreFocus(line);
  };
  const entries = <Entries message={message} name={name} onShow={show} />;

  if (small) {
    return (
      <Modal title={title} description={ABOUT} onClose={() => onClose(false)} onFocusBack={handleCloseFocus}>
        {entries}
      </Modal>
    );
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose(false)}>
      <Popover.Anchor virtualRef={{ current: line }} />
      <Popover.Content
        onKeyDown={closeOnEscape(() => onClose(false))}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        aria-label={title}
        className="float sheet z-40 flex max-h-[min(70dvh,var(--radix-popover-content-available-height))] w-96 flex-col"
        onCloseAutoFocus={handleCloseFocus}
        onInteractOutside={(event) => {
          // Pressing the line toggles the popover; closing it here would make the same press open it again.
          const isOnLine = event.target instanceof Node && line.contains(event.target);
          if (isOnLine || isInToast(event.target)) event.preventDefault();
        }}
      >
        <div className="flex items-start gap-2 p-4 pb-0">
          <div className="min-w-0 flex-1">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-sm text-soft">{ABOUT}</p>
          </div>
          <Popover.Close className="icon-btn -mt-1.5 -mr-1.5" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </Popover.Close>
        </div>
        <div className="min-h-0 overflow-y-auto px-4 pb-2">{entries}</div>
      </Popover.Content>
    </Popover.Root>
  );
}

function Entries({
  message,
  name,
  onShow,
}: {
  message: Message;
  name: string;
  onShow: (conversationId: number, messageId: number) => void;
}) {
  // Snapshot from when it was opened: memories forgotten meanwhile stay visible.
  const [recalled] = useState(message.recalled);
  const soulId = message.companionId ?? 0;
  const { standings, memories } = useStandingsWithMemories(
    soulId,
    recalled.some(({ kind }) => kind === 'memory'),
  );
  return (
    <ul className="mt-2 divide-y divide-line">
      {recalled.map((item) => (
        <RecalledEntry
          key={refOf(item)}
          soulId={soulId}
          name={name}
          recalled={item}
          origin={formatRecalledOrigin(item, memories)}
          standing={standings[refOf(item)]}
          onShow={onShow}
        />
      ))}
    </ul>
  );
}

/** Restores the focus to the line, or to the conversation if the line is gone. */
function restoreFocus(line: HTMLElement): void {
  if (line.isConnected) line.focus({ preventScroll: true });
  else document.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
}
