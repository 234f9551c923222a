import { expect, test, type Locator, type Page } from '@playwright/test';
import { pausedReply, reply } from '../../libs/testing/src/voice-server';
import { createSoul, sendMessage, signUp } from './users';
import { withScriptedVoice } from './scripted-voice';
import { expectPageFitsWidth, expectAccessible } from './accessibility';

const { voice } = withScriptedVoice();

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Souls and account' });
const bySouls = (page: Page): Locator => page.getByRole('article', { name: /^(Ilse|Tamar|Odd),/ });

/** Creates a soul through the API; the form has its own tests. */
async function addSoul(page: Page, name: string): Promise<number> {
  const made = await page.request.post('/api/companions', { data: { name, archetype: 'sage' } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}

async function withSouls(page: Page): Promise<void> {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await addSoul(page, 'Tamar');
  await addSoul(page, 'Odd');
  await expect(sidebar(page).getByRole('link', { name: /Odd/ })).toBeVisible();
}

/** Creates a group of these souls through the sidebar. */
async function begin(page: Page, ...names: string[]): Promise<void> {
  await button(sidebar(page), 'Group').click();
  for (const name of names) await sidebar(page).getByRole('checkbox', { name }).check();
  await button(sidebar(page), 'Start Chat').click();
  await expect(page.getByRole('heading', { level: 1, name: `Soul Circle (${names.length} souls)` })).toBeVisible();
}

test('a group needs at least two souls', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await expect(button(sidebar(page), 'Group')).toHaveCount(0);
  await expect(sidebar(page).getByText('No group conversations yet')).toBeVisible();
  await addSoul(page, 'Tamar');
  await button(sidebar(page), 'Group').click();
  await expect(sidebar(page).getByText('Select Souls (0)')).toBeVisible();
  await expect(sidebar(page).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(sidebar(page), 'Group')).toBeFocused();
  await page.keyboard.press('Enter');
  await sidebar(page).getByRole('checkbox', { name: 'Ilse' }).check();
  await expect(sidebar(page).getByText('Select Souls (1)')).toBeVisible();
  await expect(button(sidebar(page), 'Start Chat')).toBeDisabled();
  await button(sidebar(page), 'Cancel').click();
  await expect(sidebar(page).getByText('Your AI Souls')).toBeVisible();

  // The selection was cleared.
  await button(sidebar(page), 'Group').click();
  await expect(sidebar(page).getByText('Select Souls (0)')).toBeVisible();
  await sidebar(page).getByRole('checkbox', { name: 'Ilse' }).check();
  await sidebar(page).getByRole('checkbox', { name: 'Tamar' }).check();
  await button(sidebar(page), 'Start Chat').click();
  await expect(page).toHaveURL(/\/conversation\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Circle (2 souls)' })).toBeVisible();
  await expect(page.getByText('Multiple souls present')).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: /Soul Circle \(2 souls\).*2 souls/ })).toBeVisible();
});

