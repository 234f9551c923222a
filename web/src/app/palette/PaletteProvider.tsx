import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Me } from '@kinloom/contract';
import { matchShortcut } from '../../lib/browser/shortcuts';
import { PaletteContext } from './palette-context';

const CommandPalette = lazy(() => import('./CommandPalette'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'));

/** Provides the command palette, the list of keyboard shortcuts, and the shortcuts that open them. */
export function PaletteProvider({ me, onOpen, children }: { me: Me; onOpen: () => void; children: ReactNode }) {
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const onOpenRef = useRef(onOpen);
  useEffect(() => {
    onOpenRef.current = onOpen;
  }, [onOpen]);

  const open = useCallback((dialog: 'palette' | 'shortcuts'): void => {
    onOpenRef.current();
    setShown(dialog);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const shortcut = matchShortcut(event);
      if (shortcut !== 'palette' && shortcut !== 'shortcuts') return;
      event.preventDefault();
      open(shortcut);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const actions = useMemo(
    () => ({ openPalette: () => open('palette'), openShortcuts: () => open('shortcuts') }),
    [open],
  );
  const close = (): void => setShown(null);
  return (
    <PaletteContext value={actions}>
      {children}
      {shown !== null && (
        <Suspense>
          {shown === 'palette' ? <CommandPalette me={me} onClose={close} /> : <ShortcutsDialog onClose={close} />}
        </Suspense>
      )}
    </PaletteContext>
  );
}
