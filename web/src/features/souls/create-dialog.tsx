import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

const CreateSoulDialog = lazy(() => import('./CreateSoulDialog'));
const OpenContext = createContext<() => void>(() => undefined);

/** Opens the dialog in which a soul is made. */
export function useCreateDialog(): () => void {
  return useContext(OpenContext);
}

/** Holds the dialog for everything within; who is made there is talked with next. */
export function CreateDialogProvider({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const begin = (): void => {
    onOpen();
    setOpen(true);
  };
  return (
    <OpenContext value={begin}>
      {children}
      {open && (
        <Suspense>
          <CreateSoulDialog
            onClose={() => setOpen(false)}
            onCreated={(soul) => {
              setOpen(false);
              navigate(`/?soul=${soul.id}`);
            }}
          />
        </Suspense>
      )}
    </OpenContext>
  );
}
