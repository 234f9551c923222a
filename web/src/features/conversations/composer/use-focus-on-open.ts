import { useEffect, type RefObject } from 'react';
import { HAS_KEYBOARD } from '../../../lib/browser/media';

/**
 * Focuses the message box when a conversation opens. Not on touch devices, where the keyboard would cover the conversation; not
 * while a dialog is open or a text is being written elsewhere; and not when the address names a message, which takes the focus.
 */
export function useFocusOnOpen(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (!matchMedia(HAS_KEYBOARD).matches || new URLSearchParams(location.search).has('message')) return;
    const focused = document.activeElement;
    if (focused?.closest('[role="dialog"], [role="alertdialog"], input, textarea, select, [contenteditable]')) return;
    box.current?.focus({ preventScroll: true });
  }, [box]);
}
