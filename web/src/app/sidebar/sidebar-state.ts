import { createDeviceChoice } from '../../lib/storage/device-choice';

/** Whether the sidebar shows everything or only icons. */
export const sidebarChoice = createDeviceChoice({
  key: 'kinloom-ui-sidebar',
  values: ['expanded', 'collapsed'],
  fallback: 'expanded',
});
