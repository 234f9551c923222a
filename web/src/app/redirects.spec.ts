import { SCREENS } from '@kinloom/contract';
import { REDIRECTS, screenPath } from './redirects';
import { pathPattern } from './screens';

const screens = pathPattern(Object.values(SCREENS).flat());

it.each(Object.entries(REDIRECTS))('%s leads to the screen %s', (from, to) => {
  expect(screens.test(from)).toBe(false);
  expect(screens.test(to)).toBe(true);
});

it('fills in the segments of a path', () => {
  expect(screenPath('/conversation/:id', { id: '7' })).toBe('/conversation/7');
  expect(screenPath('/conversation/:id', { id: 'a/b' })).toBe('/conversation/a%2Fb');
  expect(screenPath('/circle', {})).toBe('/circle');
});
