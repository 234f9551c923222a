import type { Locator, Page } from '@playwright/test';

export const row = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
export const toggle = (page: Page, name: string): Locator => page.getByRole('switch', { name });

/** Has a call fail as if the server could not serve it, until `unroute`. */
export function refuse(page: Page, path: string, method: string) {
  return page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 503,
          json: { success: false, error: 'The service is busy right now.', code: 'unavailable' },
        })
      : route.fallback(),
  );
}

/** Coming back to a window, as a browser tells it. */
export function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Resolves when the page's next connection to the server stands: what it read before that, it reads again then. Ask before going there. */
export async function connected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'));
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'));
}
