import { expect, type Frame, type Locator, type Page, type Request } from '@playwright/test';

/** A row of a list in the room; a notice is one of a list as well. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
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

/**
 * Resolves when the page that is gone to next is connected with the server, and what it reads again then has come: from there on it
 * reads nothing of itself. Ask before going there.
 */
export async function connected(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  // The page that is left may connect until the very last.
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
  // A first try may be given up for another one.
  await new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      if (!there) return;
      socket.on('framereceived', ({ payload }) => payload.toString().startsWith('40') && resolve());
    });
  });
  // The page asks in the moment in which it hears of the connection: whoever asks it something afterwards comes after that.
  await page.evaluate(() => undefined);
  await expect.poll(() => underWay.size).toBe(0);
  page.off('request', begun);
  page.off('requestfinished', over);
  page.off('requestfailed', over);
  page.off('framenavigated', gone);
}
