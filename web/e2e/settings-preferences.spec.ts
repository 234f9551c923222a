import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { signUp } from './users';
import { returnToWindow, failRequests, row, toggle } from './windows';

test('creates, edits, toggles and deletes channels', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/settings?tab=channels');
  for (const name of ['General Chat', 'Creative Lab', 'Deep Reflection']) {
    await expect(toggle(page, `${name} is active`)).toBeChecked();
  }
  const other = await context.newPage();
  await other.goto('/settings?tab=channels');
  await expect(row(other, 'General Chat')).toBeVisible();

  await page.getByRole('button', { name: 'Add a channel' }).click();
  const form = page.getByRole('form', { name: 'A new channel' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('   ');
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(form.getByText('A channel needs a name.')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Late Talk');
  await form.getByLabel('Emoji', { exact: true }).fill('🌙🌙');
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(form.getByText('Choose a single emoji.')).toBeVisible();
  await form.getByLabel('Emoji', { exact: true }).fill('');
  await form.getByLabel('Description').fill('What only comes up at night.');
  await form.getByLabel('How souls speak here').fill('Quietly.');
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(form).toHaveCount(0);
  await expect(row(page, 'Late Talk')).toContainText('📝');
  await expect(toggle(page, 'Late Talk is active')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add a channel' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Edit Late Talk' })).toBeEnabled();

  await page.getByRole('button', { name: 'Edit Late Talk' }).click();
  const edit = page.getByRole('form', { name: 'Edit Late Talk' });
  await expect(edit.getByLabel('How souls speak here')).toHaveValue('Quietly.');
  await edit.getByLabel('Name').fill('Night Talk');
  await edit.getByRole('button', { name: 'Moon' }).click();
  await edit.getByRole('button', { name: 'Save channel' }).click();
  await expect(row(page, 'Night Talk')).toContainText('🌙');
  await expect(page.getByRole('button', { name: 'Edit Night Talk' })).toBeFocused();
  await toggle(page, 'Night Talk is active').click();
  await toggle(page, 'Creative Lab is active').click();

  await page.getByRole('button', { name: 'Delete Deep Reflection' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete Deep Reflection? This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete Deep Reflection' })).toBeFocused();
  await page.keyboard.press('Enter');
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await question.getByRole('button', { name: 'Delete channel' }).click();
  await expect(row(page, 'Deep Reflection')).toHaveCount(0);
  expect((await deleted).status()).toBe(204);
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get('/api/channels')).json())
    .toMatchObject([
      { name: 'General Chat', active: true },
      { name: 'Creative Lab', active: false },
      { name: 'Night Talk', active: false },
    ]);

  await returnToWindow(other);
  await page.reload();
  for (const window of [page, other]) {
    await expect(row(window, 'Night Talk')).toContainText('What only comes up at night.');
    await expect(toggle(window, 'Night Talk is active')).not.toBeChecked();
    await expect(toggle(window, 'Creative Lab is active')).not.toBeChecked();
    await expect(toggle(window, 'General Chat is active')).toBeChecked();
    await expect(row(window, 'Deep Reflection')).toHaveCount(0);
  }
});

test('rolls back a failed channel change and keeps the input', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings?tab=channels');
  await expect(toggle(page, 'General Chat is active')).toBeChecked();
  for (const method of ['PUT', 'POST', 'DELETE']) await failRequests(page, '**/api/channels{,/*}', method);

  await toggle(page, 'General Chat is active').click();
  await expect(page.getByText('The channel could not be changed').first()).toBeVisible();
  await expect(toggle(page, 'General Chat is active')).toBeChecked();

  await page.getByRole('button', { name: 'Delete General Chat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete channel' }).click();
  await expect(page.getByText('The channel could not be deleted').first()).toBeVisible();
  await expect(row(page, 'General Chat')).toBeVisible();

  await page.getByRole('button', { name: 'Add a channel' }).click();
  const form = page.getByRole('form', { name: 'A new channel' });
  await form.getByLabel('Name').fill('Late Talk');
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByText('The channel could not be added').first()).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Late Talk');
  await expect(page.getByRole('button', { name: 'Edit Late Talk' })).toHaveCount(0);

  await page.unrouteAll();
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByRole('button', { name: 'Edit Late Talk' })).toBeEnabled();
});

