import { expect, test, type Locator, type Page } from '@playwright/test';
import { ambiguous, file, whatsapp } from './chat-exports';
import { signUp } from './users';
import { failRequests } from './windows';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Import AI Soul from Soulprint' });
const notice = (page: Page, words: string): Locator => page.getByText(words).first();
const importing = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Import Soulprint' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a soul' }).click();
  await page.getByRole('menuitem', { name: 'Import Single File' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Selects an export and waits for its preview. */
async function preview(page: Page, text: string): Promise<void> {
  await dialog(page)
    .getByLabel('Chat export', { exact: true })
    .setInputFiles(file('WhatsApp Chat with Lumen.txt', text));
  await dialog(page).getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Import summary' })).toBeVisible();
}

/** Waits for a second preview, during which importing is disabled. */
async function waitUntilPreviewRestarts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="dialog"] button')].some(
      (one) => one.textContent === 'Import Soulprint' && one.matches(':disabled'),
    ),
  );
}

test('validates an import before it starts', async ({ page }) => {
  await signUp(page);
  await open(page);
  await importing(page).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('Please provide both a name and chat logs to import.');
  await expect(dialog(page).getByText('A soul needs a name.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Lumen');
  await importing(page).click();
  await expect(dialog(page).getByText('A soul needs a name.')).toHaveCount(0);

  await dialog(page).getByLabel('Or paste chat logs').fill('One.\n\nTwo.\n\nThree.\n\nFour.');
  await expect(alert).toHaveCount(0);
  await importing(page).click();
  await expect(alert).toContainText('Insufficient Data');
  await expect(alert).toContainText(
    'Please provide at least 5 separate conversation entries for personality analysis.',
  );
  // Many lines but one entry: only the server can detect this.
  await dialog(page).getByLabel('Or paste chat logs').fill('one\ntwo\nthree\nfour\nfive\nsix');
  await importing(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  // The dialog alone says it: no toast and no strip.
  await expect(page.getByText('Insufficient Data')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Lumen');

  await failRequests(page, '**/api/soulprints/import', 'POST');
  await dialog(page).getByLabel('Or paste chat logs').fill('a\n\nb\n\nc\n\nd\n\ne\n\nf');
  await importing(page).click();
  await expect(alert).toContainText('Import Failed');
  await expect(alert).toContainText('Could not import the soulprint. Please check your chat log format and try again.');
  await expect(dialog(page).getByLabel('Or paste chat logs')).toHaveValue('a\n\nb\n\nc\n\nd\n\ne\n\nf');
});

test('previews, corrects, imports and undoes a chat export', async ({ page }) => {
  await signUp(page);
  await open(page);
  await dialog(page).getByRole('tab', { name: 'Analysis Preview' }).click();
  await expect(dialog(page).getByText('Nothing is kept before you import it.')).toBeVisible();
  await dialog(page).getByRole('tab', { name: 'Import Data' }).click();
  await dialog(page).getByLabel('Name').fill('Lumen');
  await preview(page, whatsapp(60));

  await expect(dialog(page).getByText('A WhatsApp chat')).toBeVisible();
  await expect(dialog(page).getByText('60 messages in 1 conversation')).toBeVisible();
  await expect(dialog(page).getByText('March 13, 2023 to March 22, 2023')).toBeVisible();
  await expect(dialog(page).getByText('What does 3/4 mean?')).toHaveCount(0);
  await expect(dialog(page).getByLabel('Who is the soul?')).toHaveValue('Lumen');
  await expect(dialog(page).getByLabel('Who are you?')).toHaveValue('Anna');

  // Swapping the roles runs the preview again and analyses the other participant.
  const again = page.waitForRequest('**/api/soulprints/preview');
  const read = waitUntilPreviewRestarts(page);
  await dialog(page).getByLabel('Who is the soul?').selectOption('Anna');
  expect((await again).postDataJSON()).toMatchObject({ soulSpeaker: 'Anna', personSpeaker: 'Lumen' });
  await read;
  await expect(dialog(page).getByLabel('Who are you?')).toHaveValue('Lumen');
  await expect(importing(page)).toBeEnabled();
  const back = waitUntilPreviewRestarts(page);
  await dialog(page).getByLabel('Who is the soul?').selectOption('Lumen');
  await back;
  await expect(importing(page)).toBeEnabled();
  await expect(dialog(page).getByLabel('Who are you?')).toHaveValue('Anna');

  const why = dialog(page).locator('summary').filter({ hasText: 'Why' }).first();
  await why.click();
  await expect(dialog(page).getByRole('list', { name: 'Source lines' }).first()).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Add a trait' }).fill('seafaring');
  await dialog(page).getByRole('textbox', { name: 'Add a trait' }).press('Enter');
  await expect(dialog(page).getByRole('region', { name: 'Traits' })).toContainText('seafaring');
  await dialog(page).getByRole('slider', { name: 'Logic' }).press('End');

  await importing(page).click();
  await expect(notice(page, 'Soulprint Imported Successfully')).toBeVisible();
  await expect(dialog(page).getByText('messages imported')).toBeVisible();
  await expect(dialog(page).getByRole('definition').filter({ hasText: /^60$/ })).toBeVisible();

  const souls = (await (await page.request.get('/api/companions')).json()) as {
    name: string;
    personality: { logic: number; traits: string[] };
  }[];
  expect(souls).toHaveLength(1);
  expect(souls[0]).toMatchObject({ name: 'Lumen', personality: { logic: 5 } });
  expect(souls[0]?.personality.traits).toContain('seafaring');

  await dialog(page).getByRole('link', { name: 'Talk with Lumen' }).click();
  await expect(page.getByText('What do the gulls think of us, up there all day?').first()).toBeVisible();

  await page.getByRole('button', { name: 'More for Lumen' }).click();
  await page.getByRole('menuitem', { name: 'Soul Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Soul Profile' });
  await profile.getByRole('tab', { name: 'Advanced' }).click();
  await profile.getByRole('button', { name: /^Undo Soulprint/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(notice(page, 'The import was undone')).toBeVisible();
  await expect(page.getByRole('link', { name: /Lumen/ })).toHaveCount(0);
  expect(await (await page.request.get('/api/companions')).json()).toEqual([]);
});

test('asks for an ambiguous date format', async ({ page }) => {
  await signUp(page);
  await open(page);
  await dialog(page).getByLabel('Name').fill('Lumen');
  await preview(page, ambiguous());
  const order = dialog(page).getByRole('radiogroup', { name: 'What does 3/4 mean?' });
  await expect(order.getByRole('radio')).toHaveCount(2);
  const again = page.waitForRequest('**/api/soulprints/preview');
  await order.getByRole('radio', { name: 'Month first' }).click();
  expect((await again).postDataJSON()).toMatchObject({ dateOrder: 'mdy' });
  await expect(dialog(page).getByText('March 4, 2023', { exact: true })).toBeVisible();
  await order.getByRole('radio', { name: 'Day first' }).click();
  await expect(dialog(page).getByText('April 3, 2023', { exact: true })).toBeVisible();
});

test('finds a running job after a reload and reports its end once', async ({ page }) => {
  await signUp(page);
  // Progress arrives by polling only; the response stays the same until the route is released.
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.route('**/api/jobs/*', (route) =>
    route.fulfill({
      json: {
        jobId: Number(route.request().url().split('/').pop()),
        kind: 'import',
        state: 'active',
        progress: 42,
        message: 'Keeping what was said…',
        result: null,
        error: null,
      },
    }),
  );
  await page.reload();
  await open(page);
  await dialog(page).getByLabel('Name').fill('Lumen');
  await dialog(page).getByLabel('Or paste chat logs').fill(whatsapp(30));
  await importing(page).click();
  await expect(dialog(page).getByText('Keeping what was said…')).toBeVisible();
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await dialog(page).getByRole('button', { name: 'Continue in the background' }).click();

  const strip = page.getByRole('region', { name: 'Background work' });
  await expect(strip).toContainText('Importing Lumen · Keeping what was said…');
  await page.goto('/settings');
  await expect(strip).toContainText('Importing Lumen');
  await page.reload();
  await expect(strip.getByRole('progressbar', { name: 'Importing Lumen' })).toHaveAttribute('aria-valuenow', '42');

  await page.unroute('**/api/jobs/*');
  await expect(strip).toContainText('Soulprint Imported Successfully');
  await strip.getByRole('button', { name: /^Show/ }).click();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  // While the dialog is open, only its content is exposed by role.
  await expect(notice(page, 'The import was undone')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(strip).toHaveCount(0);
  expect(await (await page.request.get('/api/companions')).json()).toEqual([]);
});
