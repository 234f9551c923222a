import { expect, test, type Page } from '@playwright/test';
import { SCREENS } from '@kinloom/contract';
import { whatsapp } from './chat-exports';
import { createSoul, sendMessage, signUpOperator } from './users';

/** Content security policy violations as reported by the browser and on the console. */
function collectPolicyErrors(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /content security policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}

/** Collects violations from the first moment of the page. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const kept = sessionStorage.getItem('violations') ?? '';
      const line = `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}\n`;
      sessionStorage.setItem('violations', kept + line);
    });
  });
  return () => page.evaluate(() => (sessionStorage.getItem('violations') ?? '').split('\n').filter(Boolean));
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('the content security policy blocks foreign inline styles', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/welcome');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { opacity: 0 }';
    document.head.append(style);
  });
  await expect.poll(violations).toEqual([expect.stringContaining('style-src')]);
});

for (const theme of ['dark', 'light']) {
  test(`every screen complies with the content security policy, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    const violations = await watchViolations(page);
    const found = collectPolicyErrors(page);
    for (const screen of SCREENS.public) {
      await page.goto(screen);
      await waitUntilIdle(page);
    }

    await signUpOperator(page);
    await createSoul(page, 'Ilse');
    await sendMessage(page, 'I am so glad today: my sister Maud has moved to Bruges.');
    await expect(page.getByRole('article', { name: /^Ilse,/ })).toHaveAttribute('data-status', 'complete');
    const brought = await page.request.post('/api/soulprints/import', {
      data: { name: 'Lumen', chatLogs: whatsapp(14), importConversations: true },
    });
    const { companion } = (await brought.json()) as { companion: { id: number } };
    const talks = (await (await page.request.get(`/api/conversations?companionId=${companion.id}`)).json()) as {
      id: number;
    }[];
    const paths = [...SCREENS.account, ...SCREENS.operator].map((screen) =>
      screen.replace(':id', String(talks[0]?.id)).replace(':companionId', String(companion.id)),
    );
    for (const path of [...paths, `/?soul=${companion.id}`]) {
      await page.goto(path);
      await waitUntilIdle(page);
      // Charts, lists and forms are behind tabs, so every panel is opened.
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await waitUntilIdle(page);
      }
      const dialogs = page.locator('main button[aria-haspopup="dialog"], main button[aria-haspopup="menu"]');
      const opener = dialogs.filter({ visible: true }).first();
      if ((await opener.count()) > 0 && (await opener.isEnabled())) {
        await opener.click();
        await waitUntilIdle(page);
        await page.keyboard.press('Escape');
      }
    }
    expect(await violations()).toEqual([]);
    expect(found).toEqual([]);
  });
}

test('dialogs lock scrolling under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await signUpOperator(page);
  await page.getByRole('button', { name: 'Create New Soul' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New AI Soul' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await violations()).toEqual([]);
});

test('Swagger UI renders under the policy', async ({ page }) => {
  await signUpOperator(page);
  const violations = await watchViolations(page);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Kinloom/ })).toBeVisible();
  // Swagger UI tries to add one style element; it works without it.
  expect((await violations()).filter((line) => !line.includes('/swagger-ui-bundle.js'))).toEqual([]);
});
