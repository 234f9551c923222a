import { expect, test, type Page } from '@playwright/test';
import { createSoul, sendMessage, signUp, signUpOperator } from './users';
import { expectPageFitsWidth, expectAccessible } from './accessibility';
import { waitUntilConnected } from './windows';

/** Signs up through the form. */
async function startOnboarding(page: Page, name: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`${name}-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening');
  await page.getByLabel('Confirm password').fill('a quiet evening');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
}

test('onboarding asks for a name and age, explains souls and creates the first one', async ({ page }) => {
  await startOnboarding(page, 'newcomer');
  const name = page.getByLabel('What should souls call you?');
  await expect(name).toHaveValue(/^newcomer-/);
  await name.fill(' ');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expect(page.getByText('Kinloom is for adults. Please confirm this to continue.')).toBeVisible();
  await expect(name).toBeFocused();
  // There is one logo and no sidebar before it is done.
  await expect(page.getByText('Kinloom', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Onboarding is required before anything else.
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();

  await name.fill('Ada');
  await page.getByRole('checkbox', { name: 'I am 18 or over.' }).check();
  await page.goto('/onboard');
  await name.fill('Ada');
  await page.getByRole('checkbox', { name: 'I am 18 or over.' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What a soul is, and what it is not' })).toBeVisible();
  // The focus moves to the start of the new step, not to the top of the page.
  await expect(page.getByRole('group', { name: 'Step 2 of 3: What a soul is' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'I understand' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The step survives a reload, and the browser's Back button leads to the one before.
  await expect(page.getByRole('group', { name: 'Step 3 of 3: A first soul' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Step 3 of 3: A first soul' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'I understand' }).click();
  // The installation of these tests has no language model.
  await expect(page.getByText(/^A small built-in voice speaks for your souls/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up a model' })).toBeHidden();
  const souls = page.getByRole('radiogroup', { name: 'Your first soul' });
  await expect(souls.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Lumen/);
  await souls.getByRole('radio', { name: /^Mira/ }).click();
  const starters = page.getByRole('radiogroup', { name: 'Your first message (optional)' });
  await expect(starters.getByRole('radio')).toHaveCount(3);
  await starters.getByRole('radio', { name: 'Help me make something tonight.' }).click();
  await page.getByRole('button', { name: 'Talk to Mira' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Mira' })).toHaveValue('Help me make something tonight.');
  await expect(page.getByText('Ada', { exact: true })).toBeVisible();
  expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({ displayName: 'Ada', adult: true });
});

test('each onboarding step starts at its top on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await startOnboarding(page, 'newcomer');
  await page.getByRole('checkbox', { name: 'I am 18 or over.' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const understood = page.getByRole('button', { name: 'I understand' });
  await understood.scrollIntoViewIfNeeded();
  await understood.click();
  await expect(page.getByRole('heading', { name: 'Who would you like to meet?' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Steps' })).toBeInViewport({ ratio: 1 });
});

test('operators can set up a model during onboarding, or skip it', async ({ page }) => {
  await signUpOperator(page);
  await page.goto('/onboard');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByRole('group', { name: 'Step 3 of 4: A model' })).toBeFocused();
  await expect(page.getByText(/^A small built-in voice speaks until a language model is set/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find a model on this machine' })).toBeEnabled();
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectPageFitsWidth(page);
  }
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('group', { name: 'Step 4 of 4: A first soul' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Set up a model' })).toHaveAttribute('href', '/admin/models');
});

test('the home screen lists souls, pending offerings and news with links', async ({ page }) => {
  await signUp(page);
  await page.goto('/circle');
  await expect(page.getByText('No souls yet. Create one.')).toBeVisible();
  await page.goto('/');
  await createSoul(page, 'Ilse');
  await sendMessage(page, 'My cat is called Biscuit and I live in Ghent.');
  await expect(page.getByRole('article', { name: /^Ilse,/ })).toHaveAttribute('data-status', 'complete');
  await page.getByRole('textbox').fill('Half a thought');
  const [ilse] = (await (await page.request.get('/api/companions')).json()) as { id: number }[];
  const offered = { soul_id: ilse?.id, content: 'The evening the power failed and we sang.' };
  expect((await page.request.post('/api/memory/offer_to_soul', { data: offered })).ok()).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good (?:morning|afternoon|evening), person-/);
  const part = (name: string) => page.getByRole('region', { name });
  await expect(page).toHaveTitle('Home · Kinloom');
  await expect(part('Continue')).toContainText('Ilse');
  await expect(part('Unfinished conversations')).toContainText('Draft: Half a thought');
  const waiting = part('Offerings waiting').getByRole('link', { name: /^For Ilse/ });
  await expect(waiting).toContainText('The evening the power failed');
  await expect(part('What is new')).toContainText(/Biscuit|Ghent/);
  await expect(part('Milestones')).toContainText('Ilse');

  await page.route('**/api/memory/offered_to_me', (route) => route.fulfill({ status: 503, json: {} }));
  const live = waitUntilConnected(page);
  await page.reload();
  await live;
  await expect(part('Offerings waiting').getByRole('alert')).toContainText('The offerings could not be loaded');
  await page.unroute('**/api/memory/offered_to_me');
  await part('Offerings waiting').getByRole('button', { name: 'Try again' }).click();
  await expect(waiting).toBeVisible();

  await part('Continue').getByRole('link', { name: 'Continue with Ilse' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Ilse' })).toHaveValue('Half a thought');
});

for (const theme of ['dark', 'light']) {
  test(`onboarding and home are accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await startOnboarding(page, 'someone');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Kinloom is for adults. Please confirm this to continue.')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'I understand' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I understand' }).click();
    const lumen = page.getByRole('button', { name: 'Talk to Lumen' });
    await expect(lumen).toBeVisible();
    await expectAccessible(page);
    await expectPageFitsWidth(page);
    await lumen.click();
    await expect(page.getByRole('textbox', { name: 'Message to Lumen' })).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/circle');
      await expect(page.getByRole('heading', { name: 'What is new' })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await expectPageFitsWidth(page);
    }
  });
}
