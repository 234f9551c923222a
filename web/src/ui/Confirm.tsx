import { AlertDialog } from 'radix-ui';
import { closeOnEscape } from '../lib/focus/close-on-escape';
import { useRestoreFocus } from '../lib/focus/use-restore-focus';

/** Confirmation dialog for irreversible actions. The safe button has the focus. */
export function Confirm({
  title,
  question,
  details,
  action,
  busy,
  onConfirm,
  onClose,
  onFocusBack,
}: {
  title: string;
  question: string;
  /** Consequences, below the question. */
  details?: string;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Sets the focus after closing, for when the element that had it may be gone. */
  onFocusBack?: (event: Event) => void;
}) {
  const restoreFocus = useRestoreFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        {/* Above the sheet or popover that opened it. */}
        <AlertDialog.Overlay className="veil z-50" />
        <AlertDialog.Content
          onKeyDown={closeOnEscape(onClose)}
          onCloseAutoFocus={onFocusBack ?? restoreFocus}
          className="float fixed top-1/2 left-1/2 z-50 w-[calc(100%-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 p-6"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 grid gap-2 text-soft [overflow-wrap:anywhere]">
              <p>{question}</p>
              {details !== undefined && <p>{details}</p>}
            </div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className="btn btn-quiet">Cancel</AlertDialog.Cancel>
            <button type="button" className="btn btn-bad" disabled={busy} onClick={onConfirm}>
              {action}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
