import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Whether the side panel is over the screen, where there is no room beside it. */
export interface AsideSheetState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Held above what loads: who opens the panel while the conversation is still on its way finds it open when it has come. */
export function useAsideSheet(): AsideSheetState {
  const [path] = useLocation();
  const place = `${path}?${useSearch()}`;
  // Open for one place only: whoever chose something there wants to see it.
  const [at, setAt] = useState<string | null>(null);
  return { isOpen: at === place, open: () => setAt(place), close: () => setAt(null) };
}
