import { expect, type Page, test } from '@playwright/test';
import { OPERATOR } from './operator';
import { signUp } from './users';
import { withPublicInstallation } from './public-installation';

async function fillAccount(page: Page, password = 'a quiet evening'): Promise<void> {
  await page.getByLabel('Email').fill(`person-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a private installation asks for no code', async ({ page }) => {
  await page.goto('/signup');
  await fillAccount(page);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByLabel('Set-up code')).toBeHidden();
});

test('refuses common and personal passwords and recommends longer ones', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText(/^At least 6 characters\./)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('dragon');
  await expect(page.getByText(/^Better: 12 characters or more/)).toBeVisible();
  await fillAccount(page, 'dragon');
  await expect(page.getByText(/^This password is one of the most common ones\./)).toBeVisible();
  await fillAccount(page, 'Kinloom1');
  await expect(page.getByText(/^This password consists of your name/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('herons on one leg');
  await expect(page.getByText('Very good length.')).toBeVisible();
});

test.describe('on a separate installation', () => {
  const { setupCode } = withPublicInstallation();

  test('an operator closes sign-up and invites one person', async ({ page, browser }) => {
    await signUp(page, OPERATOR.email);
    const claimed = await page.request.post('/api/account/operator', { data: { code: setupCode() } });
    expect(claimed.status()).toBe(204);
    await page.goto('/admin/system?tab=accounts');
    const mode = page.getByLabel('Who can sign up');
    await mode.selectOption('closed');
    await expect(page.getByText('Sign-up changed').first()).toBeVisible();

    const context = await browser.newContext();
    const guest = await context.newPage();
    await guest.goto('/signup');
    await expect(guest.getByText('Sign-up is closed on this installation.')).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Create account' })).toBeHidden();

    await mode.selectOption('invite');
    await expect(mode).toHaveValue('invite');
    await expect(page.getByText('invitations do not work at the moment')).toBeHidden();
    await page.getByLabel('Note (optional)').fill('for ada@example.org');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    await expect(page.getByText('Please do not put an e-mail address into the note.')).toBeVisible();
    await page.getByLabel('Note (optional)').fill('for the choir');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const link = await page.getByText(/\/signup\?invite=/).textContent();
    expect(new URL(link ?? '').origin).toBe(new URL(page.url()).origin);

    await guest.goto('/signup');
    await expect(guest.getByText('Ask its operator for an invitation.')).toBeVisible();
    await guest.goto(link ?? '');
    await expect(guest.getByLabel('Invitation')).toHaveValue(/^[\w-]{43}$/);
    await fillAccount(guest);
    await expect(guest.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await context.clearCookies();
    await guest.goto(link ?? '');
    await fillAccount(guest);
    await expect(guest.getByText('This invitation is no longer valid.')).toBeVisible();

    await page.reload();
    const invitations = page.getByRole('group', { name: 'Invitations' });
    await expect(invitations.getByText('for the choir')).toBeVisible();
    await expect(invitations.getByText(/^used /)).toBeVisible();
    await invitations.getByRole('button', { name: 'Revoke the invitation: for the choir' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
    await expect(page.getByText('Invitation revoked').first()).toBeVisible();
    await expect(invitations).toBeHidden();
    await context.close();
  });
});
