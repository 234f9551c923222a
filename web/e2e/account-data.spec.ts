import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createSoul, signUp, sendAndAwaitStored } from './users';
import { expectNoOverflow, expectTouchTargets, expectAccessible } from './accessibility';

const PASSWORD = 'a quiet evening';

const account = (page: Page) => page.goto('/settings?tab=account');
const themes = async (page: Page, look: () => Promise<void>): Promise<void> => {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await account(page);
    await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible();
    await look();
  }
};

test('exports the account as one file and reports a failed download', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendAndAwaitStored(page, 'The lighthouse was painted white again.');
  await account(page);
  const take = page.getByRole('region', { name: 'Download your data' });
  const link = take.getByRole('link', { name: 'Download everything' });
  const steps = await page.evaluate(() => history.length);

  await page.route('**/api/account/export', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, code: 'too_many', error: 'Too many requests. Please wait a little and try again.' },
    }),
  );
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(take.getByRole('alert')).toHaveText(
    'The download failed. Too many requests. Please wait a little and try again.',
  );
  await expect(link).toBeFocused();
  await page.unroute('**/api/account/export');
  await page.route('**/api/account/export', (route) => route.abort('connectionreset'));
  await link.click();
  await expect(take.getByRole('alert')).toContainText('Kinloom cannot be reached right now.');
  await page.unroute('**/api/account/export');
  // A proxy's own error page is shown with the catalogue's text.
  await page.route('**/api/account/export', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await link.click();
  await expect(take.getByRole('alert')).toContainText('The service is busy right now.');
  await page.unroute('**/api/account/export');

  const coming = page.waitForEvent('download');
  await link.click();
  const download = await coming;
  // The browser streams the download; the page does not buffer it.
  expect(new URL(download.url()).pathname).toBe('/api/account/export');
  expect(download.suggestedFilename()).toMatch(/^kinloom-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  expect(bytes.includes('data/conversations/')).toBe(true);
  await expect(take.getByRole('status')).toContainText('Your browser is saving the file');
  await expect(take.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expectAccessible(page);

  // The session ended elsewhere; the server's error is handled like any other.
  await page.context().clearCookies();
  await link.click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
});

test('imports an exported account and reports why a file is refused', async ({ page, browser }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendAndAwaitStored(page, 'The lighthouse was painted white again.');
  const archive = await (await page.request.get('/api/account/export')).body();
  const file = { name: 'kinloom.zip', mimeType: 'application/zip', buffer: archive };

  await account(page);
  const bring = page.getByRole('region', { name: 'Import an account' });
  await bring.getByLabel('Exported account').setInputFiles(file);
  await expect(bring.getByRole('alert')).toHaveText(
    'The account was not imported. This account already has souls or conversations. Please create a new account and import there.',
  );

  const elsewhere = await (await browser.newContext()).newPage();
  await signUp(elsewhere);
  await account(elsewhere);
  const there = elsewhere.getByRole('region', { name: 'Import an account' });
  await there.getByLabel('Exported account').setInputFiles({ ...file, buffer: Buffer.from('no archive') });
  await expect(there.getByRole('alert')).toContainText('This is not an exported account.');
  await there.getByLabel('Exported account').setInputFiles(file);
  await expect(there.getByRole('status').filter({ hasText: 'Imported' })).toHaveText(
    /^Imported: 1 soul, 1 conversation, \d+ messages?, with everything that belongs to them\.$/,
  );
  await expect(there.getByRole('button', { name: 'Choose a file…' })).toBeEnabled();
  await expectAccessible(elsewhere);
  await expectNoOverflow(elsewhere);
  await elsewhere.goto('/');
  await elsewhere.getByRole('link', { name: /Ilse/ }).first().click();
  await expect(elsewhere.getByText('The lighthouse was painted white again.').first()).toBeVisible();
  await elsewhere.context().close();
});

test('deletes the account after password and confirmation word', async ({ page, browser }) => {
  await signUp(page);
  const { email } = (await (await page.request.get('/api/auth/me')).json()) as { email: string };
  await createSoul(page, 'Ilse');
  const away = await browser.newContext();
  const login = () => away.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect((await login()).status()).toBe(200);

  await account(page);
  const ask = page.getByRole('button', { name: 'Delete account…' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toContainText('Every conversation and message, on both sides.');
  await expect(dialog).toContainText('This cannot be undone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await expect(dialog.getByText('Please type “delete”.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByLabel('Type “delete” to confirm').fill('delet');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('Please type “delete”.')).toBeVisible();
  await expect(dialog.getByLabel('Type “delete” to confirm')).toBeFocused();
  await dialog.getByLabel('Type “delete” to confirm').fill('Delete ');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
  expect((await away.request.get('/api/auth/me')).status()).toBe(200);

  await ask.click();
  await expect(dialog.getByLabel('Your password')).toHaveValue('');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Type “delete” to confirm').fill('delete');
  await dialog.getByLabel('Type “delete” to confirm').press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Enter Kinloom' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  expect((await away.request.get('/api/auth/me')).status()).toBe(401);
  expect((await login()).status()).toBe(401);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kinloom-kept:')))).toEqual(
    [],
  );
  await away.close();
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]) {
  test(`export and deletion are accessible at ${size.width} pixels in both themes`, async ({ page }) => {
    await page.setViewportSize(size);
    await signUp(page);
    await themes(page, async () => {
      await page.getByRole('link', { name: 'Download everything' }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await expectNoOverflow(page);
      if (size.width < 800) await expectTouchTargets(page);
      await page.getByRole('button', { name: 'Delete account…' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete your account' })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
