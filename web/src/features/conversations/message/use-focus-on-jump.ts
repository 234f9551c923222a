import { useEffect, useRef, type RefObject } from 'react';
import type { JumpedMessage } from '../message-list/use-jump-to-message';

/** Jumps that were focused already: a row that is remounted must not take the focus again. */
const focusedJumps = new WeakSet<JumpedMessage>();

/** Focuses the target message of a jump, once per jump. @returns the ref of the row */
export function useFocusOnJump(found: JumpedMessage | null): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!found || focusedJumps.has(found)) return;
    focusedJumps.add(found);
    row.current?.focus({ preventScroll: true });
  }, [found]);
  return row;
}
