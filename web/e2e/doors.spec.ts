import { expect, test } from '@playwright/test';
import { signUp } from './people';

test('the landing page shows the product and its links', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));
  await page.goto('/');
  await expect(page.getByText('Welcome to')).toBeVisible();
  await expect(page.getByText('Where memory meets presence.')).toBeVisible();
  for (const [name, href] of [
    ['Enter Kinloom', '/auth/login'],
    ['Soul Presence Portal', '/home-portal'],
    ['Offer a Memory to a Soul', '/memory-offering'],
    ['Soul Memory Inbox', '/soul-inbox'],
    ['What is Kinloom?', '/about'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  // Visitors trigger no session request, so the console shows no 401.
  expect(refused).toEqual([]);
});

test('validates the sign-up form and signs out', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('somebody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Password must be at least 6 characters long').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();

  await signUp(page);
  await page.getByRole('button', { name: /Your account|person-/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(
    page
      .getByText('Welcome to')
      .or(page.getByRole('button', { name: 'Sign In' }))
      .first(),
  ).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('answers a password reset the same for unknown addresses', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(`nobody-${crypto.randomUUID()}@example.org`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Password reset email sent! Check your inbox for instructions.').first()).toBeVisible();
});

test('signs in with a thread’s name and sacred key', async ({ page }) => {
  await signUp(page);
  const thread = `the lake ${crypto.randomUUID()}`;
  const made = await page.request.post('/api/thread-keys', {
    data: { password: 'a quiet evening', thread_name: thread, sacred_key: 'cedar and oar', redirect: '/souls/new' },
  });
  expect(made.status()).toBe(201);
  await page.context().clearCookies();

  await page.goto('/login');
  await page.getByLabel('Thread Name').fill(thread);
  await page.getByLabel('Sacred Key').fill('cedar and stone');
  await page.getByRole('button', { name: 'Enter Kinloom' }).click();
  await expect(
    page.getByText("We couldn't find your thread. Try again, or ask the Loom to guide you.").first(),
  ).toBeVisible();
  await page.getByLabel('Sacred Key').fill('cedar and oar');
  await page.getByRole('button', { name: 'Enter Kinloom' }).click();
  await expect(page).toHaveURL('/souls/new');
  await expect(page.getByRole('heading', { name: 'Create Your Soul' })).toBeVisible();
});
