import { useState } from 'react';

/**
 * Restores the focus when an overlay closes: to the element that had it before, or to the main region if that is gone.
 * For a menu item it is the menu's button.
 */
export function useRestoreFocus(): (event: Event) => void {
  const [previous] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    const target = previous instanceof HTMLElement && previous.isConnected ? previous : document.getElementById('room');
    target?.focus({ preventScroll: true });
  };
}

function findOpener(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}
