import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { Me } from '@kinloom/contract';
import { closeOnEscape } from '../lib/focus/close-on-escape';
import { useRestoreFocus } from '../lib/focus/use-restore-focus';
import { Sidebar } from './sidebar/Sidebar';

/** The sidebar as a modal drawer on small screens. */
export default function Drawer({ me, onClose }: { me: Me; onClose: () => void }) {
  const restoreFocus = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil md:hidden" />
        <Dialog.Content
          onKeyDown={closeOnEscape(onClose)}
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus}
          className="drawer fixed inset-y-0 left-0 z-50 w-[min(20rem,88vw)] border-r border-line shadow-float md:hidden"
        >
          <Dialog.Title className="sr-only">Souls and account</Dialog.Title>
          <Sidebar me={me} />
          <Dialog.Close className="icon-btn absolute top-3.5 right-3" aria-label="Close the sidebar">
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
