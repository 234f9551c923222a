import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Holds that what is on screen can be used by everyone, once everything has arrived: colours on their way are nobody's. */
export async function usable(page: Page, within?: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const builder = new AxeBuilder({ page });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

/** Holds that nothing reaches out of its place sideways. What scrolls downwards hides what is too wide, so it is looked into as well. */
export async function fitsAcross(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')]
          // A row that is meant to be moved says so; what is only heard is nowhere.
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

/** Holds that the page is no wider than the window. */
export async function noWider(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Holds that everything to be touched in the room is as large as a fingertip, but for links within a sentence. */
export async function touchable(page: Page): Promise<void> {
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
