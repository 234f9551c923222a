import { expect, test, type Locator, type Page } from '@playwright/test';
import { createSoul, sendMessage, signUp } from './users';
import { expectPageFitsWidth, expectAccessible } from './accessibility';

const archive = (page: Page, name = 'Ilse'): Locator => page.getByRole('region', { name: `What ${name} remembers` });
const entry = (page: Page, title: string | RegExp): Locator => archive(page).getByRole('article', { name: title });
const soulOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/companions')).json()) as { id: number }[])[0]?.id ?? 0;

/** Signs up a user with a soul that has memories. */
async function createSoulWithMessages(page: Page, ...words: string[]): Promise<number> {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const soulId = await soulOf(page);
  for (const [place, said] of words.entries()) {
    await sendMessage(page, said);
    await expect
      .poll(async () => {
        const kept = await page.request.get(`/api/memories?companionId=${soulId}&history=true`);
        return ((await kept.json()) as unknown[]).length;
      })
      .toBeGreaterThan(place);
  }
  return soulId;
}

/** Creates shared memories with the soul. */
async function storeMemories(page: Page, soulId: number, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const data = {
      title,
      content: `${title}, told at length.`,
      memoryType: 'growth',
      significance: 4,
      companionIds: [soulId],
    };
    expect((await page.request.post('/api/shared-memories', { data })).status()).toBe(201);
  }
}

