import type { Page } from '@playwright/test';

/**
 * Watches for what stands there for a moment only: something that matches and has these words. Ask before what brings it about, and
 * await it afterwards: the page itself looks at each of its frames, so that no moment is too short for a slow machine.
 */
export async function glimpse(page: Page, selector: string, words: string): Promise<void> {
  await page.waitForFunction(
    ([one, said]) =>
      [...document.querySelectorAll(one)].some(
        (element) => element.checkVisibility() && element.textContent.includes(said),
      ),
    [selector, words] as const,
  );
}

/** The same for a notice at the edge of the screen. */
export const noticed = (page: Page, words: string): Promise<void> => glimpse(page, '.toasts > li', words);

/** The same, and puts the notice away: while it stands there it covers what is beneath it. */
export async function putAway(page: Page, words: string): Promise<void> {
  await page.waitForFunction((said) => {
    const notice = [...document.querySelectorAll('.toasts > li')].find((one) => one.textContent.includes(said));
    notice?.querySelector('button')?.click();
    return notice !== undefined;
  }, words);
}
