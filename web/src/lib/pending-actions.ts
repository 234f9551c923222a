import { dismissToast } from './toasts';

/** How a pending action is carried out. */
export interface CommitOptions {
  /** The page is being closed: the request must outlive it. */
  keepalive: boolean;
}

/** Actions that can still be undone, by the toast that offers it. See `./undo`. */
export const pendingActions = new Map<number, (options: CommitOptions) => Promise<void>>();

/**
 * Carries out every pending action now. Called before a message is sent, because the reply must not use what was deleted, and
 * when the page is hidden.
 */
export async function commitPending(options: CommitOptions = { keepalive: false }): Promise<void> {
  const ids = [...pendingActions.keys()];
  const commits = ids.map((id) => commitAction(id, options));
  for (const id of ids) dismissToast(id);
  await Promise.all(commits);
}

/** Carries out one action, unless that was done or it was undone. */
export async function commitAction(id: number, options: CommitOptions): Promise<void> {
  const commit = pendingActions.get(id);
  pendingActions.delete(id);
  await commit?.(options);
}
