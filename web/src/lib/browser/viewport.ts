import { useEffect } from 'react';

/**
 * Keeps `--view-height` at the visible height, so that bottom-aligned content stays above an on-screen keyboard that
 * overlays the page.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const apply = (): void => {
      const covered = window.innerHeight - view.height > 80 && view.scale === 1;
      document.documentElement.style.setProperty('--view-height', covered ? `${view.height}px` : '100dvh');
      if (covered) window.scrollTo(0, 0);
    };
    apply();
    view.addEventListener('resize', apply);
    return () => view.removeEventListener('resize', apply);
  }, []);
}
