import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Media query of devices on which focusing a text box opens no on-screen keyboard. */
export const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)';
