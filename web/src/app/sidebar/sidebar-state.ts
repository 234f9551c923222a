import { useMedia } from '../../lib/browser/media';
import { textSize } from '../../lib/storage/appearance';
import { createDeviceChoice, useDeviceChoice } from '../../lib/storage/device-choice';

/** Whether the sidebar shows everything or only icons. `auto`: not chosen yet. */
export const sidebarChoice = createDeviceChoice({
  key: 'kinloom-ui-sidebar',
  values: ['auto', 'expanded', 'collapsed'],
  fallback: 'auto',
});

/** State of the sidebar. Until it is chosen, large text collapses it on tablets, where both would leave little room. */
export function useSidebar(): { isExpanded: boolean; setExpanded: (isExpanded: boolean) => void } {
  const [choice, setChoice] = useDeviceChoice(sidebarChoice);
  const [text] = useDeviceChoice(textSize);
  const isTablet = useMedia('(max-width: 959px)');
  const isCramped = isTablet && (text === 'large' || text === 'larger');
  return {
    isExpanded: choice === 'expanded' || (choice === 'auto' && !isCramped),
    setExpanded: (isExpanded) => setChoice(isExpanded ? 'expanded' : 'collapsed'),
  };
}
