import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import type { Message } from '@kinloom/contract';
import { closeOnEscape } from '../../lib/close-on-escape';
import { useMedia } from '../../lib/media';
import { Modal } from '../../ui/Modal';
import { RecalledEntry } from './RecalledEntry';
import { useKnown } from './use-memories';
import { originWords, refOf } from './recalling';

const ABOUT = 'This shaped the reply. If something about it is not right, say so: it holds from the next reply on.';

/** All that shaped a reply, and what can be said about each. Beside its line where there is room, else a sheet. */
export default function Remembered({
  message,
  name,
  line,
  onShow,
  onClose,
}: {
  message: Message;
  name: string;
  /** The line it opened from: what it stands beside, and where the focus goes back to. */
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
  const back = (event: Event): void => {
    event.preventDefault();
    if (!leaving.current) onClosed(line);
  };
  const entries = <Entries message={message} name={name} onShow={show} />;

  if (small) {
    return (
      <Modal title={title} description={ABOUT} onClose={() => onClose(false)} onFocusBack={back}>
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
        onCloseAutoFocus={back}
        onInteractOutside={(event) => {
          // The line itself opens and closes: it must not be closed here only to be opened again by the same press.
          if (event.target instanceof Node && line.contains(event.target)) event.preventDefault();
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
  // What was there when it opened stays to be read, also what is forgotten meanwhile.
  const [recalled] = useState(message.recalled);
  const soulId = message.companionId ?? 0;
  const { standings, memories } = useKnown(
    soulId,
    recalled.some(({ kind }) => kind === 'memory'),
  );
  return (
    <ul className="mt-2 divide-y divide-line">
      {recalled.map((one) => (
        <RecalledEntry
          key={refOf(one)}
          soulId={soulId}
          name={name}
          recalled={one}
          origin={originWords(one, memories)}
          standing={standings[refOf(one)]}
          last={recalled.every((other) => other === one || standings[refOf(other)] === 'forgotten')}
          onShow={onShow}
        />
      ))}
    </ul>
  );
}

/** Gives the focus back to the line; where that is gone, to the conversation it stood in. */
function onClosed(line: HTMLElement): void {
  if (line.isConnected) line.focus({ preventScroll: true });
  else document.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
}
