import { useEffect, useRef } from 'react';

/**
 * Restores the focus when an overlay closes: after the commit in which `open` becomes false, when the replaced elements
 * exist again. Waiting one animation frame would not be reliable on a busy machine.
 */
export function useRestoreFocusOnClose(open: boolean, focus: () => void): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) focus();
    wasOpen.current = open;
  });
}
