import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { DialogContext, type SoulDialog } from '../features/souls/soul-dialog-context';

const CreateSoulDialog = lazy(() => import('../features/souls/CreateSoulDialog'));
const SoulDialogs = lazy(() => import('../features/soulprints/SoulDialogs'));

/** Provides the soul dialogs to its children. A soul created by form is opened in the chat. */
export function SoulDialogProvider({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
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
