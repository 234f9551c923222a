import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { SearchContext } from '../../ui/search-actions';
import { matchShortcut } from '../../lib/browser/shortcuts';
import { messagePath } from '../../lib/paths';

const SearchDialog = lazy(() => import('./SearchDialog'));
const JumpToDate = lazy(() => import('./JumpToDateDialog'));

type SearchOverlay = { text: string } | { jumpIn: number };

/** Provides the search dialog and its keyboard shortcut, `/`. */
export function SearchProvider({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const [shown, setShown] = useState<SearchOverlay | null>(null);
  const [, navigate] = useLocation();
  const opener = useRef<Element>(null);
  const onOpenRef = useRef(onOpen);
  useEffect(() => {
    onOpenRef.current = onOpen;
  }, [onOpen]);

  const openDialog = useCallback((dialog: SearchOverlay): void => {
    opener.current = document.activeElement;
    onOpenRef.current();
    setShown(dialog);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (matchShortcut(event) !== 'search') return;
      event.preventDefault();
      openDialog({ text: '' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openDialog]);

  const actions = useMemo(
    () => ({ open: (text = '') => openDialog({ text }), openJump: (id: number) => openDialog({ jumpIn: id }) }),
    [openDialog],
  );
  const close = (): void => setShown(null);
  const go = (path: string): void => {
    opener.current = null;
    close();
    navigate(path);
  };
  /** Restores the focus to the opener; if it is gone or after navigation, to the main region, unless the focus moved already. */
  const focusBack = (event: Event): void => {
    event.preventDefault();
    const previous = opener.current;
    const isAvailable = previous instanceof HTMLElement && previous !== document.body && previous.isConnected;
    if (isAvailable) previous.focus({ preventScroll: true });
    else if (document.activeElement === document.body) document.getElementById('room')?.focus({ preventScroll: true });
  };

  return (
    <SearchContext value={actions}>
      {children}
      {shown !== null && (
        <Suspense>
          {'text' in shown ? (
            <SearchDialog
              initialText={shown.text}
              onClose={close}
              onFocusBack={focusBack}
              onGo={go}
              onJump={(conversationId) => setShown({ jumpIn: conversationId })}
            />
          ) : (
            <JumpToDate
              conversationId={shown.jumpIn}
              onClose={close}
              onFocusBack={focusBack}
              onFound={(messageId) => go(messagePath(shown.jumpIn, messageId))}
            />
          )}
        </Suspense>
      )}
    </SearchContext>
  );
}
