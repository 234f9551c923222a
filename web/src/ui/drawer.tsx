import { Menu } from 'lucide-react';
import { createContext, useContext } from 'react';

/** Opens the shell's drawer; null outside the shell. */
export const DrawerContext = createContext<(() => void) | null>(null);

/** Opens the sidebar on small screens. */
export function DrawerButton() {
  const open = useContext(DrawerContext);
  if (!open) return null;
  return (
    <button type="button" className="icon-btn md:hidden" aria-label="Open the sidebar" onClick={open}>
      <Menu size={22} aria-hidden="true" />
    </button>
  );
}
