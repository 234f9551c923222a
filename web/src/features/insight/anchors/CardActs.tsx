import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { MenuButton } from '../../../ui/MenuButton';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** What a dialog is told of how it ends. */
export interface Closing {
  onClose: () => void;
  onFocusBack: (event: Event) => void;
}

/** What was opened, and where that was. */
interface Open {
  what: 'edit' | 'remove';
  from: HTMLElement | null;
  room: HTMLElement | null;
}

/** What can be done with an anchor or a thread as a whole: to change it, or, once that was asked, to remove it. */
export function CardActs({
  label,
  edit,
  title,
  question,
  busy,
  onRemove,
}: {
  label: string;
  /** The dialog in which it is changed. */
  edit: (closing: Closing) => ReactNode;
  /** What is asked before it is removed. */
  title: string;
  question: string;
  busy: boolean;
  /** Calls `onSettled` when it is removed, or could not be. */
  onRemove: (onSettled: () => void) => void;
}) {
  const self = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const ask = (what: Open['what']): void =>
    setOpen({ what, from: self.current, room: self.current?.closest('section') ?? null });
  const closing: Closing = {
    onClose: () => setOpen(null),
    onFocusBack: (event) => {
      // The button goes with what is removed: then to the list that it stood in.
      event.preventDefault();
      const back = open?.from?.isConnected ? open.from.querySelector('button') : open?.room;
      back?.focus({ preventScroll: true });
    },
  };
  return (
    <div ref={self} className="-mt-1.5 -mr-2 flex-none">
      <MenuButton
        label={label}
        className="icon-btn"
        align="end"
        cramped
        parts={[
          { kind: 'item', label: 'Edit', Icon: Pencil, onSelect: () => ask('edit') },
          { kind: 'line' },
          { kind: 'item', label: 'Remove', Icon: Trash2, bad: true, onSelect: () => ask('remove') },
        ]}
      >
        <MoreHorizontal size={20} aria-hidden="true" />
      </MenuButton>
      <Suspense>
        {open?.what === 'edit' && edit(closing)}
        {open?.what === 'remove' && (
          <Confirm
            title={title}
            question={question}
            action="Remove it"
            busy={busy}
            onConfirm={() => onRemove(closing.onClose)}
            {...closing}
          />
        )}
      </Suspense>
    </div>
  );
}
