import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectDocumentFitsHeight, expectPageFitsWidth } from './accessibility';
import { addSoul } from './management';
import { createSoul, signUp, signUpOperator } from './users';

const pages = (page: Page): Locator => page.getByRole('list', { name: 'Pages' });
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const command = (page: Page): Locator => page.getByRole('combobox', { name: 'Command' });
const options = (page: Page): Locator => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(command(page)).toBeFocused();
}

test('the sidebar links the main pages and marks the current one', async ({ page }) => {
  await signUp(page);
  await expect(pages(page).getByRole('link')).toHaveText(['Home', 'Inbox', 'Archive', 'Portal', 'Insight', 'Agents']);
  for (const [name, path] of [
    ['Home', '/circle'],
    ['Inbox', '/soul-inbox'],
    ['Archive', '/memory-archive'],
    ['Portal', '/home-portal'],
    ['Insight', '/relational-intelligence'],
    ['Agents', '/agents'],
  ] as const) {
    await pages(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(pages(page).locator('[aria-current="page"]')).toHaveText(name);
  }
});

test('operators also get Admin', async ({ page }) => {
  await signUpOperator(page);
  await pages(page).getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin/system');
  await openPalette(page);
  await page.keyboard.type('soul configuration');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/souls');
});

test('the sidebar collapses to icons with tooltips, and stays so', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  const expand = page.getByRole('button', { name: 'Expand the sidebar' });
  await expect(expand).toBeFocused();
  await page.reload();
  await expect(expand).toBeVisible();
  // The message box takes the focus when the conversation opens.
  await expect(page.getByRole('textbox', { name: 'Message to Ilse' })).toBeFocused();
  await pages(page).getByRole('link', { name: 'Archive' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Archive');
  await page.getByRole('link', { name: 'Ilse' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Ilse' })).toBeVisible();
  await expectAccessible(page);
  await expand.click();
  await expect(page.getByRole('button', { name: 'Collapse the sidebar' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your AI Souls' })).toBeVisible();
});

test('the sidebar is collapsed by default in a narrow window', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  const expand = page.getByRole('button', { name: 'Expand the sidebar' });
  await expect(expand).toBeVisible();
  await expand.click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Collapse the sidebar' })).toBeVisible();
});

test('the document itself does not scroll on phones', async ({ page }) => {
  await signUp(page);
  const { id } = await addSoul(page, 'Ilse');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/souls/manage');
  await expect(page.getByRole('heading', { name: 'Upload Soul Files' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectDocumentFitsHeight(page);
  await page.goto(`/settings?soul=${id}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ilse');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectDocumentFitsHeight(page);
});

test('guessed addresses lead to the pages they name', async ({ page }) => {
  await page.goto('/inbox?offering=7');
  await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent('/soul-inbox?offering=7')}`);
  await signUp(page);
  for (const [guess, path] of [
    ['/home', '/circle'],
    ['/portal', '/home-portal'],
    ['/conversations/999999', '/conversation/999999'],
  ] as const) {
    await page.goto(guess);
    await expect(page).toHaveURL(path);
  }
  // The address that was replaced is not in the history.
  await page.goBack();
  await expect(page).toHaveURL('/home-portal');
});

test('the command palette opens pages and runs commands by keyboard', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const box = page.getByRole('textbox', { name: 'Message to Ilse' });
  await box.focus();
  await openPalette(page);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(command(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(box).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('portal');
  await expect(options(page).first()).toHaveText('Portal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home-portal');
  await expect(page.getByRole('main')).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('light theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await openPalette(page);
  await page.keyboard.type('appearance');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('new soul');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create New AI Soul' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A text that is no command is searched for.
  await openPalette(page);
  await page.keyboard.type('herons at the mill');
  await expect(options(page)).toHaveText(['Search messages for “herons at the mill”']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search for' })).toHaveValue('herons at the mill');
});

test('? lists the keyboard shortcuts, but not while typing', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const box = page.getByRole('textbox', { name: 'Message to Ilse' });
  await box.press('?');
  await expect(box).toHaveValue('?');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Search messages and memories');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('further screens are reachable from where one looks for them', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Simple chat' }).click();
  await expect(page).toHaveURL('/chat');
  await page.getByRole('button', { name: 'More for Ilse' }).click();
  await page.getByRole('menuitem', { name: 'Open in the portal' }).click();
  await expect(page).toHaveURL(/\/interact\?soul_id=\d+/);
  await page.getByRole('button', { name: 'Add a soul' }).click();
  await page.getByRole('menuitem', { name: 'Create New Soul' }).click();
  await page.getByRole('link', { name: 'Describe it in more detail' }).click();
  await expect(page).toHaveURL('/souls/new');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const theme of ['dark', 'light']) {
  test(`navigation and palette are accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await signUp(page);
    await expectAccessible(page);
    await openPalette(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await expect(pages(page)).toBeVisible();
    await expectAccessible(page);
    await pages(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/circle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPalette(page);
    await expectAccessible(page);
    await expectPageFitsWidth(page);
  });
}
