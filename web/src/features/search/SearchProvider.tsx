import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { messagePath } from './hits';
import { SearchContext } from './search-context';
import { asksForSearch } from './shortcut';

const SearchDialog = lazy(() => import('./SearchDialog'));
const JumpToDate = lazy(() => import('./JumpToDate'));

/** Holds the search and its shortcuts for everything within. */
export function SearchProvider({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const [shown, setShown] = useState<'search' | { jumpIn: number } | null>(null);
  const [, navigate] = useLocation();
  const asker = useRef<Element>(null);
  const opening = useRef(onOpen);
  useEffect(() => {
    opening.current = onOpen;
  }, [onOpen]);

  const begin = useCallback((what: 'search' | { jumpIn: number }): void => {
    asker.current = document.activeElement;
    opening.current();
    setShown(what);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      begin('search');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [begin]);

  const door = useMemo(
    () => ({ open: () => begin('search'), openJump: (id: number) => begin({ jumpIn: id }) }),
    [begin],
  );
  const close = (): void => setShown(null);
  const go = (path: string): void => {
    asker.current = null;
    close();
    navigate(path);
  };
  /** Focus goes back to whoever asked. Where that is gone, or somebody was led elsewhere, to the room, unless it has gone on already. */
  const focusBack = (event: Event): void => {
    event.preventDefault();
    const before = asker.current;
    const there = before instanceof HTMLElement && before !== document.body && before.isConnected;
    if (there) before.focus({ preventScroll: true });
    else if (document.activeElement === document.body) document.getElementById('room')?.focus({ preventScroll: true });
  };

  return (
    <SearchContext value={door}>
      {children}
      {shown !== null && (
        <Suspense>
          {shown === 'search' ? (
            <SearchDialog
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