test('saves behavior settings immediately', async ({ page, context }) => {
  await signUp(page);
  const kept = async (): Promise<unknown> => (await page.request.get('/api/settings/behavior')).json();
  await page.goto('/settings?tab=behavior');
  await expect(toggle(page, 'Autonomous mode')).toBeChecked();
  await expect(toggle(page, 'Typing indicators')).toBeChecked();
  await expect(toggle(page, 'Focus mode')).not.toBeChecked();
  const most = page.getByRole('radiogroup', { name: 'Responses per turn, at most' });
  await expect(most.getByRole('radio')).toHaveText(['1', '2', '3', '5']);
  await expect(most.getByRole('radio', { name: '3' })).toBeChecked();
  const delay = page.getByRole('slider', { name: 'Delay between responses' });
  await expect(delay).toHaveAttribute('aria-valuetext', '2 seconds');
  const other = await context.newPage();
  await other.goto('/settings?tab=behavior');
  await expect(toggle(other, 'Autonomous mode')).toBeChecked();

  await toggle(page, 'Autonomous mode').click();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1);
  await toggle(page, 'Typing indicators').click();
  await toggle(page, 'Focus mode').click();
  await most.getByRole('radio', { name: '5' }).click();
  await delay.press('ArrowRight');
  await expect(delay).toHaveAttribute('aria-valuetext', '2.5 seconds');
  await expect.poll(kept).toMatchObject({
    autonomousMode: false,
    typingIndicators: false,
    focusMode: true,
    maxResponses: 5,
    responseDelay: 2_500,
  });
  await delay.press('End');
  await expect(delay).toHaveAttribute('aria-valuetext', '10 seconds');
  await expect.poll(kept).toMatchObject({ responseDelay: 10_000 });

  await returnToWindow(other);
  await page.reload();
  for (const window of [page, other]) {
    await expect(toggle(window, 'Autonomous mode')).not.toBeChecked();
    await expect(toggle(window, 'Focus mode')).toBeChecked();
    await expect(window.getByRole('radio', { name: '5' })).toBeChecked();
    await expect(window.getByRole('slider', { name: 'Delay between responses' })).toHaveAttribute(
      'aria-valuenow',
      '10000',
    );
  }

  await failRequests(page, '**/api/settings/behavior', 'PUT');
  await toggle(page, 'Focus mode').click();
  await expect(page.getByText('That could not be saved').first()).toBeVisible();
  await expect(toggle(page, 'Focus mode')).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
});

test('dark mode and theme selection stay in sync', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page);
  const shown = (theme: string) => expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const kept = async (): Promise<unknown> =>
    ((await (await page.request.get('/api/settings/behavior')).json()) as { darkMode: boolean }).darkMode;
  expect(await kept()).toBe(false);
  await page.goto('/settings?tab=behavior');
  await expect(toggle(page, 'Dark mode')).toBeChecked();
  await toggle(page, 'Dark mode').click();
  await shown('light');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await shown('dark');
  await expect(toggle(page, 'Dark mode')).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(kept).toBe(true);

  await page.getByRole('tab', { name: 'Appearance' }).click();
  const themes = page.getByRole('radiogroup', { name: 'Theme' });
  await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await themes.getByRole('radio', { name: 'Light' }).click();
  await shown('light');
  await expect.poll(kept).toBe(false);
  await themes.getByRole('radio', { name: 'Dark' }).click();
  await shown('dark');
  await themes.getByRole('radio', { name: 'System' }).click();
  await shown('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shown('dark');
  await page.reload();
  await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('kinloom-ui-theme'))).toBe('system');
});

test('text size, density and motion apply at once and before the next first paint', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings?tab=appearance');
  const rootSize = (): Promise<number> =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const height = async (): Promise<number> =>
    (await page.getByRole('link', { name: 'Home', exact: true }).boundingBox())?.height ?? 0;
  expect(await rootSize()).toBe(16);
  await page.getByRole('radio', { name: 'Larger' }).click();
  await expect.poll(rootSize).toBe(20);
  await page.getByRole('radio', { name: 'Normal' }).click();
  const comfortable = await height();
  await page.getByRole('radio', { name: 'Compact' }).click();
  await expect.poll(height).toBeLessThan(comfortable);
  await page.getByRole('radio', { name: 'Large', exact: true }).click();
  await page.getByRole('radio', { name: 'Reduced' }).click();
  await expectAccessible(page);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  expect(await rootSize()).toBe(18);
});
