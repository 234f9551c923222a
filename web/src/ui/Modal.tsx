import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from '../lib/focus/close-on-escape';
import { isInToast } from '../lib/toasts';
import { focusFirstField } from '../lib/focus/focus-first-field';
import { useRestoreFocus } from '../lib/focus/use-restore-focus';

/** Modal dialog: traps the focus, closes on Escape, and restores the focus afterwards. */
export function Modal({
  title,
  description,
  onClose,
  onFocusBack,
  wide = false,
  stays = false,
  children,
}: {
  title: string;
  description: string;
  onClose: () => void;
  /** Wider layout for more than a few fields. */
  wide?: boolean;
  /** Keeps the dialog open on outside clicks, to protect input. */
  stays?: boolean;
  /** Sets the focus after closing, if it should not return to the opener. */
  onFocusBack?: (event: Event) => void;
  children: ReactNode;
}) {
  const restoreFocus = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-end p-0 sm:place-items-center sm:p-4">
          <Dialog.Content
            onKeyDown={closeOnEscape(onClose)}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={onFocusBack ?? restoreFocus}
            onInteractOutside={(event) => (stays || isInToast(event.target)) && event.preventDefault()}
            className={`float sheet dialog pointer-events-auto max-h-[92dvh] w-full overflow-y-auto rounded-b-none sm:rounded-b-card ${wide ? 'dialog-wide max-w-2xl' : 'max-w-lg'}`}
          >
            <div className="mb-6 flex items-start gap-4">
              <div className="min-w-0 flex-1">
                <Dialog.Title className="text-2xl">{title}</Dialog.Title>
                <Dialog.Description className="mt-1 text-soft">{description}</Dialog.Description>
              </div>
              <Dialog.Close className="icon-btn -mt-1 -mr-2" aria-label="Close">
                <X size={20} aria-hidden="true" />
              </Dialog.Close>
            </div>
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
