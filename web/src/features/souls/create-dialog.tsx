import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { DialogContext, useSoulDialog, type SoulDialog } from '../soulprints/opening';

const CreateSoulDialog = lazy(() => import('./CreateSoulDialog'));
const SoulDialogs = lazy(() => import('../soulprints/SoulDialogs'));

/** Opens the dialog in which a soul is made. */
export function useCreateDialog(): () => void {
  const open = useSoulDialog();
  return () => open({ kind: 'create' });
}

/** Holds the dialogs about souls for everything within; who is made by form is talked with next. */
export function CreateDialogProvider({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const [dialog, setDialog] = useState<SoulDialog | null>(null);
  const [, navigate] = useLocation();
  const close = (): void => setDialog(null);
  return (
    <DialogContext
      value={(wanted) => {
        onOpen();
        setDialog(wanted);
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