test('souls in a circle answer in turn with their names', async ({ page }) => {
  voice().script(reply('I am glad of it.'));
  await withSouls(page);
  await begin(page, 'Ilse', 'Tamar', 'Odd');
  await page.getByLabel('Conversation Style').selectOption({ label: 'Soul Circle' });
  await page.getByLabel('Topic Channel').selectOption({ label: 'Deep' });
  await sendMessage(page, 'Mara had the baby.');
  await expect(bySouls(page)).toHaveCount(3);
  await expect(bySouls(page).last()).toHaveAttribute('data-status', 'complete');
  const address = `/api/conversations/${new URL(page.url()).pathname.split('/').pop()}`;
  const last = Number(await bySouls(page).last().getAttribute('data-seq'));
  await expect
    .poll(async () => ((await (await page.request.get(address)).json()) as { readSeq: number }).readSeq)
    .toBeGreaterThanOrEqual(last);
  const labels = await bySouls(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(labels.map((label) => label.split(',')[0])).toEqual(['Ilse', 'Tamar', 'Odd']);

  const why = button(bySouls(page).nth(1), 'Why Tamar spoke');
  await why.focus();
  await page.keyboard.press('Enter');
  const told = page.getByRole('dialog', { name: 'Why Tamar spoke' });
  await expect(told).toBeVisible();
  await expect(told.getByText(/\w+ \w+/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(why).toBeFocused();
});

test('a mentioned soul answers', async ({ page }) => {
  voice().script(reply('Yes?'));
  await withSouls(page);
  await begin(page, 'Ilse', 'Tamar');
  const box = page.getByRole('textbox', { name: /^Message to/ });
  await box.pressSequentially('Tell me, @t');
  await expect(page.getByRole('option', { name: 'Tamar' })).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(box).toHaveValue('Tell me, @Tamar ');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await box.pressSequentially('what do you see?');
  await box.press('Enter');
  await expect(page.getByRole('article', { name: /^Tamar,/ })).toBeVisible();
});

test('keeps a focus topic until it is removed', async ({ page }) => {
  await withSouls(page);
  await begin(page, 'Ilse', 'Tamar');
  await button(page, 'Focus Mode').click();
  const asked = page.getByRole('dialog', { name: 'Focus Mode' });
  await asked.getByRole('textbox').fill('the garden in autumn');
  await asked.getByRole('textbox').press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByText('Focused on the garden in autumn')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Focused on the garden in autumn')).toBeVisible();
  await button(page, 'Remove topic').click();
  await expect(page.getByText('Focused on the garden in autumn')).toHaveCount(0);
});

test('marks unread conversations until they are read', async ({ page, context }) => {
  await withSouls(page);
  const first = pausedReply();
  // Replies pending from an earlier test may arrive here too.
  const asked = 'Tell me about the lake.';
  voice().script(({ body }) => (body.messages?.at(-1)?.content.endsWith(asked) ? first : reply('Later.')));
  await page.getByRole('link', { name: /Ilse/ }).first().click();
  await sendMessage(page, asked);
  await first.opened;
  const other = await context.newPage();
  await other.goto('/circle');
  // Another conversation is open when the reply arrives.
  await page.getByRole('link', { name: /Tamar/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Message to Tamar' })).toBeVisible();
  await first.send('It lay quite still.');
  await first.finish();
  const card = (window: Page): Locator => sidebar(window).getByRole('link', { name: /Ilse/ });
  for (const window of [page, other]) await expect(card(window)).toContainText('unread');
  await card(page).click();
  await expect(page.getByRole('article', { name: /^Ilse,/ })).toContainText('It lay quite still.');
  await expect(card(other)).not.toContainText('unread');
  await other.reload();
  await expect(card(other)).toBeVisible();
  await expect(card(other)).not.toContainText('unread');
});

// Each size and each theme once: they are independent.
for (const [theme, size] of [
  ['dark', { width: 1440, height: 900 }],
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 320, height: 640 }],
] as const) {
  test(`a group is accessible, ${theme}, ${size.width} wide`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    const clean = async (): Promise<void> => {
      await expectAccessible(page);
      await expectPageFitsWidth(page);
    };
    voice().script(reply('I am glad of it.'));
    await withSouls(page);
    await button(sidebar(page), 'Group').click();
    await sidebar(page).getByRole('checkbox', { name: 'Ilse' }).check();
    await clean();
    await button(sidebar(page), 'Cancel').click();
    await begin(page, 'Ilse', 'Tamar', 'Odd');
    await clean();
    await page.setViewportSize(size);
    if (size.width < 720) await button(page, 'More tools').click();
    await page.getByLabel('Conversation Style').selectOption({ label: 'Soul Circle' });
    await sendMessage(page, 'Mara had the baby.');
    await expect(bySouls(page)).toHaveCount(3);
    await expect(bySouls(page).last()).toHaveAttribute('data-status', 'complete');
    await clean();
    await page.getByRole('textbox', { name: /^Message to/ }).pressSequentially('@');
    await expect(page.getByRole('listbox')).toBeVisible();
    await clean();
    await page.keyboard.press('Escape');
    await button(page, 'Focus Mode').click();
    await expect(page.getByRole('dialog', { name: 'Focus Mode' })).toBeVisible();
    await clean();
  });
}
