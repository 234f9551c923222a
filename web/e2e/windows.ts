import { expect, type Frame, type Locator, type Page, type Request } from '@playwright/test';

/** A list item of the main region; toasts are list items too. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
export const toggle = (page: Page, name: string): Locator => page.getByRole('switch', { name });

/** Makes a call fail with 503 until `unroute`. */
export function failRequests(page: Page, path: string, method: string) {
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
export function returnToWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/**
 * Resolves once the next page has connected and its refetches have finished: afterwards it sends no requests of its
 * own. Call it before navigating.
 */
export async function waitUntilConnected(page: Page): Promise<void> {
  const pending = new Set<Request>();
  // The previous page may still connect until it is unloaded.
  let isRequested = false;
  let isLoaded = false;
  const onRequest = (request: Request): void => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isRequested = true;
    if (isLoaded && new URL(request.url()).pathname.startsWith('/api/')) pending.add(request);
  };
  const onSettled = (request: Request): void => void pending.delete(request);
  const onNavigated = (frame: Frame): void => {
    isLoaded ||= isRequested && frame === page.mainFrame();
  };
  page.on('request', onRequest);
  page.on('requestfinished', onSettled);
  page.on('requestfailed', onSettled);
  page.on('framenavigated', onNavigated);
  // The first attempt may be replaced by another.
  await new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      if (!isLoaded) return;
      socket.on('framereceived', ({ payload }) => payload.toString().startsWith('40') && resolve());
    });
  });
  // The page refetches when it connects; this round trip orders later requests after that.
  await page.evaluate(() => undefined);
  await expect.poll(() => pending.size).toBe(0);
  page.off('request', onRequest);
  page.off('requestfinished', onSettled);
  page.off('requestfailed', onSettled);
  page.off('framenavigated', onNavigated);
}
