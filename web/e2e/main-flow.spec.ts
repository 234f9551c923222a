import { expect, test } from '@playwright/test';
import { whatsapp } from './chat-exports';
import { waitForToast } from './toasts';
import { createSoul, sendAndAwaitStored, signUp } from './users';
import { expectAccessible } from './accessibility';
import { waitUntilConnected } from './windows';

test('signs up, creates a soul, chats and reopens the conversation', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const box = page.getByRole('textbox', { name: 'Message to Ilse' });
  const log = page.getByRole('log');

  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box.fill('   ');
  await box.press('Enter');
  await expect(log.getByRole('article')).toHaveCount(0);

  await box.fill('Good evening, Ilse.');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(log.getByRole('article', { name: /^You,/ })).toContainText('Good evening, Ilse.');

  const reply = log.getByRole('article', { name: /^Ilse,/ });
  await expect(reply).toHaveAttribute('data-status', 'complete');
  const words = await reply.innerText();
  expect(words.trim()).not.toBe('');

  await page.reload();
  await expect(log.getByRole('article')).toHaveCount(2);
  await expect(log.getByRole('article', { name: /^You,/ })).toContainText('Good evening, Ilse.');
});

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`a conversation opens at its end, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signUp(page);
    const brought = await page.request.post('/api/soulprints/import', {
      data: { name: 'Lumen', chatLogs: whatsapp(14), importConversations: true },
    });
    expect(brought.ok()).toBe(true);
    const { companion } = (await brought.json()) as { companion: { id: number } };
    await page.goto(`/?soul=${companion.id}`);
    const log = page.getByRole('log');
    await expect(log.getByRole('article').last()).toBeInViewport();
    // Rows are estimated first and measured again when fonts load; the list must stay at its end.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    });
    await expect
      .poll(() => log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
      .toBeLessThanOrEqual(1);
  });
}

test('shows a message in both windows', async ({ page, context }) => {
  await signUp(page);
  await createSoul(page, 'Tamar');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Message to Tamar' })).toBeVisible();
  await page.getByRole('textbox').fill('Are you there?');
  await page.getByRole('textbox').press('Enter');
  await expect(other.getByRole('article', { name: /^You,/ })).toContainText('Are you there?');
  await expect(other.getByRole('article', { name: /^Tamar,/ })).toHaveAttribute('data-status', 'complete');
});

test('keeps unsent messages across a reload and sends them once', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Odd');
  // Blocks sockets and HTTP posts.
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await page.reload();
  const box = page.getByRole('textbox', { name: 'Message to Odd' });
  await box.fill('Do not lose this.');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('article', { name: /^You,/ })).toContainText('Do not lose this.');
  await page.unroute('**/messages');
  await page.getByRole('button', { name: 'Retry' }).click();
  // The sockets are still blocked: the reply arrives by polling.
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expect(page.getByRole('article', { name: /^Odd,/ })).toHaveAttribute('data-status', 'complete');
  await expect(page.getByText('Do not lose this.', { exact: true })).toHaveCount(1);
});

test('deletes a soul only after confirmation', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Mirel');
  await page.getByRole('button', { name: 'More for Mirel' }).click();
  await page.getByRole('menuitem', { name: 'Delete Soul' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete Mirel? This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: /Mirel/ })).toBeVisible();
  await page.getByRole('button', { name: 'More for Mirel' }).click();
  await page.getByRole('menuitem', { name: 'Delete Soul' }).click();
  await page.getByRole('button', { name: 'Delete Soul' }).click();
  await expect(page.getByText('Select a soul to start a conversation or create a new one')).toBeVisible();
  await expect(page.getByRole('link', { name: /Mirel/ })).toHaveCount(0);
});

test('opens the most recent conversation, and home after its deletion', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Mirel');
  await sendAndAwaitStored(page, 'The kettle is on.');
  await createSoul(page, 'Tamar');
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Message to Mirel' })).toBeVisible();
  await page.getByRole('button', { name: 'More for this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Delete Conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Conversation' }).click();
  await expect(page).toHaveURL('/circle');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('You have not talked yet.');
});

test('a soul needs a name and an archetype', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Create New Soul' }).click();
  await page.getByRole('button', { name: 'Create Soul' }).click();
  await expect(page.getByText('Please provide a name and select an archetype.').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/souls/new');
  await expect(page.getByRole('button', { name: 'Create Soul' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Create Soul' }).click();
  await expect(page.getByText('Required fields missing').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ilse');
  await page.getByRole('button', { name: 'Create Soul' }).click();
  await expect(page.getByRole('radio', { name: 'Companion' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Archetype' })).toHaveAccessibleDescription('Please choose one.');
});

test('the skip link names its target and focuses it', async ({ page }) => {
  await signUp(page);
  const skip = async (path: string, name: string): Promise<void> => {
    await page.goto(path);
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  };
  await skip('/', 'Skip to the main screen');
  await skip('/settings', 'Skip to Settings');
  await skip('/relational-intelligence', 'Skip to Relational Intelligence');
  // Operator paths must not be distinguishable from missing ones.
  await skip('/admin', 'Skip to the page');
  await page.goto('/');
  await createSoul(page, 'Ilse');
  // A conversation opens with the focus in its message box.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message to Ilse' })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to the conversation', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('closing an overlay restores the focus to its opener', async ({ page }) => {
  await signUp(page);
  const create = page.getByRole('main').getByRole('button', { name: 'Create New Soul' });
  await create.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  // A toast that appears meanwhile must not take the Escape key.
  await create.click();
  const told = waitForToast(page, 'Missing Information');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Soul' }).click();
  await told;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(create).toBeFocused();

  await createSoul(page, 'Ilse');
  // Dialogs opened from a menu: the menu item is gone, its button is not.
  for (const [button, entry] of [
    ['More for Ilse', 'Add Files'],
    ['More for Ilse', 'Delete Soul'],
    ['More for this conversation', 'Create Memory'],
    ['More for this conversation', 'Delete Conversation'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused();
  }
  const profile = page.getByRole('button', { name: 'Soul Profile' }).first();
  await profile.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const sidebar = page.getByRole('button', { name: 'Open the sidebar' });
  await sidebar.click();
  await expect(page.getByRole('dialog', { name: 'Souls and account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeFocused();
});

test('reports on a phone that souls could not be loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.route('**/api/companions', (route) => route.abort());
  const live = waitUntilConnected(page);
  await page.reload();
  await live;
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your souls could not be loaded');
  await page.unroute('**/api/companions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Select a soul to start a conversation or create a new one')).toBeVisible();
});

test('redirects to sign-in and back', async ({ page }) => {
  await signUp(page);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto('/settings?x=1');
  await expect(page).toHaveURL('/auth/login?next=%2Fsettings%3Fx%3D1');
  await page.getByLabel('Email').fill('unknown@example.org');
  await page.getByLabel('Password', { exact: true }).fill('wrongpass');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await page.context().addCookies(session);
  await page.goto('/settings?x=1');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('shows the not-found page for unknown paths', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await signUp(page);
  await page.goto('/conversation/999999999');
  await expect(page.getByText('Conversation not found')).toBeVisible();
});

for (const theme of ['dark', 'light']) {
  test(`the main screens are accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    for (const path of [
      '/welcome',
      '/about',
      '/login',
      '/auth/login',
      '/signup',
      '/auth/forgot-password',
      '/safety',
      '/privacy',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    await signUp(page);
    await expectAccessible(page);
    await createSoul(page, 'Lumen');
    await page.getByRole('textbox').fill('Good evening.');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('article', { name: /^Lumen,/ })).toHaveAttribute('data-status', 'complete');
    await expectAccessible(page);
    for (const path of ['/souls/new', '/circle']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('a soul gets the portrait that is chosen for it', async ({ page }) => {
  await signUp(page);
  await page.getByRole('main').getByRole('button', { name: 'Create New Soul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New AI Soul' });
  await dialog.getByLabel('Name').fill('Wren');
  await dialog.getByRole('radio', { name: 'Explorer' }).click();
  const portrait = dialog.getByRole('radio', { name: 'Portrait 3' });
  await portrait.click();
  await expect(portrait).toBeChecked();
  await dialog.getByRole('button', { name: 'Create Soul' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Wren' })).toBeVisible();
  const [wren] = (await (await page.request.get('/api/companions')).json()) as { avatar: string }[];
  expect(wren?.avatar).toMatch(/^data:image\/webp;base64,/);
  await expect(page.getByRole('link', { name: /Wren/ }).locator('img')).toHaveAttribute('src', wren?.avatar ?? '');
});
