import { useEffect, useRef } from 'react';

/**
 * Gives the focus back when something that had it is closed: once `open` is no longer true, and what stood in its place before is drawn
 * again. A frame's wait is not enough for that where the machine is busy.
 */
export function useRestoreFocusOnClose(open: boolean, focus: () => void): void {
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) focus();
    was.current = open;
  });
}
