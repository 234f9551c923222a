import { expect, test } from '@playwright/test';
import { makeSoul, signUp } from './people';
import { comeBack, row } from './windows';

const PASSWORD = 'a quiet evening';

test('the account: a name, a password, and the sessions that end with it', async ({ page, browser }) => {
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
  await comeBack(page);
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
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await fill(PASSWORD, 'another evening', 'another evening');
  await expect(page.getByText('Your new password is set. Every other session has ended.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect.poll(async () => (await away[1].request.get('/api/auth/me')).status()).toBe(401);
  const back = await away[1].request.post('/api/auth/login', { data: { email, password: 'another evening' } });
  expect(back.status()).toBe(200);
  for (const context of away) await context.close();
});

test('a thread is named, opens its place, and is deleted', async ({ page, browser }) => {
  await signUp(page);
  await makeSoul(page, 'Ilse');
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
  await form.getByLabel('It opens').selectOption({ label: 'Talk with Ilse' });
  await form.getByRole('button', { name: 'Add thread' }).click();
  await expect(row(page, name)).toContainText('Opens: Talk with Ilse');
  await expect(page.getByRole('button', { name: 'Add a thread' })).toBeFocused();

  await page.getByRole('button', { name: 'Add a thread' }).click();
  await form.getByLabel('Thread Name').fill(name);
  await form.getByLabel('Sacred Key').fill('cedar and oar');
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
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete thread' }).click();
  await expect(page.getByText('You have no threads yet.')).toBeVisible();
  await enter();
  await expect(
    door.getByText("We couldn't find your thread. Try again, or ask the Loom to guide you.").first(),
  ).toBeVisible();
  await away.close();
});

test('the voice in use is told in plain words', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings?tab=account');
  const voice = page.getByRole('region', { name: 'The voice in use' });
  await expect(voice).toContainText('It is no language model.');
  await expect(voice).toContainText('Nothing you say leaves the machine');

  const answerWith = (path: string, change: (answer: Record<string, unknown>) => Record<string, unknown>) =>
    page.route(path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: change((await answer.json()) as Record<string, unknown>) });
    });
  await answerWith('**/api/health', (health) => ({ ...health, voice: 'model' }));
  await page.reload();
  await expect(voice).toContainText('The operator of this installation chose it.');
  await expect(voice).not.toContainText('Nothing you say leaves');

  // An operator also reads which model it is and where it runs.
  await answerWith('**/api/auth/me', (me) => ({ ...me, role: 'operator' }));
  await page.route('**/api/admin/system', (route) =>
    route.fulfill({ json: { voice: { name: 'evening:8b at voices.example:8080', failures: [], repliesInADay: 0 } } }),
  );
  await page.reload();
  await expect(voice).toContainText('evening:8b');
  await expect(voice).toContainText('A language model at voices.example:8080.');
  await expect(voice).not.toContainText('Nothing you say leaves');
});
