import type { KeyboardEvent } from 'react';

/**
 * Closes on Escape what has the focus within. What opens knows this by itself, but only for as long as nothing came later: a notice
 * that comes meanwhile would have the key to itself, and nothing else would happen.
 */
export function closeOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
