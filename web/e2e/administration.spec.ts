import { expect, test } from '@playwright/test';
import { createSoul, sendMessage, signUp, signUpOperator } from './users';
import { expectNoOverflow, expectTouchTargets, expectAccessible } from './accessibility';

const PATHS = ['/admin', '/admin/souls', '/admin/system'];

test('members cannot see the administration screens', async ({ page }) => {
  await signUp(page);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  }
});

test('shows and edits a soul’s configuration and follows its processing logs', async ({ page }) => {
  await signUpOperator(page);
  await createSoul(page, 'Ilse');
  await page.goto('/admin/souls');
  await page.getByRole('group', { name: 'Souls' }).getByRole('button', { name: 'Ilse' }).click();
  const soul = page.getByRole('region', { name: 'Ilse' });
  await expect(soul.getByText('No soul reflections yet')).toBeVisible();
  await expect(soul.getByText('Reflections will appear as the soul processes interactions privately')).toBeVisible();
  await expect(soul.getByText('No relational patterns established yet')).toBeVisible();

  await soul.getByRole('button', { name: 'Edit' }).click();
  await soul.getByRole('button', { name: 'Add a rule' }).click();
  await soul.getByRole('button', { name: 'Save' }).click();
  await expect(soul.getByText('Enter the rule.')).toBeVisible();
  await soul
    .getByRole('textbox', { name: /^Rule \d+$/ })
    .last()
    .fill('Asks no questions.');
  await soul.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It applies from the next reply on.').first()).toBeVisible();
  await soul.getByText(/^Severity 2 of 3/).click();
  await expect(soul.getByText('Asks no questions.')).toBeVisible();

  await soul.getByRole('tab', { name: 'Processing Logs' }).click();
  await expect(soul.getByText('This soul has not answered yet.')).toBeVisible();
  const talk = await page.context().newPage();
  await talk.goto('/');
  await talk.getByRole('link', { name: /Ilse/ }).first().click();
  await sendMessage(talk, 'My daughter was born last night and I have never been so happy.');
  const reply = talk.getByRole('article', { name: /^Ilse,/ });
  await expect(reply).toHaveAttribute('data-status', 'complete');
  await expect(reply).not.toContainText('?');
  const log = soul.locator('details').first();
  await log.locator('summary').click();
  for (const step of ['perceive', 'recall', 'compose', 'guard', 'settle']) {
    await expect(log.getByText(step, { exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(soul.getByRole('tab', { name: 'Processing Logs' })).toHaveAttribute('aria-selected', 'true');
  await soul.getByRole('tab', { name: 'Reflections That Became Memory' }).click();
  await expect(soul.getByText(/daughter/).first()).toBeVisible();
});

test('hides other accounts’ souls on every administration screen', async ({ page, browser }) => {
  await signUpOperator(page);
  const other = await (await browser.newContext()).newPage();
  const email = `member-${crypto.randomUUID()}@example.org`;
  await signUp(other, email);
  const answer = await other.request.post('/api/companions', { data: { name: 'Mathilde', archetype: 'grandmother' } });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/admin/souls?soul=${id}`);
  const soul = page.getByRole('region', { name: `Soul ${id}`, exact: true });
  await expect(soul.getByText('This soul is private to its owner.')).toBeVisible();
  await expect(soul.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText(/belongs? to other accounts/)).toBeVisible();
  await expect(page.getByText('Mathilde')).toHaveCount(0);
  await expect(page.getByText('grandmother')).toHaveCount(0);
  await page.goto('/admin/system?tab=accounts');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByRole('cell', { name: 'private', exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: `Lift the guarded mode: ${email}` })).toBeVisible();
  await expect(row).not.toContainText('under 18');
  await expect(page.getByText('Mathilde')).toHaveCount(0);
  await other.context().close();
});

test('withholds figures about few members', async ({ page }) => {
  await signUpOperator(page);
  // Mocked response: other tests sign up members of the same installation.
  await page.route('**/api/admin/system/stats', (route) =>
    route.fulfill({
      json: {
        systemStats: {
          totalSouls: 3,
          activeRestraints: 'fewer than 5 members',
          totalRelationalPatterns: 'fewer than 5 members',
          totalConstraints: 41,
        },
      },
    }),
  );
  await page.goto('/admin/souls');
  await expect(page.getByText('Withheld (fewer than 5 members)')).toHaveCount(2);
  await expect(page.getByText('41', { exact: true })).toBeVisible();
});

test('has no layout shift while lower sections load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpOperator(page);
  await page.request.post('/api/companions', { data: { name: 'Ilse', archetype: 'sage' } });
  await page.goto('/admin/souls');
  await expect(page.getByRole('tab', { name: 'Processing Logs' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Souls Overview' })).toBeInViewport();
});

test('shows the system state and closes and reopens an account', async ({ page, browser }) => {
  await signUpOperator(page);
  const other = await (await browser.newContext()).newPage();
  const email = `guest-${crypto.randomUUID()}@example.org`;
  await signUp(other, email);
  // Failures of other parts of the installation are listed here too.
  const failures: object[] = [];
  await page.route('**/api/admin/system', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), failures } });
  });
  await page.goto('/admin/system');
  const queues = page.getByRole('group', { name: 'Queues', exact: true });
  await expect(queues.getByRole('row', { name: /^replies/ })).toBeVisible();
  await expect(page.getByText('No failed jobs.')).toBeVisible();
  await page.getByRole('tab', { name: 'Accounts' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close account' }).click();
  await expect(row).toContainText('closed');
  await expect.poll(async () => (await other.request.get('/api/auth/me')).status()).toBe(401);
  const refused = await other.request.post('/api/auth/login', { data: { email, password: 'a quiet evening' } });
  expect(await refused.json()).toMatchObject({ code: 'account_disabled' });
  await row.getByRole('button', { name: 'Reopen' }).click();
  await expect(row.getByRole('button', { name: 'Close' })).toBeVisible();
  // The security log names the account by the number in this row.
  const number = (await row.getByRole('cell').first().textContent()) ?? '';
  await row.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/admin/system?tab=security&account=${number}`);
  const refusal = page
    .getByRole('row', { name: /^Failed sign-in/ })
    .filter({ has: page.getByRole('cell', { name: number, exact: true }) });
  await expect(refusal.getByRole('cell', { name: 'unknown', exact: true })).toBeVisible();
  await other.context().close();
});

for (const theme of ['dark', 'light']) {
  test(`the administration screens are accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await signUpOperator(page);
    const long = { name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis', archetype: 'A'.repeat(50) };
    expect((await page.request.post('/api/companions', { data: long })).status()).toBe(201);
    await createSoul(page, 'Ilse');
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...PATHS, '/admin/system?tab=accounts', '/admin/system?tab=security']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoOverflow(page);
        if (width === 320) await expectTouchTargets(page);
      }
    }
    await page.goto('/admin/souls');
    await page.getByRole('region', { name: 'Ilse' }).getByRole('button', { name: 'Edit' }).click();
    await expectAccessible(page);
  });
}
