import { expect, test } from '@playwright/test';
import { createSoul, sendMessage, signUp } from './users';
import { waitUntilConnected, failRequests, toggle } from './windows';
import { expectPageFitsWidth, expectAccessible } from './accessibility';

test('has four tabs and the account, with addresses and history', async ({ page }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Soul Profiles', 'Channels', 'Behavior', 'Appearance']);
  await expect(page.getByRole('tab', { name: 'Soul Profiles' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Channels' }).click();
  await expect(page).toHaveURL('/settings?tab=channels');
  await expect(page.getByRole('heading', { level: 2, name: 'Channels' })).toBeVisible();
  await expect(page).toHaveTitle('Channels · Settings · Kinloom');

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Behavior' })).toBeFocused();
  await expect(page).toHaveURL('/settings?tab=channels');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings?tab=behavior');
  const account = page.getByRole('link', { name: 'Account', exact: true });
  await page.keyboard.press('Tab');
  await expect(account).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();

  await account.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL('/settings?tab=account');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Behavior' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Channels' })).toBeVisible();

  await page.goto('/settings?tab=appearance');
  await expect(page.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/settings?tab=nothing');
  await expect(page.getByRole('tab', { name: 'Soul Profiles' })).toHaveAttribute('aria-selected', 'true');
});

test('edits a soul profile and updates the other window', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Create New Soul' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New AI Soul' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/');
  await createSoul(page, 'Ilse');
  await page.goto('/');
  await createSoul(page, 'Tamar');

  await page.goto('/settings');
  const picker = page.getByRole('navigation', { name: 'Souls to edit' });
  await expect(picker.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('form', { name: /^Profile of/ })).toBeVisible();
  await picker.getByRole('link', { name: /Ilse/ }).click();
  await expect(page).toHaveURL(/\/settings\?tab=souls&soul=\d+$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('form', { name: 'Profile of Ilse' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Profile of Ilse' });
  await expect(form.getByRole('radio')).toHaveCount(10);
  for (const archetype of ['Companion', 'Partner', 'Creator', 'Mentor', 'Sage', 'Explorer']) {
    await expect(form.getByRole('radio', { name: archetype })).toBeVisible();
  }
  await expect(form.getByRole('button', { name: 'Save profile' })).toBeDisabled();
  await form.getByLabel('Name').fill('Ilse Marie');
  await form.getByRole('radio', { name: 'Mentor' }).click();
  await form.getByRole('slider', { name: 'Empathy' }).press('End');
  await form.getByLabel('Instructions').fill('Answer in short sentences.');
  await form.getByRole('radio', { name: 'Resting' }).click();
  await expect(form.getByText('Not saved yet')).toBeVisible();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Soul Updated').first()).toBeVisible();

  for (const window of [page, other]) {
    if (window === page) await window.reload();
    const saved = window.getByRole('form', { name: 'Profile of Ilse Marie' });
    await expect(saved.getByLabel('Name')).toHaveValue('Ilse Marie');
    await expect(saved.getByRole('radio', { name: 'Mentor' })).toBeChecked();
    await expect(saved.getByRole('radio', { name: 'Resting' })).toBeChecked();
    await expect(saved.getByRole('slider', { name: 'Empathy' })).toHaveAttribute('aria-valuenow', '5');
    await expect(saved.getByLabel('Instructions')).toHaveValue('Answer in short sentences.');
  }
  await page.goto('/settings?tab=souls&soul=999999');
  await expect(page.getByText('Soul not found')).toBeVisible();
});

test('reports a failed save and keeps the draft', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Odd');
  await page.goto('/settings');
  const form = page.getByRole('form', { name: 'Profile of Odd' });
  await form.getByLabel('Name').fill('   ');
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Please provide a name and select an archetype.').first()).toBeVisible();
  await expect(form.getByText('A soul needs a name.')).toBeVisible();

  await form.getByLabel('Name').fill('Odd the Elder');
  await failRequests(page, '**/api/companions/*', 'PUT');
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Failed to update soul profile. Please try again.').first()).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue('Odd the Elder');
  await expect(form.getByText('Not saved yet')).toBeVisible();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Odd');
  await expect(form.getByText('Not saved yet')).toHaveCount(0);
});

test('memory depth counts memories and updates live', async ({ page, context }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const depth = await context.newPage();
  await depth.goto('/settings');
  const panel = depth.getByRole('region', { name: 'Memory depth' });
  await expect(panel.getByText('Ilse has no memories yet.')).toBeVisible();

  await sendMessage(page, 'I live in Ghent with my cat Biscuit.');
  await expect(panel.getByText('Surface')).toBeVisible();
  await panel.getByText('Surface').click();
  // More memories may still be extracted; the figure must match at any time.
  await expect(async () => {
    const memories = (await (await page.request.get('/api/memories')).json()) as { layer: string; title: string }[];
    const shown = { timeout: 2_000 };
    for (const layer of ['surface', 'core', 'background', 'archived']) {
      const count = memories.filter((memory) => memory.layer === layer).length;
      await expect(panel.locator(`[data-layer="${layer}"]`)).toHaveText(String(count), shown);
    }
    await expect(panel.getByText(memories[0]?.title ?? 'no memory')).toBeVisible(shown);
  }).toPass();
});

for (const [place, path, title, then] of [
  ['souls', '**/api/companions', 'Your souls could not be loaded', 'The profiles of your souls will be listed here.'],
  ['channels', '**/api/channels', 'Your channels could not be loaded', 'General Chat'],
  ['behavior', '**/api/settings/behavior', 'Your behavior settings could not be loaded', 'Pace'],
  ['account', '**/api/auth/sessions', 'Your sessions could not be loaded', 'This browser'],
] as const) {
  test(`reports loading errors in ${place} with a retry`, async ({ page }) => {
    await signUp(page);
    await failRequests(page, path, 'GET');
    const live = waitUntilConnected(page);
    await page.goto(`/settings?tab=${place}`);
    await live;
    const note = page.getByRole('main').getByRole('alert').filter({ hasText: title });
    await expect(note).toBeVisible();
    await page.unrouteAll();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText(then)).toBeVisible();
  });
}

test('fits the smallest phone with sufficient touch targets', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/signup');
  await signUp(page);
  await createSoul(page, 'Ilse');
  for (const place of ['souls', 'channels', 'behavior', 'appearance', 'account']) {
    await page.goto(`/settings?tab=${place}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (place === 'channels') await page.getByRole('button', { name: 'Edit General Chat' }).click();
    if (place === 'account') await page.getByRole('button', { name: 'Add a thread' }).click();
    if (place === 'channels') await expect(page.getByRole('form', { name: 'Edit General Chat' })).toBeVisible();
    if (place === 'account') await expect(page.getByRole('form', { name: 'A new thread' })).toBeVisible();
    const small = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('button, a, input, select, textarea, summary, [role="slider"]')]
          .filter((one) => one.checkVisibility() && one.getAttribute('aria-hidden') !== 'true')
          .filter((one) => {
            // Sliders accept presses along their track; the row of souls scrolls.
            const held = one.getAttribute('role') === 'slider' ? (one.closest('.touch-none') ?? one) : one;
            const { width, height, left, right } = held.getBoundingClientRect();
            const within = one.closest('nav') !== null || (left >= 0 && right <= innerWidth);
            return height < 43.5 || width < 43.5 || !within;
          })
          .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`),
      );
    await expect.poll(small, place).toEqual([]);
    await expectPageFitsWidth(page);
  }
});

for (const theme of ['dark', 'light']) {
  test(`the settings are accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    const open = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    };
    await signUp(page);
    await open('/settings');
    await expectAccessible(page);
    await page.goto('/');
    await createSoul(page, 'Lumen');
    await sendMessage(page, 'I live in Ghent with my cat Biscuit.');
    await expect(page.getByRole('article', { name: /^Lumen,/ })).toHaveAttribute('data-status', 'complete');
    await open('/settings');
    await expect(page.getByText('Surface')).toBeVisible();
    await page.getByRole('form').getByLabel('Name').fill('Lumen Vale');
    await page.getByText('Surface').click();
    await expectAccessible(page);
    await open('/settings?tab=channels');
    await toggle(page, 'Creative Lab is active').click();
    await page.getByRole('button', { name: 'Add a channel' }).click();
    await page.getByRole('button', { name: 'Add channel' }).click();
    await expectAccessible(page);
    for (const place of ['behavior', 'appearance']) {
      await open(`/settings?tab=${place}`);
      await expectAccessible(page);
    }
    await open('/settings?tab=account');
    await page.getByRole('button', { name: 'Add a thread' }).click();
    await page.getByRole('button', { name: 'Add thread' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectAccessible(page);
  });
}
