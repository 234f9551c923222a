import { commitAction, commitPending, pendingActions, type CommitOptions } from './pending-actions';
import { openToast } from './toasts';

/** Milliseconds in which an action can be undone. */
const UNDO_MS = 10_000;

/**
 * An action that is carried out when its toast closes, until which it can be undone. Nothing is sent before, so that undoing
 * loses nothing.
 */
export interface UndoableAction {
  /** Title of the toast: what has happened, as the user sees it. */
  title: string;
  description?: string;
  /** Carries the action out and reports a failure itself. Called at most once, and not after `undo`. */
  commit: (options: CommitOptions) => Promise<void>;
  /** Restores what the user saw before. */
  undo: () => void;
}

/** Shows a toast with an undo button and carries the action out when it closes. */
export function runUndoable({ title, description, commit, undo }: UndoableAction): void {
  watchPageHide();
  const id: number = openToast({
    title,
    ...(description === undefined ? {} : { description }),
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      onSelect: () => {
        if (pendingActions.delete(id)) undo();
      },
    },
    onClosed: () => void commitAction(id, { keepalive: false }),
  });
  pendingActions.set(id, commit);
}

let isWatching = false;

/** Carries pending actions out when the page is hidden: it may be discarded without another event. */
function watchPageHide(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void commitPending({ keepalive: true });
  });
  window.addEventListener('pagehide', () => void commitPending({ keepalive: true }));
}
