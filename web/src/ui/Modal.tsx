import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from '../lib/close-on-escape';
import { useRestoreFocus } from '../lib/use-restore-focus';

/** A dialog: focus stays within it, Escape closes it, and the focus is then where it was before. */
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
  /** Holds more than a few fields. */
  wide?: boolean;
  /** Something was begun in it: pressing beside it does not close it. */
  stays?: boolean;
  /** Takes the focus where it should go afterwards, if that is not where it came from. */
  onFocusBack?: (event: Event) => void;
  children: ReactNode;
}) {
  const back = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-end p-0 sm:place-items-center sm:p-4">
          <Dialog.Content
            onKeyDown={closeOnEscape(onClose)}
            onCloseAutoFocus={onFocusBack ?? back}
            onInteractOutside={(event) => stays && event.preventDefault()}
            className={`float sheet pointer-events-auto max-h-[92dvh] w-full overflow-y-auto rounded-b-none sm:rounded-b-card ${wide ? 'max-w-2xl p-4 sm:p-6' : 'max-w-lg p-6'}`}
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
