import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from '../../../lib/focus/close-on-escape';
import { SIDE_PANEL_BUTTON_ID } from './use-side-panel-sheet';

/**
 * Restores the focus to the button in the header. By its identifier, because the header is replaced when the conversation has loaded, which may
 * be while the sheet is open.
 */
function restoreFocus(event: Event): void {
  event.preventDefault();
  document.getElementById(SIDE_PANEL_BUTTON_ID)?.focus({ preventScroll: true });
}

/** The side panel as a sheet over the screen, for narrow screens. Closes on navigation. */
export default function SidePanelSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil wide:hidden" />
        <Dialog.Content
          onKeyDown={closeOnEscape(onClose)}
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus}
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
