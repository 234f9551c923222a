import type { KeyboardEvent } from 'react';

/**
 * Closes an overlay on Escape while the focus is inside it. Radix handles Escape only in the topmost layer, and a toast
 * that appears later becomes the topmost.
 */
export function closeOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
