import { expect, test } from '@playwright/test';
import {
  BUSY,
  NO_SOULS,
  text,
  withSouls,
  addSoul,
  row,
  form,
  soul,
  button,
  chosen,
  whisper,
  bar,
  notice,
  type,
  attachFiles,
  expectIdleAndAccessible,
  holdUpload,
} from './management';
import { signUp } from './users';
import { waitUntilConnected } from './windows';
import { expectPageFitsWidth } from './accessibility';

for (const [path, call] of [
  ['/souls/manage', '**/api/soul'],
  ['/souls/upload', '**/api/get_souls'],
] as const) {
  test(`reports souls that could not be loaded: ${path}`, async ({ page }) => {
    await withSouls(page, 'Ilse');
    await page.route(call, (route) => route.fulfill({ status: 500, json: BUSY }));
    const live = waitUntilConnected(page);
    await page.goto(path);
    const trouble = page.getByRole('main').getByRole('alert');
    await live;
    await expect(trouble).toContainText('Failed to load souls: Unable to fetch soul data from the server.');
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(trouble).toContainText('Connection error: Unable to connect to the soul database.');
    await page.unroute(call);
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(soul(page)).toContainText('Ilse');
    await expect(trouble).toHaveCount(0);
  });
}

test('uploads files to a soul by keyboard', async ({ page }) => {
  await withSouls(page, 'Ilse');
  await page.goto('/souls/upload');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Soul Files' })).toBeVisible();
  await expect(form(page)).toContainText('Please choose a soul, a file type, and at least one file.');
  await expect(button(page)).toBeDisabled();
  await soul(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(soul(page).locator('option:checked')).toHaveText('Ilse');
  await expect(form(page)).toContainText('Missing information: please choose a file type and at least one file.');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('radio', { name: 'Memory' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('radio', { name: 'Memory' })).toBeChecked();
  // Wait for this before checking the focus.
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: /choose them/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([text('island.txt')]);
  await expect(button(page)).toBeEnabled();
  await form(page).getByLabel('Notes (optional)').focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('1 memory file given to Ilse.');
  await expect(whisper(page)).toContainText('Ilse');
  await expect(button(page)).toBeDisabled();
});

test('is usable by touch on a small phone', async ({ page }) => {
  await withSouls(page, 'Ilse', 'Maximiliane-Alexandra of the Northern Lakes');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/souls/manage', '/souls/upload']) {
    await page.goto(path);
    await soul(page).selectOption('Ilse');
    await attachFiles(page, text('a-very-long-name-of-a-file-that-does-not-fit-on-any-phone-at-all.txt'));
    await expect(chosen(page)).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const small = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('button, a, input, select, textarea')].flatMap((one) => {
          const { width, height, left, right } = one.getBoundingClientRect();
          // Skips hidden elements, and names whose whole row is the target.
          if (width === 0 || one.matches('[aria-pressed], [aria-hidden]')) return [];
          const fits = height >= 43.5 && width >= 43.5 && left >= 0 && right <= innerWidth;
          return fits ? [] : [`${one.tagName} ${one.textContent} ${width}×${height} at ${left}`];
        }),
      );
    await expect.poll(small, path).toEqual([]);
    await expectPageFitsWidth(page);
  }
});

for (const theme of ['dark', 'light']) {
  test(`both pages are accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((one) => localStorage.setItem('kinloom-ui-theme', one), theme);
    await signUp(page);
    await page.goto('/souls/upload');
    await expect(page.getByText(NO_SOULS)).toBeVisible();
    await expectIdleAndAccessible(page);
    await page.goto('/souls/manage');
    await expect(page.getByText(NO_SOULS)).toBeVisible();
    await expectIdleAndAccessible(page);
    await addSoul(page, 'Odd');
    await addSoul(page, 'Ilse');
    await page.goto('/souls/manage');
    await soul(page).selectOption('Ilse');
    await type(page, 'Memory');
    await attachFiles(page, text('island.txt'), text('empty.txt', ''));
    await expectIdleAndAccessible(page);
    await form(page).getByRole('button', { name: 'Remove empty.txt' }).click();
    const releaseUpload = await holdUpload(page);
    await button(page).click();
    await expect(form(page)).toContainText('Processing...');
    await expectIdleAndAccessible(page);
    await releaseUpload();
    await expect(whisper(page)).toContainText('Ilse');
    await expect(bar(page, 'Upload to Ilse')).toHaveCount(0);
    await expectIdleAndAccessible(page);
    await page.goto('/souls/upload');
    await expect(soul(page)).toContainText('Ilse');
    await expectIdleAndAccessible(page);
    await page.route('**/api/soul', (route) => route.abort());
    await page.goto('/souls/manage');
    await expect(page.getByText('Unable to connect to the soul database.')).toBeVisible();
    await expectIdleAndAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.unroute('**/api/soul');
    await page.goto('/souls/manage');
    await expect(row(page, 'Odd')).toContainText('0 files');
    await expectIdleAndAccessible(page);
  });
}
