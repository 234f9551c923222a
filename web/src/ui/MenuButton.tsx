import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { MenuProps } from './menu-parts';

/** Appearance of a menu's button. */
export interface MenuAppearance {
  label: string;
  className: string;
  children: ReactNode;
}

/** Creates a button whose menu is loaded on hover or focus and replaces the button, open, once it is pressed. */
export function createMenuButton<Own extends object>(
  load: () => Promise<{ default: ComponentType<Own & MenuAppearance> }>,
): ComponentType<Own & MenuAppearance> {
  const Menu: ComponentType<Own & MenuAppearance> = lazy(load);
  const preload = (): void => void load();
  return function Button(props) {
    const [isRequested, setIsRequested] = useState(false);
    const { label, className, children } = props;
    const button = (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsRequested(true)}
        onKeyDown={(event) => event.key === 'ArrowDown' && setIsRequested(true)}
      >
        {children}
      </button>
    );
    if (!isRequested) return button;
    return (
      <Suspense fallback={button}>
        <Menu {...props} />
      </Suspense>
    );
  };
}

/** A menu with statically known items. */
export const MenuButton = createMenuButton<Omit<MenuProps, 'label' | 'className'>>(() => import('./OpenMenu'));
