import { Menu } from 'lucide-react';
import { createContext, useContext } from 'react';

/** How the shell's drawer is opened, where the sidebar is one; null where there is no shell around. */
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
