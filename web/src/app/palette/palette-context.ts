import { createContext, useContext } from 'react';

export interface PaletteActions {
  openPalette: () => void;
  /** Opens the list of keyboard shortcuts. */
  openShortcuts: () => void;
}

export const PaletteContext = createContext<PaletteActions>({
  openPalette: () => undefined,
  openShortcuts: () => undefined,
});

export function usePaletteActions(): PaletteActions {
  return useContext(PaletteContext);
}
