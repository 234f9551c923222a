import { useRef, useState } from 'react';
import { useRestoreFocusOnClose } from '../../../lib/focus/use-restore-focus-on-close';
import { Section } from '../../../ui/Section';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** Opens the account deletion dialog. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useRestoreFocusOnClose(isOpen, () => button.current?.focus());
  return (
    <Section
      title="Delete account"
      intro="Deletes your souls, conversations, memories, files and settings for good. Backups that the operator made earlier contain them until the backups are deleted."
    >
      <button ref={button} type="button" className="btn btn-bad" onClick={() => setIsOpen(true)}>
        Delete account…
      </button>
      {isOpen && <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
