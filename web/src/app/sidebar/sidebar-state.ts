import { useMedia } from '../../lib/browser/media';
import { createDeviceChoice, useDeviceChoice } from '../../lib/storage/device-choice';

/** Whether the sidebar shows everything or only icons. `auto`: not chosen yet. */
export const sidebarChoice = createDeviceChoice({
  key: 'kinloom-ui-sidebar',
  values: ['auto', 'expanded', 'collapsed'],
  fallback: 'auto',
});

/** Widths at which an expanded sidebar would leave little room for the page. */
const NARROW = '(max-width: 1023px)';

/** State of the sidebar. Until it is chosen, it is collapsed where the window is narrow. */
export function useSidebar(): { isExpanded: boolean; setExpanded: (isExpanded: boolean) => void } {
  const [choice, setChoice] = useDeviceChoice(sidebarChoice);
  const isNarrow = useMedia(NARROW);
  return {
    isExpanded: choice === 'expanded' || (choice === 'auto' && !isNarrow),
    setExpanded: (isExpanded) => setChoice(isExpanded ? 'expanded' : 'collapsed'),
  };
}
