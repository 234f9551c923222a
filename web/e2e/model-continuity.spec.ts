import { expect, test } from '@playwright/test';
import { CONTINUITY_PROMPTS } from '@kinloom/contract';
import { expectAccessible, expectNoOverflow, expectTouchTargets } from './accessibility';
import { withScriptedOllama } from './scripted-ollama';
import { createSoul, signUpOperator } from './users';

withScriptedOllama();

for (const theme of ['dark', 'light']) {
  test(`a continuity check shows both replies side by side at every width, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await signUpOperator(page);
    await createSoul(page, 'Ilse');
    await page.goto('/admin/models');
    await page.getByRole('button', { name: 'Find a model on this machine' }).click();
    await page.getByRole('button', { name: 'Compare tiny:latest with the model in use' }).click();
    const check = page.getByRole('region', { name: 'Continuity check of tiny:latest' });
    await expect(check.getByRole('button', { name: 'Start the check' })).toBeDisabled();
    await check.getByRole('checkbox', { name: 'Ilse' }).check();
    await check.getByRole('button', { name: 'Start the check' }).click();
    await expect(check.getByText('The check is complete.')).toBeVisible();

    const items = check.getByRole('region', { name: 'Replies of Ilse' }).locator('ol > li');
    await expect(items).toHaveCount(CONTINUITY_PROMPTS.length);
    const [now, next] = [items.first().locator('dl > div').first(), items.first().locator('dl > div').last()];
    await expect(now).toContainText('Now: Built-in voice');
    await expect(now).not.toContainText('Hello from the model.');
    await expect(next).toContainText('New: tiny:latest');
    await expect(next).toContainText(/Hello from the model\.\s*4 words/);
    await expect(check.getByRole('row', { name: /^Facts remembered/ })).toContainText('0 of 5');
    await expect(check.getByText(/^Broken: Says that it is an AI/)).toBeVisible();

    const top = async (box: typeof now) => (await box.boundingBox())?.y ?? -1;
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await top(now)) === (await top(next))).toBe(width >= 820);
      await expectAccessible(page);
      await expectNoOverflow(page);
      // Only the main region scrolls.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
      if (width <= 390) await expectTouchTargets(page);
    }

    await check.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Compare tiny:latest with the model in use' })).toBeFocused();
  });
}
