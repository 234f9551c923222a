import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useSidebar } from './sidebar-state';

/** The toggle that was pressed unmounts with its sidebar, so the one that replaces it takes the focus. */
let isFocusPending = false;

/** Collapses or expands the sidebar. */
export function SidebarToggle() {
  const { isExpanded, setExpanded } = useSidebar();
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isFocusPending) element.current?.focus({ preventScroll: true });
    isFocusPending = false;
  }, []);
  const Icon = isExpanded ? PanelLeftClose : PanelLeftOpen;
  return (
    <button
      ref={element}
      type="button"
      className="icon-btn"
      aria-expanded={isExpanded}
      aria-label={isExpanded ? 'Collapse the sidebar' : 'Expand the sidebar'}
      title={isExpanded ? 'Collapse the sidebar' : undefined}
      onClick={() => {
        isFocusPending = true;
        setExpanded(!isExpanded);
      }}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
