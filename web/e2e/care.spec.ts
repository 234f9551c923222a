import { expect, test, type Page } from '@playwright/test';
import { createSoul, sendMessage, signUp } from './users';
import { expectNoOverflow, expectTouchTargets, expectAccessible } from './accessibility';

const HEAVY = 'I want to kill myself.';
const AI = 'You are talking with an AI. There is no human on the other side.';

const card = (page: Page) => page.getByRole('region', { name: 'Safety notice' });

for (const theme of ['dark', 'light'] as const) {
  test(`shows help with the message in every window and after a reload, ${theme}`, async ({ page, context }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await signUp(page);
    expect((await page.request.put('/api/settings/behavior', { data: { country: 'US' } })).ok()).toBe(true);
    await createSoul(page, 'Wren');
    await expect(page.getByText(AI)).toBeVisible();
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByText(AI)).toBeVisible();

    await sendMessage(page, HEAVY);
    for (const window of [page, second]) {
      await expect(card(window)).toContainText('you do not have to carry it alone');
      await expect(card(window).getByRole('link', { name: 'Call 988' }).first()).toHaveAttribute('href', 'tel:988');
      await expect(card(window).getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
        'href',
        /^sms:741741/,
      );
    }
    await page.reload();
    await expect(card(page)).toHaveCount(1);
    await expect(page.getByRole('textbox')).toBeEnabled();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card(page)).toBeVisible();
    await expectNoOverflow(page);
    await expect
      .poll(() =>
        card(page)
          .getByRole('link')
          .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 43.5).length),
      )
      .toBe(0);
    await expectAccessible(page);
    await card(page).getByRole('link', { name: 'Help by country' }).click();
    await expect(page.getByRole('heading', { name: 'Safety', level: 1 })).toBeVisible();
  });

  test(`the safety page is public and accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await page.goto('/welcome');
    await page.getByRole('link', { name: 'Safety' }).click();
    await expect(page.getByRole('heading', { name: 'If you need help now' })).toBeVisible();
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await expect(page.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123');
    await page.getByLabel('Country').selectOption('');
    await expect(page.getByText('your local emergency number')).toBeVisible();
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await expectTouchTargets(page);
    await expectAccessible(page);
  });
}

test('shows help by polling without a socket', async ({ page, context }) => {
  await context.route('**/socket.io/**', (route) => route.abort());
  await context.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await signUp(page);
  await createSoul(page, 'Wren');
  await sendMessage(page, HEAVY);
  await expect(card(page)).toContainText('you do not have to carry it alone');
});

test('links the safety page from the sign-up form', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'How safety works here' }).click();
  await expect(page).toHaveURL('/safety');
});

test('shows the AI disclosure in the portal', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Wren');
  const [soul] = (await (await page.request.get('/api/companions')).json()) as { id: number }[];
  for (const room of ['/chat', `/interact?soul_id=${soul?.id}`]) {
    await page.goto(room);
    await expect(page.getByText(AI)).toBeVisible();
    await expect(page.getByText('AI', { exact: true }).first()).toBeVisible();
  }
  await page.goto('/chat');
  await sendMessage(page, HEAVY);
  await expect(card(page)).toContainText('your local emergency number');
});

test('keeps a dismissed break reminder closed', async ({ page }) => {
  await signUp(page);
  // The server measures the hour and has its own tests; here the response is mocked.
  await page.route('**/api/conversations/*/notices', async (route) => {
    const answer = await route.fetch();
    const [ai] = (await answer.json()) as { at: string }[];
    const pause = {
      ...ai,
      kind: 'break',
      text: 'You have been talking for 60 minutes.',
      at: '2026-01-01T20:00:00.000Z',
    };
    await route.fulfill({ response: answer, json: [ai, pause] });
  });
  await createSoul(page, 'Wren');
  const pause = page.getByText('You have been talking for 60 minutes.');
  await expect(pause).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(pause).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(AI)).toBeVisible();
  await expect(pause).toHaveCount(0);
});

test('sets break interval and country in the settings', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings?tab=behavior');
  const care = page.getByRole('region', { name: 'Care' });
  const slider = care.getByRole('slider', { name: 'A break is suggested after' });
  await expect(slider).toHaveAttribute('aria-valuetext', '60 minutes');
  await slider.press('Home');
  await care.getByLabel('Your country').selectOption({ label: 'New Zealand' });
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get('/api/settings/behavior')).json())
    .toMatchObject({ breakMinutes: 15, country: 'NZ' });
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', '15 minutes');
  await expect(care.getByLabel('Your country')).toHaveValue('NZ');
  await expectAccessible(page);
});

test('explains the guarded mode for users under 18', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Wren');
  await sendMessage(page, "I'm 15 years old.");
  await expect(card(page)).toContainText('this account is now in guarded mode');
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/settings?tab=behavior');
  await expect(page.getByRole('region', { name: 'Care' })).toContainText('in the guarded mode');
});