async function chooseAction(page: Page, of: Locator, what: string): Promise<void> {
  await of.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

test('lists memories with their origin and is accessible', async ({ page }) => {
  const soulId = await createSoulWithMessages(page, 'I live in Ghent.');
  await storeMemories(page, soulId, ['The herons at the mill']);
  await page.getByRole('button', { name: 'More for Ilse' }).first().click();
  await page.getByRole('menuitem', { name: 'Memory Archive' }).click();
  await expect(page).toHaveURL(`/memory-archive?soul=${soulId}`);
  const ghent = entry(page, 'Home: Ghent');
  await expect(ghent).toContainText('You live in Ghent.');
  await expect(ghent).toContainText('Place');
  await expect(ghent).toContainText('Significance 7 of 10');
  await expect(ghent).not.toContainText('Surface');
  await expect(entry(page, 'The herons at the mill')).toContainText('A shared memory');

  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await page.reload();
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(ghent).toBeVisible();
      await expectAccessible(page);
    }
  }
  await page.getByRole('button', { name: 'Related pages' }).click();
  await expect(page.getByRole('menuitem', { name: 'Soul Memory Inbox' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(ghent).toBeVisible();
  await expectPageFitsWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A memory named by the address is shown above the list.
  const kept = (await (await page.request.get('/api/memories?q=ghent')).json()) as { id: number }[];
  await page.goto(`/memory-archive?memory=${kept[0]?.id}`);
  await expect(page.getByRole('region', { name: 'The memory that you opened' })).toContainText('You live in Ghent.');
  await page.goto('/memory-archive?memory=999999');
  await expect(page.getByText('This memory no longer exists.')).toBeVisible();
  await ghent.getByRole('link', { name: 'Show where it was said' }).click();
  await expect(page.getByRole('article', { name: /^You,/ }).filter({ hasText: 'I live in Ghent.' })).toBeFocused();
});

test('edits a memory in every window and keeps the input after a failure', async ({ page, context }) => {
  const soulId = await createSoulWithMessages(page, 'I live in Ghent.');
  await page.goto(`/memory-archive?soul=${soulId}`);
  const other = await context.newPage();
  await other.goto(`/memory-archive?soul=${soulId}`);
  await expect(entry(other, 'Home: Ghent')).toBeVisible();

  await chooseAction(page, entry(page, 'Home: Ghent'), 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit this memory' });
  await dialog.getByLabel('What is remembered').fill('You live in Aalst.');
  await dialog.getByRole('button', { name: 'gentle', exact: true }).click();
  await expectAccessible(page, '[role="dialog"]');
  await page.route('**/api/memories/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('The memory was not saved. The service is busy right now.');
  await expect(dialog.getByLabel('What is remembered')).toHaveValue('You live in Aalst.');
  await page.unroute('**/api/memories/*');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const aalst = entry(page, 'Home: Aalst');
  await expect(aalst).toContainText('gentle');
  await expect(aalst.getByRole('button', { name: /^More for/ })).toBeFocused();
  await expect(entry(other, 'Home: Aalst')).toBeVisible();

  await chooseAction(page, aalst, 'Anchor');
  await expect(aalst).toContainText('Core · Anchored');
  await expect(aalst.getByRole('status')).toHaveText('Anchored. It never fades.');
  await expect(entry(other, 'Home: Aalst')).toContainText('Core · Anchored');
  await chooseAction(page, aalst, 'Remove the anchor');
  await expect(aalst).not.toContainText('Core · Anchored');
  await chooseAction(page, aalst, 'Fade');
  await expect(aalst).toContainText('Background · Fading');
  await chooseAction(page, aalst, 'Archive');
  await expect(aalst).toContainText('Archived');
  await chooseAction(page, aalst, 'Emphasize');
  await expect(aalst).toContainText('Core · Emphasized');
});

test('keeps the filter in the address and virtualises a long archive', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const soulId = await soulOf(page);
  await storeMemories(
    page,
    soulId,
    Array.from({ length: 75 }, (_, at) => `Moment ${at + 1}`),
  );
  await page.goto(`/memory-archive?soul=${soulId}`);
  await expect(entry(page, 'Moment 75')).toBeVisible();
  // Scrolls to the oldest entry; the document never contains more than about one screen of entries.
  await archive(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    expect(await archive(page).getByRole('article').count()).toBeLessThanOrEqual(60);
    await expect(entry(page, /^Moment 1$/)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(archive(page)).toContainText('75 memories');

  await page.getByLabel('Search').fill('moment 67');
  await expect(page).toHaveURL(/q=moment\+67/);
  await expect(archive(page).getByRole('article')).toHaveCount(1);
  await page.getByLabel('Kind').selectOption('Fact');
  await expect(archive(page)).toContainText('No memories match');
  await expect(page).toHaveURL(/kind=fact/);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('moment 67');
  await expect(archive(page)).toContainText('No memories match');
  await archive(page).getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(`/memory-archive?soul=${soulId}`);
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(entry(page, 'Moment 75')).toBeVisible();
  await page.goto('/memory-archive?soul=999999');
  await expect(page.getByRole('heading', { name: 'Soul not found' })).toBeVisible();
});

test('shows what was known on a day and superseded memories', async ({ page }) => {
  const soulId = await createSoulWithMessages(page, 'I live in Ghent.', 'Big news: we moved to Bruges last week.');
  await page.goto(`/memory-archive?soul=${soulId}`);
  await expect(entry(page, /Bruges/).first()).toBeVisible();
  await expect(entry(page, 'Home: Ghent')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Filters' }).getByLabel('Known on')).toBeInViewport({
    ratio: 1,
  });
  await page.getByLabel('Show outdated').check();
  await expect(entry(page, 'Home: Ghent')).toContainText(/Valid until .*“.*Bruges.*” replaced it\./);
  const day = (at: number): string => new Date(at).toLocaleDateString('sv-SE');
  // Two days, because midnight may pass during the test.
  await page.getByLabel('Known on').fill(day(Date.now() - 2 * 86_400_000));
  await expect(archive(page)).toContainText('This is what Ilse knew at the end of');
  await expect(archive(page)).toContainText('No memories match on');
  await expect(page).toHaveURL(/day=/);
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(entry(page, 'Home: Ghent')).toBeVisible();
});

test('lists what forgetting erases and removes the memory in every window', async ({ page, context }) => {
  const soulId = await createSoulWithMessages(page, 'I live in Ghent.', 'Big news: we moved to Bruges last week.');
  await page.goto(`/memory-archive?soul=${soulId}&kind=place`);
  const other = await context.newPage();
  await other.goto(`/memory-archive?soul=${soulId}&kind=place`);
  const bruges = entry(page, 'Home: Bruges');
  await expect(bruges).toBeVisible();
  await chooseAction(page, bruges, 'Forget');
  const question = page.getByRole('alertdialog', { name: 'Forget this memory' });
  await expect(question).toContainText('What it replaced becomes valid again: “Home: Ghent”.');
  await expect(question).toContainText(/conversation notes? will be rewritten/);
  await question.getByRole('button', { name: 'Forget it' }).click();
  await expect(question).toHaveCount(0);
  await expect(bruges).toHaveCount(0);
  await page.locator('.toasts').getByRole('button', { name: 'Close this notice' }).click();
  await expect(entry(page, 'Home: Ghent')).toBeVisible();
  await expect(entry(other, 'Home: Bruges')).toHaveCount(0);
});

test('moves memories between layers manually and by curation, keeping the focus', async ({ page }) => {
  const soulId = await createSoulWithMessages(page, 'I live in Ghent.');
  await page.goto(`/settings?tab=souls&soul=${soulId}`);
  const panel = page.getByRole('region', { name: 'Memory depth' });
  await panel.getByText('Surface').click();
  await panel.getByRole('button', { name: 'Emphasize Home: Ghent', exact: true }).press('Enter');
  await expect(panel.getByRole('status').first()).toHaveText('“Home: Ghent” is in Core now.');
  await expect(panel.locator('[data-layer="core"]')).toHaveText('1');
  await expect(panel.locator('[data-layer="surface"]')).toHaveText('0');
  await expect(panel.getByRole('button', { name: 'Emphasize Home: Ghent', exact: true })).toBeFocused();
  await expect(panel).toContainText('Emphasized');
  await panel.getByRole('button', { name: 'Curate' }).click();
  await expect(panel).toContainText('Every memory is in the right layer. Nothing was moved.');
  await expectAccessible(page);

  await page.route('**/memory-management', (route) => route.fulfill({ status: 503, body: '{}' }));
  await panel.getByRole('button', { name: 'De-emphasize Home: Ghent', exact: true }).click();
  await expect(panel.getByRole('alert')).toHaveText(/^The memory was not moved\. The service is busy right now\./);
  await expect(panel.locator('[data-layer="core"]')).toHaveText('1');
});
