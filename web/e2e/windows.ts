import { expect, type Frame, type Locator, type Page, type Request } from '@playwright/test';

/** A list item of the main region; toasts are list items too. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
export const toggle = (page: Page, name: string): Locator => page.getByRole('switch', { name });

/** Makes a call fail with 503 until `unroute`. */
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

/** Simulates returning to the window. */
export function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/**
 * Resolves once the next page has connected and its refetches have finished: afterwards it sends no requests of its
 * own. Call it before navigating.
 */
export async function connected(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  // The previous page may still connect until it is unloaded.
  let asked = false;
  let there = false;
  const begun = (request: Request): void => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked = true;
    if (there && new URL(request.url()).pathname.startsWith('/api/')) underWay.add(request);
  };
  const over = (request: Request): void => void underWay.delete(request);
  const gone = (frame: Frame): void => {
    there ||= asked && frame === page.mainFrame();
  };
  page.on('request', begun);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  page.on('framenavigated', gone);
  // The first attempt may be replaced by another.
  await new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      if (!there) return;
      socket.on('framereceived', ({ payload }) => payload.toString().startsWith('40') && resolve());
    });
  });
  // The page refetches when it connects; this round trip orders later requests after that.
  await page.evaluate(() => undefined);
  await expect.poll(() => underWay.size).toBe(0);
  page.off('request', begun);
  page.off('requestfinished', over);
  page.off('requestfailed', over);
  page.off('framenavigated', gone);
}
