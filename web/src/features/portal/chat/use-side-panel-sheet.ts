import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Identifier of the button that opens the sheet. */
export const SIDE_PANEL_BUTTON_ID = 'side-panel-button';

/** State of the side panel sheet on narrow screens. */
export interface SidePanelState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** State of the sheet. Kept above the loading parts, so that it stays open when the conversation finishes loading. */
export function useSidePanelSheet(): SidePanelState {
  const [path] = useLocation();
  const location = `${path}?${useSearch()}`;
  // Open for one location only: navigation from the sheet closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return { isOpen: openedAt === location, open: () => setOpenedAt(location), close: () => setOpenedAt(null) };
}
