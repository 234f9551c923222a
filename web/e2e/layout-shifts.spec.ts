import { expect, test, type Page } from '@playwright/test';
import { exchange, withSouls } from './portal';
import { signUpOperator } from './users';

/** Highest sum of layout shifts of a page while it loads. */
const MAX_SHIFT = 0.02;
/** Delay of each response, so that the placeholders are drawn first. */
const DELAY_MS = 300;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Opens a page whose responses are slow. @returns the sum of its layout shifts when all is loaded */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1:visible, h2:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<number>((resolve) => {
      // Buffered entries arrive in one call, before the entry that is observed last.
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => setTimeout(() => resolve(sum)));
    });
  });
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      const shift = await measureShift(page, path);
      expect.soft(shift, `${path} at ${width}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test('pages do not move while they load', async ({ page }) => {
  test.slow();
  const [sol] = await withSouls(page, 'Sol', 'Ilse');
  await page.goto(`/interact?soul_id=${sol?.id}`);
  await exchange(page, 'Sol', 'My sister Anna lives in Ghent. I am so happy that she visits me in June!');
  await exchange(page, 'Sol', 'I feel so lonely in the evenings, and terribly sad about the old house.');
  const insight = `/relational-intelligence/${sol?.id}?tab=`;
  const paths = [
    ...['overview', 'memory', 'emotions', 'growth', 'anchors'].map((tab) => `${insight}${tab}`),
    ...['/safety', '/souls/manage', `/interact?soul_id=${sol?.id}`, '/circle'],
  ];
  await expectStill(page, paths);
});

test('operator pages do not move while they load', async ({ page }) => {
  await signUpOperator(page);
  await expectStill(page, ['/admin', '/admin/souls', '/admin/models', '/admin/system', '/admin/system?tab=accounts']);
});
