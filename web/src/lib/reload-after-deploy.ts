const KEY = 'kinloom-reloaded-at';
/** Milliseconds within which a second failure is no longer taken for a new release. */
const ONCE_IN = 60_000;

/**
 * A part of the app that is loaded on demand may be gone after a new release. Loading the page again brings the new ones; what
 * was being written is kept. If that does not help, the failure is shown where the part belongs.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_IN) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // Without storage nothing would stop a page that loads itself again and again.
    }
    event.preventDefault();
    location.reload();
  });
}
