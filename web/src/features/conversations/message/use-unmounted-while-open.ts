import { useEffect } from 'react';

/** Tells when a row goes while something stands open beside it. */
export function useUnmountedWhileOpen(open: boolean, messageId: number, onLost: (messageId: number) => void): void {
  useEffect(() => (open ? () => onLost(messageId) : undefined), [open, onLost, messageId]);
}
