import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from '../../../lib/focus/close-on-escape';
import { useRestoreFocus } from '../../../lib/focus/use-restore-focus';

/** The side panel as a sheet over the screen, for narrow screens. Closes on navigation. */
export default function SidePanelSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const focusBack = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil wide:hidden" />
        <Dialog.Content
          onKeyDown={closeOnEscape(onClose)}
          aria-describedby={undefined}
          onCloseAutoFocus={focusBack}
          className="side-sheet fixed inset-y-0 right-0 z-50 w-[min(20rem,88vw)] overflow-y-auto border-l border-line bg-surface px-3 pt-3 pb-[max(24px,env(safe-area-inset-bottom))] shadow-float wide:hidden"
        >
          <div className="flex items-center pl-3">
            <Dialog.Title className="min-w-0 flex-1 truncate text-xl">Souls and conversations</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label="Close the side panel">
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
