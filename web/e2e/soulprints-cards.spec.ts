import { expect, test, type Locator, type Page } from '@playwright/test';
import { CARD, file, whatsapp } from './chat-exports';
import { createSoul, signUp } from './users';
import { expectAccessible } from './accessibility';

const notice = (page: Page, words: string): Locator => page.getByText(words).first();

async function choose(page: Page, button: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('imports a card with greetings and disabled instructions', async ({ page }) => {
  await signUp(page);
  const dialog = await choose(page, 'Add a soul', 'Import Character Card');
  const bring = dialog.getByRole('button', { name: 'Import Card' });
  await bring.click();
  await expect(dialog.getByText('Please choose at least one file.')).toBeVisible();
  await dialog.getByLabel('Character card', { exact: true }).setInputFiles(file('a.json', '{"nothing":true}'));
  await bring.click();
  await expect(dialog.getByText('This is not a readable character card.')).toBeVisible();
  await dialog
    .getByLabel('Character card', { exact: true })
    .setInputFiles(file('marlow.json', CARD, 'application/json'));
  await bring.click();
  await expect(notice(page, 'AI Soul Created')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'What was left out or changed' })).toBeVisible();
  await expect(
    dialog.getByRole('region', { name: 'What was left out or changed' }).getByRole('listitem'),
  ).not.toHaveCount(0);

  await dialog.getByRole('button', { name: 'View the profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Soul Profile' });
  await expect(profile.getByText('Always answer in verse.')).toBeVisible();
  const counts = profile.getByRole('switch', { name: 'Use the card’s own instructions' });
  await expect(counts).not.toBeChecked();
  await counts.click();
  await expect(counts).toBeChecked();
  await page.reload();
  await page
    .getByRole('link', { name: /Marlow/ })
    .first()
    .click();
  const [marlow] = (await (await page.request.get('/api/companions')).json()) as { id: number }[];
  await expect(page).toHaveURL(`/?soul=${marlow?.id}`);
  const overrides = await page.request.get(`/api/companions/${marlow?.id}/overrides`);
  expect(await overrides.json()).toMatchObject({ enabled: true });

  await page.getByRole('button', { name: /Mind the rope/ }).click();
  await expect(page).toHaveURL(/\/conversation\/\d+$/);
  await expect(page.getByRole('article', { name: /^Marlow,/ })).toContainText('Mind the rope');
  await expect
    .poll(async () => ((await (await page.request.get('/api/conversations')).json()) as unknown[]).length)
    .toBe(1);
});

test('exports a soul as PNG or JSON card', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const dialog = await choose(page, 'More for Ilse', 'Export Character Card');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download Card' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  await dialog.getByRole('radio', { name: 'Data' }).click();
  await dialog.getByRole('switch', { name: 'With memories' }).click();
  const link = dialog.getByRole('link', { name: 'Download Card' });
  await expect(link).toHaveAttribute('href', /format=json&memories=true$/);
  const card = (await (await page.request.get((await link.getAttribute('href')) ?? '')).json()) as { data: unknown };
  expect(card.data).toMatchObject({ name: 'Ilse' });
});

test('adds sample souls', async ({ page }) => {
  await signUp(page);
  for (const name of ['Lumen', 'Sol', 'Mira']) {
    await page.getByRole('button', { name: 'Add a soul' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeVisible();
  }
  expect(await (await page.request.get('/api/companions')).json()).toHaveLength(3);
});

for (const theme of ['dark', 'light'] as const) {
  test(`every dialog is accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((shown) => localStorage.setItem('kinloom-ui-theme', shown), theme);
    await signUp(page);
    await createSoul(page, 'Ilse');
    // Escape dismisses the latest toast first.
    const leave = (): Promise<void> =>
      expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0, { timeout: 1_000 });
      }).toPass();

    await page.getByRole('button', { name: 'Add a soul' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
    await expectAccessible(page);
    await leave();

    const bring = await choose(page, 'Add a soul', 'Import Single File');
    await bring.getByLabel('Name').fill('Lumen');
    await bring.getByRole('switch', { name: 'Set the personality manually' }).click();
    await expectAccessible(page);
    await bring.getByLabel('Or paste chat logs').fill(whatsapp(40));
    await bring.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(bring.getByRole('heading', { name: 'Detected personality' })).toBeVisible();
    await bring.locator('summary').first().click();
    await expectAccessible(page);
    await leave();

    const many = await choose(page, 'Add a soul', 'Multi-File Soul Creation');
    await many.getByLabel('Letters', { exact: true }).setInputFiles(file('letter.md', 'The sea.'));
    await many.getByRole('button', { name: 'Create Soul' }).click();
    await expectAccessible(page);
    await leave();

    await choose(page, 'Add a soul', 'Import Character Card');
    await expectAccessible(page);
    await leave();
    await choose(page, 'More for Ilse', 'Export Character Card');
    await expectAccessible(page);
    await leave();
    await choose(page, 'More for Ilse', 'Add Files');
    await expectAccessible(page);
    await leave();

    const profile = await choose(page, 'More for Ilse', 'Soul Profile');
    for (const tab of ['Basic Info', 'Personality', 'Files & Context', 'Advanced']) {
      await profile.getByRole('tab', { name: tab }).click();
      await expectAccessible(page);
    }
  });
}
