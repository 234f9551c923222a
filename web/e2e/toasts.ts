import type { Page } from '@playwright/test';

/**
 * Resolves when a matching element with this text appears, even briefly. Call it before the action and await it
 * afterwards: the page checks every animation frame, so slow machines do not miss it.
 */
export async function waitForText(page: Page, selector: string, words: string): Promise<void> {
  await page.waitForFunction(
    ([one, said]) =>
      [...document.querySelectorAll(one)].some(
        (element) => element.checkVisibility() && element.textContent.includes(said),
      ),
    [selector, words] as const,
  );
}

/** The same for a toast. */
export const waitForToast = (page: Page, words: string): Promise<void> => waitForText(page, '.toasts > li', words);

/** The same, then dismisses the toast, which would cover what is beneath it. */
export async function dismissToast(page: Page, words: string): Promise<void> {
  await page.waitForFunction((said) => {
    const notice = [...document.querySelectorAll('.toasts > li')].find((one) => one.textContent.includes(said));
    notice?.querySelector<HTMLElement>('[aria-label="Close this notice"]')?.click();
    return notice !== undefined;
  }, words);
}
