import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { DialogContext, useSoulDialog, type SoulDialog } from '../soulprints/soul-dialog-context';

const CreateSoulDialog = lazy(() => import('./CreateSoulDialog'));
const SoulDialogs = lazy(() => import('../soulprints/SoulDialogs'));

/** Returns a function that opens the create dialog. */
export function useCreateDialog(): () => void {
  const open = useSoulDialog();
  return () => open({ kind: 'create' });
}

/** Provides the soul dialogs to its children. A soul created by form is opened in the chat. */
export function CreateDialogProvider({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const [dialog, setDialog] = useState<SoulDialog | null>(null);
  const [, navigate] = useLocation();
  const close = (): void => setDialog(null);
  return (
    <DialogContext
      value={(requested) => {
        onOpen();
        setDialog(requested);
      }}
    >
      {children}
      {dialog && (
        <Suspense>
          {dialog.kind === 'create' ? (
            <CreateSoulDialog
              onClose={close}
              onCreated={(soul) => {
                close();
                navigate(`/?soul=${soul.id}`);
              }}
            />
          ) : (
            <SoulDialogs dialog={dialog} onClose={close} />
          )}
        </Suspense>
      )}
    </DialogContext>
  );
}
