const KEY = 'kinloom-reloaded-at';
/** Milliseconds within which a second failure is not treated as a new release. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Chunks loaded on demand are gone after a new release; reloading the page loads the new ones. Drafts survive the
 * reload. If it does not help, the error shows where the chunk belongs.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < MIN_RELOAD_INTERVAL_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // Without storage nothing would prevent a reload loop.
    }
    event.preventDefault();
    location.reload();
  });
}
