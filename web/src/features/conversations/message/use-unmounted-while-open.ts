import { useEffect } from 'react';

/** Calls `onLost` when a row unmounts while its popover is open. */
export function useUnmountedWhileOpen(open: boolean, messageId: number, onLost: (messageId: number) => void): void {
  useEffect(() => (open ? () => onLost(messageId) : undefined), [open, onLost, messageId]);
}
