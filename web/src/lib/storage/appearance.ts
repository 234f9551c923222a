import { createDeviceChoice } from './device-choice';

/** Sets an attribute of the page, which the style sheets read. */
const setPageData =
  (name: string) =>
  (value: string): void => {
    document.documentElement.dataset[name] = value;
  };

export const textSize = createDeviceChoice({
  key: 'kinloom-ui-text',
  values: ['small', 'normal', 'large', 'larger'],
  fallback: 'normal',
  apply: setPageData('text'),
});

/** `compact` applies where a mouse points; touch screens need large targets. */
export const density = createDeviceChoice({
  key: 'kinloom-ui-density',
  values: ['comfortable', 'compact'],
  fallback: 'comfortable',
  apply: setPageData('density'),
});

/** `system` follows the device; `reduced` stops animations whatever the device asks for. */
export const motion = createDeviceChoice({
  key: 'kinloom-ui-motion',
  values: ['system', 'reduced'],
  fallback: 'system',
  apply: setPageData('motion'),
});

/** Follows changes in other windows. `public/theme.js` applies the choices before the first paint. */
export function watchAppearance(): void {
  for (const choice of [textSize, density, motion]) choice.watch();
}
