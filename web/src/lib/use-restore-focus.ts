import { useState } from 'react';

/**
 * Where the focus goes when something closes that was opened from elsewhere on the page: back to where it came from, or to the
 * room itself where that is gone. What was chosen in a menu came from the menu's button.
 */
export function useRestoreFocus(): (event: Event) => void {
  const [before] = useState(opener);
  return (event) => {
    event.preventDefault();
    const there = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('room');
    there?.focus({ preventScroll: true });
  };
}

function opener(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}
