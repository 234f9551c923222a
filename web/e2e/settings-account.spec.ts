import { expect, type Page, request, test } from '@playwright/test';
import { expectNoOverflow, expectAccessible } from './accessibility';
import { createSoul, signUp } from './users';
import { returnToWindow, row } from './windows';

const PASSWORD = 'a quiet evening';

test('changes name and password and ends other sessions', async ({ page, browser }) => {
  await signUp(page);
  const { email } = (await (await page.request.get('/api/auth/me')).json()) as { email: string };
  await page.goto('/settings?tab=account');

  await page.getByLabel('Display name').fill('  ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('A name has 1 to 80 characters.')).toBeVisible();
  await page.getByLabel('Display name').fill('Mara');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account of Mara' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Mara');

  const away = [await browser.newContext(), await browser.newContext()] as const;
  for (const [place, context] of away.entries()) {
    const answer = await context.request.post('/api/auth/login', {
      data: { email, password: PASSWORD },
      headers: {
        'user-agent':
          place === 0
            ? 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1'
            : 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      },
    });
    expect(answer.status()).toBe(200);
  }
  await returnToWindow(page);
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'End the session of Safari on iPhone' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect.poll(async () => (await away[0].request.get('/api/auth/me')).status()).toBe(401);
  expect((await away[1].request.get('/api/auth/me')).status()).toBe(200);

  const change = page.getByRole('button', { name: 'Change password' });
  const fill = async (current: string, next: string, again: string): Promise<void> => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(again);
    await change.click();
  };
  await fill(PASSWORD, 'another evening', 'another morning');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fill(PASSWORD, 'short', 'short');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await fill('not the password', 'another evening', 'another evening');
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await fill(PASSWORD, 'another evening', 'another evening');
  await expect(page.getByText('Your new password is set. Every other session has ended.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect.poll(async () => (await away[1].request.get('/api/auth/me')).status()).toBe(401);
  const back = await away[1].request.post('/api/auth/login', { data: { email, password: 'another evening' } });
  expect(back.status()).toBe(200);
  for (const context of away) await context.close();
});

test('creates, uses and deletes a thread', async ({ page, browser }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await page.goto('/settings?tab=account');
  const name = `the lake ${crypto.randomUUID()}`;
  await expect(page.getByText('You have no threads yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a thread' }).click();
  const form = page.getByRole('form', { name: 'A new thread' });
  await form.getByLabel('Sacred Key').fill('oar');
  await form.getByRole('button', { name: 'Add thread' }).click();
  await expect(form.getByText('A thread needs a name.')).toBeVisible();
  await expect(form.getByText('A sacred key has at least 6 characters.')).toBeVisible();
  await form.getByLabel('Thread Name').fill(name);
  await form.getByLabel('Sacred Key').fill('cedar and oar');
  await form.getByLabel('Opens first').selectOption({ label: 'Talk with Ilse' });
  await expect(form.getByLabel('Valid for')).toHaveValue('180');
  await form.getByLabel('Valid for').selectOption({ label: '30 days' });
  await form.getByRole('button', { name: 'Add thread' }).click();
  await expect(form.getByText('Please enter your password.')).toBeVisible();
  await form.getByLabel('Your account password').fill('not the password');
  await form.getByRole('button', { name: 'Add thread' }).click();
  await expect(form.getByText('The current password is incorrect.')).toBeVisible();
  await form.getByLabel('Your account password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Add thread' }).click();
  await expect(row(page, name)).toContainText('Opens first: Talk with Ilse');
  await expect(row(page, name)).toContainText('Never used · Expires in 30 days');
  await expect(page.getByRole('button', { name: 'Add a thread' })).toBeFocused();

  await page.getByRole('button', { name: 'Add a thread' }).click();
  await form.getByLabel('Thread Name').fill(name);
  await form.getByLabel('Sacred Key').fill('cedar and oar');
  await form.getByLabel('Your account password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Add thread' }).click();
  await expect(form.getByText('Please choose another name for this thread.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();

  const away = await browser.newContext();
  const door = await away.newPage();
  const enter = async (): Promise<void> => {
    await door.goto('/login');
    await door.getByLabel('Thread Name').fill(name);
    await door.getByLabel('Sacred Key').fill('cedar and oar');
    await door.getByRole('button', { name: 'Enter Kinloom' }).click();
  };
  await enter();
  await expect(door.getByRole('textbox', { name: 'Message to Ilse' })).toBeVisible();

  await page.reload();
  await expect(row(page, name)).toContainText('Last used');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete thread' }).click();
  await expect(page.getByText('You have no threads yet.')).toBeVisible();
  await enter();
  await expect(
    door.getByText("We couldn't find your thread. Try again, or ask the Loom to guide you.").first(),
  ).toBeVisible();
  await away.close();
});

const emailOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/auth/me')).json()) as { email: string }).email;

/** Creates a thread key as the signed-in user. */
async function addThread(page: Page, name: string, sacred_key: string): Promise<void> {
  const answer = await page.request.post('/api/thread-keys', {
    data: { thread_name: name, sacred_key, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
}

test('asks a thread session for the password before sensitive actions', async ({ page }) => {
  await signUp(page);
  const email = await emailOf(page);
  const name = `side door ${crypto.randomUUID()}`;
  await addThread(page, name, 'a lantern outside');
  for (let i = 0; i < 2; i += 1) {
    const other = await request.newContext({ baseURL: new URL(page.url()).origin });
    expect((await other.post('/api/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(200);
    await other.dispose();
  }
  const entered = await page.request.post('/api/authenticate_thread', {
    data: { thread_name: name, sacred_key: 'a lantern outside' },
  });
  expect(entered.status()).toBe(200);
  await page.goto('/settings?tab=account');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  const dialog = page.getByRole('dialog', { name: 'Enter your password' });
  const others = page.getByRole('button', { name: 'End all other sessions' });
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  const before = await sessions.getByRole('listitem').count();
  expect(before).toBeGreaterThan(2);

  await others.click();
  await dialog.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(sessions.getByRole('listitem')).toHaveCount(before);

  // The export asks for the password too and then continues.
  await page.getByRole('link', { name: 'Download everything' }).click();
  await expect(dialog).toContainText('Everything in your account will be downloaded as one file.');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download everything' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
  // A given password is valid for a while.
  await others.click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  await expect(others).toHaveCount(0);
});

test('password dialog and thread form fit narrow screens in both themes', async ({ page }) => {
  await signUp(page);
  const email = await emailOf(page);
  const name = `side door ${crypto.randomUUID()}`;
  await addThread(page, name, 'a lantern outside');
  await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const entered = await page.request.post('/api/authenticate_thread', {
    data: { thread_name: name, sacred_key: 'a lantern outside' },
  });
  expect(entered.status()).toBe(200);
  const other = await request.newContext({ baseURL: new URL(page.url()).origin });
  await other.post('/api/auth/login', { data: { email, password: PASSWORD } });
  await other.dispose();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
      await page.goto('/settings?tab=account');
      await expect(row(page, name)).toContainText('Expires in 180 days');
      await page.getByRole('button', { name: 'Add a thread' }).click();
      await expect(page.getByRole('form', { name: 'A new thread' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.screenshot({ path: test.info().outputPath(`form-${width}-${theme}.png`), fullPage: true });
      await page
        .getByRole('button', { name: /^End the session of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Enter your password' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.screenshot({ path: test.info().outputPath(`dialog-${width}-${theme}.png`) });
    }
  }
});

test('changing the password deletes the threads if requested', async ({ page }) => {
  await signUp(page);
  await addThread(page, `the lake ${crypto.randomUUID()}`, 'cedar and oar');
  await page.goto('/settings?tab=account');
  await expect(page.getByRole('list', { name: 'Threads' }).getByRole('listitem')).toHaveCount(1);
  const fill = async (current: string, next: string): Promise<void> => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(next);
  };
  await fill(PASSWORD, 'another evening');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Threads' }).getByRole('listitem')).toHaveCount(1);
  await fill('another evening', 'one more evening');
  await page.getByLabel('Delete all my threads as well').check();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('You have no threads yet.')).toBeVisible();
});

test('describes the voice in use', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings?tab=account');
  const voice = page.getByRole('region', { name: 'The voice in use' });
  await expect(voice).toContainText('It is not a language model.');
  await expect(voice).toContainText('Your messages never leave the machine');

  const answerWith = (path: string, change: (answer: Record<string, unknown>) => Record<string, unknown>) =>
    page.route(path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: change((await answer.json()) as Record<string, unknown>) });
    });
  await answerWith('**/api/health', (health) => ({ ...health, voice: 'model' }));
  await page.reload();
  await expect(voice).toContainText('The operator of this installation chose it;');
  await expect(voice).not.toContainText('Your messages never leave');

  // Operators also read the model's name and host.
  await answerWith('**/api/auth/me', (me) => ({ ...me, role: 'operator' }));
  await page.route('**/api/admin/system', (route) =>
    route.fulfill({ json: { voice: { name: 'evening:8b at voices.example:8080', failures: [], repliesInADay: 0 } } }),
  );
  await page.reload();
  await expect(voice).toContainText('evening:8b');
  await expect(voice).toContainText('A language model at voices.example:8080.');
  await expect(voice).not.toContainText('Your messages never leave');
});
