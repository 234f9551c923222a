import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { MenuProps } from './menu-parts';

/** How a menu's button is named and looks. */
export interface MenuLooks {
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * A button that opens a menu. The menu's own part, with all that belongs to it, is fetched when the pointer or the focus comes
 * near, and takes the button's place, open, as soon as it is asked for.
 */
export function menuButton<Own extends object>(
  load: () => Promise<{ default: ComponentType<Own & MenuLooks> }>,
): ComponentType<Own & MenuLooks> {
  const Menu: ComponentType<Own & MenuLooks> = lazy(load);
  const near = (): void => void load();
  return function Button(props) {
    const [wanted, setWanted] = useState(false);
    const { label, className, children } = props;
    const button = (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        className={className}
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
        <Menu {...props} />
      </Suspense>
    );
  };
}

/** A menu whose parts are known beforehand. */
export const MenuButton = menuButton<Omit<MenuProps, 'label' | 'className'>>(() => import('./OpenMenu'));
