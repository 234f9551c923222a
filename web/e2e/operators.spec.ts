import { expect, test } from '@playwright/test';
import { signUp } from './users';
import { withPublicInstallation } from './public-installation';

const { setupCode } = withPublicInstallation();

test('a public installation asks once for the set-up code', async ({ page, browser }) => {
  const visitor = await browser.newContext();
  const stranger = await visitor.newPage();
  await signUp(stranger);
  await stranger.goto('/settings?tab=account');
  await expect(stranger.getByRole('heading', { name: 'Operator', exact: true })).toBeVisible();

  // The owner of the installation during onboarding.
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`owner-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening');
  await page.getByLabel('Confirm password').fill('a quiet evening');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Did you set up this installation?' })).toBeVisible();
  await expect(page.getByText('docker compose exec api-1 cat /data/setup-code')).toBeVisible();
  await expect(page.getByText(/printed where Kinloom was started/)).toBeVisible();
  const become = page.getByRole('button', { name: 'Become the operator' });
  await expect(become).toBeDisabled();
  await page.getByLabel('Set-up code').fill('0000-0000');
  await become.click();
  await expect(page.getByText('This set-up code is incorrect.')).toBeVisible();
  await page.getByLabel('Set-up code').fill(setupCode().toLowerCase());
  await become.click();
  await expect(page.getByText('You are the operator').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Did you set up this installation?' })).toBeHidden();
  await page.getByLabel('I am 18 or over.').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goto('/admin/system?tab=accounts');
  await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible();

  // The code cannot be used a second time.
  await stranger.getByLabel('Set-up code').fill(setupCode());
  await stranger.getByRole('button', { name: 'Become the operator' }).click();
  await expect(stranger.getByRole('heading', { name: 'Operator', exact: true })).toBeHidden();
  expect(await (await stranger.request.get('/api/auth/me')).json()).toMatchObject({
    role: 'member',
    setupPending: false,
  });
  await visitor.close();
});
