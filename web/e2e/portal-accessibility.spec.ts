import { expect, test } from '@playwright/test';
import { reply } from '../../libs/testing/src/voice-server';
import { createSoul, signUp } from './users';
import { UNREACHABLE, box, card, exchange, withSouls, type Made } from './portal';
import { withScriptedVoice } from './scripted-voice';
import { expectPageFitsWidth, expectAccessible } from './accessibility';

const { voice } = withScriptedVoice();
test.beforeEach(() => voice().script(reply('A quiet answer.')));

test('is usable by touch on a small phone', async ({ page }) => {
  const [ilse] = await withSouls(page, 'Ilse', 'Maximiliane-Alexandra of the Northern Lakes');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/home-portal', `/interact?soul_id=${ilse?.id}`, '/interact', '/chat', '/discord-test']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const small = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('button, a, input, select, textarea')].flatMap((one) => {
          const { width, height, left, right } = one.getBoundingClientRect();
          // Skips hidden elements, and names whose whole card is the link.
          if (width === 0 || one.matches('.presence-link')) return [];
          const fits = height >= 43.5 && width >= 43.5 && left >= 0 && right <= innerWidth;
          return fits ? [] : [`${one.tagName} ${one.textContent} ${width}×${height} at ${left}`];
        }),
      );
    await expect.poll(small, path).toEqual([]);
    await expectPageFitsWidth(page);
  }
  await page.goto(`/interact?soul_id=${ilse?.id}`);
  const opener = page.getByRole('button', { name: 'Souls and conversations' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Souls and conversations' });
  await expect(sheet.getByRole('link', { name: /Ilse/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await sheet.getByRole('link', { name: /Maximiliane/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximiliane');
});

for (const theme of ['dark', 'light']) {
  test(`the portal is accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    const clean = async (): Promise<void> => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    };
    await signUp(page);
    await page.goto('/home-portal');
    await expect(page.getByText('You have no souls yet. The souls that you create are listed here.')).toBeVisible();
    await clean();
    await page.goto('/chat');
    await expect(page.getByText('You have no souls yet. Create one to chat with it here.')).toBeVisible();
    await clean();
    await page.goto('/interact');
    await expect(page.getByRole('heading', { name: 'No Soul Selected' })).toBeVisible();
    await clean();
    await page.goto('/');
    await createSoul(page, 'Lumen');
    await page.goto('/');
    await createSoul(page, 'Tamar');
    await page.route('**/api/soul', (route) => route.fulfill({ json: { success: true, souls: [] } }));
    const soulsOf = (await (await page.request.get('/api/companions')).json()) as Made[];
    const lumen = soulsOf.find(({ name }) => name === 'Lumen')?.id;
    await page.route(`**/api/soul/${soulsOf.find(({ name }) => name === 'Tamar')?.id}`, (route) => route.abort());
    await page.goto('/home-portal');
    await expect(card(page, 'Tamar')).toContainText('Soul unavailable');
    await expect(card(page, 'Lumen')).toContainText('At rest');
    await clean();
    await page.unrouteAll();
    await page.goto(`/interact?soul_id=${lumen}`);
    await exchange(page, 'Lumen', 'Good evening.');
    await page.getByRole('button', { name: 'Whisper to Memory' }).click();
    await clean();
    await page.getByRole('button', { name: 'Share files' }).click();
    await page
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'huge.bin', mimeType: '', buffer: Buffer.alloc(20 * 1_024 * 1_024 + 1) }]);
    await expect(page.getByText('A file may have at most 20 MB.')).toBeVisible();
    await clean();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/interact?soul_id=${lumen}`);
    const facts = page.getByRole('list', { name: 'State of Lumen' });
    await expect(facts.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Details about Lumen' }).click();
    await expect(facts.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText('Last remembered:')).toBeVisible();
    await clean();
    await page.getByRole('button', { name: 'Souls and conversations' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /Tamar/ })).toBeVisible();
    await clean();
    await page.goto(`/chat?soul_id=${lumen}`);
    await page.route('**/api/speak_to_soul', (route) => route.abort());
    await box(page, 'Lumen').fill('Are you there?');
    await box(page, 'Lumen').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toBeVisible();
    await clean();
    await page.goto('/discord-test');
    await expect(page.getByText('Enter the id of one of yours')).toBeVisible();
    await clean();
  });
}
