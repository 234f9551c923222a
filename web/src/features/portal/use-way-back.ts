import { useState } from 'react';

/**
 * Where the focus goes when something closes that was opened from elsewhere on the page: back to where it came from, or to the
 * room itself where that is gone.
 */
export function useWayBack(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const there = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('room');
    there?.focus({ preventScroll: true });
  };
}
