import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { MenuProps } from './menu-parts';

const load = () => import('./OpenMenu');
const OpenMenu = lazy(load);

/** A button that opens a menu. The menu's own part is fetched when the pointer or the focus comes near. */
export function MenuButton({ children, ...menu }: MenuProps & { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const near = (): void => void load();
  const button = (
    <button
      type="button"
      aria-label={menu.label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={menu.className}
      onPointerEnter={near}
      onFocus={near}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => event.key === 'ArrowDown' && setWanted(true)}
    >
      {children}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu {...menu}>{children}</OpenMenu>
    </Suspense>
  );
}
