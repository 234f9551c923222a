import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks accessibility with axe after all animations have ended: contrast is undefined during a transition. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // An animation that follows the scroll position never ends.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // The legacy mode analyses in the page, without a second page for the results; it excludes frames of other origins, of which there are
  // none. Only violations are reported in full.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

/** Checks that nothing overflows horizontally, including inside vertical scroll containers. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')]
          // Excludes horizontally scrolling rows and visually hidden text.
          .filter(
            (element) => element.clientWidth > 1 && !element.closest('.sideways, .sr-only, input, textarea, select'),
          )
          .filter((element) => {
            const { overflowX, textOverflow } = getComputedStyle(element);
            const hides = element === document.documentElement || overflowX !== 'visible';
            return hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
          })
          .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} > ${element.clientWidth}`),
      ),
    )
    .toEqual([]);
}

/** Checks that the page is not wider than the window. */
export async function expectPageFitsWidth(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Checks that the document does not scroll: in the app only its regions do. */
export async function expectDocumentFitsHeight(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight))
    .toBeLessThanOrEqual(0);
}

/** Checks that interactive elements have the minimum touch size, except links within sentences. */
export async function expectTouchTargets(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const FINGERTIP = 44;
        return [...document.querySelectorAll('main :is(a, button, select, input, textarea, summary, [role="radio"])')]
          .filter((element) => !element.closest('.sr-only') && element.getClientRects().length > 0)
          .filter((element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'))
          .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < FINGERTIP - 0.5)
          .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`);
      }),
    )
    .toEqual([]);
}
