import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { MenuButton } from '../../../ui/MenuButton';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Close handlers of a dialog. */
export interface CloseHandlers {
  onClose: () => void;
  onFocusBack: (event: Event) => void;
}

/** The open dialog, its opener and the surrounding section. */
interface OpenDialog {
  kind: 'edit' | 'remove';
  opener: HTMLElement | null;
  section: HTMLElement | null;
}

/** Edit and remove actions of an anchor or an anchor group. */
export function CardActions({
  label,
  edit,
  title,
  question,
  busy,
  onRemove,
}: {
  label: string;
  /** Renders the edit dialog. */
  edit: (closeHandlers: CloseHandlers) => ReactNode;
  /** Title and question of the removal dialog. */
  title: string;
  question: string;
  busy: boolean;
  /** Must call `onSettled` on success and on failure. */
  onRemove: (onSettled: () => void) => void;
}) {
  const self = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const openDialog = (kind: OpenDialog['kind']): void =>
    setOpen({ kind, opener: self.current, section: self.current?.closest('section') ?? null });
  const closeHandlers: CloseHandlers = {
    onClose: () => setOpen(null),
    onFocusBack: (event) => {
      // The button may be removed with its card: then focus the surrounding section.
      event.preventDefault();
      const target = open?.opener?.isConnected ? open.opener.querySelector('button') : open?.section;
      target?.focus({ preventScroll: true });
    },
  };
  return (
    <div ref={self} className="-mt-1.5 -mr-2 flex-none">
      <MenuButton
        label={label}
        className="icon-btn"
        align="end"
        usePortal
        parts={[
          { kind: 'item', label: 'Edit', Icon: Pencil, onSelect: () => openDialog('edit') },
          { kind: 'line' },
          { kind: 'item', label: 'Remove', Icon: Trash2, bad: true, onSelect: () => openDialog('remove') },
        ]}
      >
        <MoreHorizontal size={20} aria-hidden="true" />
      </MenuButton>
      <Suspense>
        {open?.kind === 'edit' && edit(closeHandlers)}
        {open?.kind === 'remove' && (
          <Confirm
            title={title}
            question={question}
            action="Remove it"
            busy={busy}
            onConfirm={() => onRemove(closeHandlers.onClose)}
            {...closeHandlers}
          />
        )}
      </Suspense>
    </div>
  );
}
