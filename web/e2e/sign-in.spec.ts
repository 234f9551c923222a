import { expect, test } from '@playwright/test';
import { signUp } from './users';

test('the landing page shows the product and its links', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));
  await page.goto('/');
  await expect(page.getByText('Welcome to')).toBeVisible();
  await expect(page.getByText('Where memory meets presence.')).toBeVisible();
  for (const [name, href] of [
    ['Enter Kinloom', '/auth/login'],
    ['Sign In', '/auth/login'],
    ['Create account', '/signup'],
    ['Soul Presence Portal', '/home-portal'],
    ['Offer a Memory to a Soul', '/memory-offering'],
    ['Soul Memory Inbox', '/soul-inbox'],
    ['What is Kinloom?', '/about'],
    ['Privacy', '/privacy'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  // Links that need an account say so.
  await expect(page.getByRole('navigation', { name: 'After signing in' }).getByRole('link')).toHaveText([
    'Soul Presence Portal',
    'Offer a Memory to a Soul',
    'Soul Memory Inbox',
  ]);
  const screenshot = page.getByRole('img', { name: /^A conversation in Kinloom/ });
  await screenshot.scrollIntoViewIfNeeded();
  await expect.poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  // Visitors trigger no session request, so the console shows no 401.
  expect(refused).toEqual([]);
});

test('the landing page shows phones the phone layout and offers signed-in visitors the app', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/welcome');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kinloom' })).toBeVisible();
  const screenshot = page.getByRole('img', { name: /^A conversation in Kinloom/ });
  await screenshot.scrollIntoViewIfNeeded();
  await expect.poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(780);

  await signUp(page);
  await page.goto('/welcome');
  await expect(page.getByRole('link', { name: 'Open Kinloom' })).toHaveAttribute('href', '/');
  for (const name of ['Enter Kinloom', 'Sign In', 'Create account'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('has icons, a picture for link previews and rules for search engines', async ({ request }) => {
  const page = await (await request.get('/welcome')).text();
  const paths = [
    ...page.matchAll(/(?:href|content)="(?:https?:\/\/[^/"]+)?(\/[^"]+\.(?:ico|svg|png|jpg|webmanifest))"/g),
  ];
  const { icons } = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; type: string }[];
  };
  expect(paths.map(([, path]) => path)).toEqual(
    expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/og-image.jpg']),
  );
  for (const path of [...paths.map(([, found]) => found ?? ''), ...icons.map(({ src }) => src)]) {
    const response = await request.get(path);
    expect([path, response.ok(), response.headers()['content-type']]).toEqual([
      path,
      true,
      expect.stringMatching(/^(image|application\/manifest)/),
    ]);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /\n');
});

test('shows a typed password, and the thread sign-in is linked', async ({ page }) => {
  await page.goto('/auth/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a quiet evening');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Sign in with a thread' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/signup');
  await page.getByRole('button', { name: 'Show password' }).click();
  for (const label of ['Password', 'Confirm password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'text');
});

test('validates the sign-up form and signs out', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('ada@example.org');
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

test('redirects signed-in people from the sign-in and sign-up forms', async ({ page }) => {
  await signUp(page);
  for (const [path, target] of [
    ['/auth/login', '/'],
    ['/signup', '/'],
    ['/auth/login?next=%2Fsettings', '/settings'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(target);
  }
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('answers a password reset the same for unknown addresses', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(`unknown-${crypto.randomUUID()}@example.org`);
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
