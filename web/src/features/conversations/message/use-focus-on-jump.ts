import { useEffect, useRef, type RefObject } from 'react';
import type { Found } from '../message-list/use-jump-to-message';

/** Those who have arrived. A row that comes back into view must not take the focus again. */
const arrived = new WeakSet<Found>();

/** Gives a message the focus when somebody is led to it: once, as soon as it stands in the document. */
export function useFocusOnJump(found: Found | null): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!found || arrived.has(found)) return;
    arrived.add(found);
    row.current?.focus({ preventScroll: true });
  }, [found]);
  return row;
}
