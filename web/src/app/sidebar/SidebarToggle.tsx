import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useDeviceChoice } from '../../lib/storage/device-choice';
import { sidebarChoice } from './sidebar-state';

/** The toggle that was pressed unmounts with its sidebar, so the one that replaces it takes the focus. */
let isFocusPending = false;

/** Collapses or expands the sidebar. */
export function SidebarToggle() {
  const [state, setState] = useDeviceChoice(sidebarChoice);
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isFocusPending) element.current?.focus({ preventScroll: true });
    isFocusPending = false;
  }, []);
  const isExpanded = state === 'expanded';
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
        setState(isExpanded ? 'collapsed' : 'expanded');
      }}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
