import { expect, test, type Locator, type Page } from '@playwright/test';
import { file } from './chat-exports';
import { waitForToast } from './toasts';
import { createSoul, signUp } from './users';
import { failRequests } from './windows';

const notice = (page: Page, words: string): Locator => page.getByText(words).first();
const LETTER = 'I love the sea. The sea is quiet tonight, and I wonder what it thinks of us. '.repeat(6);

/** A PNG of one green pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

async function fromMenu(page: Page, button: string, item: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('creates a soul from several categorised files', async ({ page }) => {
  await signUp(page);
  const dialog = await fromMenu(page, 'Add a soul', 'Multi-File Soul Creation', 'Multi-File Soul Creation');
  const create = dialog.getByRole('button', { name: 'Create Soul' });
  await create.click();
  await expect(notice(page, 'Please enter a soul name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Marit');
  await create.click();
  await expect(notice(page, 'Please upload at least one file')).toBeVisible();

  await expect(dialog.getByRole('radiogroup', { name: 'Role' }).getByRole('radio')).toHaveText([
    'Partner',
    'Friend',
    'Mentor',
    'Companion',
    'Creative',
    'Support',
    'Advisor',
    'Custom',
  ]);
  await dialog.getByRole('radio', { name: 'Friend' }).click();
  await dialog.getByLabel('Avatar picture').setInputFiles(file('notes.txt', 'no picture'));
  await expect(dialog.getByText('The avatar must be an image.')).toBeVisible();
  await dialog.getByLabel('Avatar picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(dialog.getByRole('button', { name: 'Generated from the name' })).toBeVisible();

  await dialog.getByLabel('Letters', { exact: true }).setInputFiles([file('letter.md', LETTER), file('a.exe', 'x')]);
  await dialog
    .getByLabel('Conversations', { exact: true })
    .setInputFiles(file('talk.log', 'Marit: Good evening.\nMe: Hi.'));
  await expect(dialog.getByText('a.exe').locator('..')).toContainText('1 Bytes · Only txt, md, json, csv, and log');
  await create.click();
  await expect(dialog.getByRole('alert')).toContainText('a.exe: Only txt');
  await dialog.getByRole('button', { name: 'Remove a.exe' }).click();

  await failRequests(page, '**/api/soulprint/multi-file-import', 'POST');
  await create.click();
  await expect(dialog.getByRole('alert')).toContainText('Creation Failed');
  await expect(dialog.getByRole('alert')).toContainText('The service is busy right now.');
  await page.unroute('**/api/soulprint/multi-file-import');

  const sent = page.waitForRequest('**/api/soulprint/multi-file-import');
  await create.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Marit', role: 'friend', analysisDepth: 'comprehensive' });
  await expect(notice(page, 'Soul Created Successfully!')).toBeVisible();
  await expect(dialog.getByText('Marit is ready.').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'What the files show' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Talk with Marit' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Marit' })).toBeVisible();
  const [soul] = (await (await page.request.get('/api/companions')).json()) as { avatar: string; archetype: string }[];
  expect(soul?.avatar).toMatch(/^data:image\//);
});

test('adds files to a soul and lists the changes', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const dialog = await fromMenu(page, 'More for Ilse', 'Add Files', 'Enhance Soul');
  const enhance = dialog.getByRole('button', { name: 'Enhance Soul' });
  await enhance.click();
  await expect(dialog.getByText('Please upload at least one file')).toBeVisible();
  await dialog.getByLabel('Add Files', { exact: true }).setInputFiles(file('a.log', 'x'));
  await enhance.click();
  await expect(dialog.getByRole('alert')).toContainText('Only txt, md, and json files can be used here.');
  await dialog.getByRole('button', { name: 'Remove a.log' }).click();
  await dialog.getByLabel('Add Files', { exact: true }).setInputFiles(file('letter.md', LETTER));
  const told = waitForToast(page, 'Ilse has read the files');
  await enhance.click();
  await Promise.all([told, expect(dialog.getByRole('heading', { name: 'What changed' })).toBeVisible()]);
});

test('edits a profile: name, avatar, traits, status, instructions', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const dialog = await fromMenu(page, 'More for Ilse', 'Soul Profile', 'Soul Profile');
  await expect(dialog.getByRole('tab')).toHaveText(['Basic Info', 'Personality', 'Files & Context', 'Advanced']);
  const save = dialog.getByRole('button', { name: 'Save profile' });
  await expect(save).toBeDisabled();

  await dialog.getByLabel('Avatar picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(notice(page, 'Soul Updated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Generated from the name' }).click();
  await expect(dialog.getByText('· generated from the name')).toBeVisible();

  await dialog.getByLabel('Name').fill(' ');
  await save.click();
  await expect(dialog.getByText('A soul needs a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Ilsebill');
  await dialog.getByRole('tab', { name: 'Personality' }).click();
  await dialog.getByRole('slider', { name: 'Empathy' }).press('End');
  await dialog.getByLabel('Description').fill('A pilot of slow ships.');
  for (const trait of ['patient', 'dry']) {
    await dialog.getByRole('textbox', { name: 'Add a trait' }).fill(trait);
    await dialog.getByRole('textbox', { name: 'Add a trait' }).press('Enter');
  }
  await dialog.getByRole('button', { name: 'Remove patient' }).click();
  await dialog.getByRole('tab', { name: 'Advanced' }).click();
  await dialog.getByRole('radio', { name: 'Resting' }).click();
  await dialog.getByLabel('Instructions').fill('Ask one thing at a time.');
  await dialog.getByRole('button', { name: 'Save instructions' }).click();
  await expect(notice(page, 'Instructions Updated')).toBeVisible();
  await save.click();
  await expect(dialog.getByText('Personality, files and settings of Ilsebill.')).toBeVisible();
  const [soul] = (await (await page.request.get('/api/companions')).json()) as unknown[];
  expect(soul).toMatchObject({
    name: 'Ilsebill',
    status: 'resting',
    avatar: null,
    gptInstructions: 'Ask one thing at a time.',
    personality: { empathy: 5, description: 'A pilot of slow ships.', traits: ['dry'] },
  });

  await failRequests(page, '**/api/companions/*{,/*}', 'PUT');
  await dialog.getByLabel('Instructions').fill('Anything.');
  await dialog.getByRole('button', { name: 'Save instructions' }).click();
  await expect(notice(page, 'Failed to update GPT instructions')).toBeVisible();
  await save.click();
  await expect(notice(page, 'Failed to update soul profile. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Instructions')).toHaveValue('Anything.');
});

test('uploads, previews and deletes a soul’s files', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  const dialog = await fromMenu(page, 'More for Ilse', 'Soul Profile', 'Soul Profile');
  await dialog.getByRole('tab', { name: 'Files & Context' }).click();
  await expect(dialog.getByText('No files have been added to Ilse yet.')).toBeVisible();
  const input = dialog.getByLabel('Upload files', { exact: true });
  await input.setInputFiles([file('letter.md', LETTER), file('short.txt', 'It was night.')]);

  await failRequests(page, '**/api/companions/*/upload', 'POST');
  const failed = [waitForToast(page, 'Upload Failed'), waitForToast(page, 'Failed to upload files. Please try again.')];
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await Promise.all(failed);
  await page.unroute('**/api/companions/*/upload');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(notice(page, 'File Uploaded')).toBeVisible();

  const held = dialog.getByRole('list', { name: 'Files of Ilse' });
  await expect(held.getByRole('listitem')).toHaveCount(2);
  await held.locator('summary').filter({ hasText: 'letter.md' }).click();
  const shown = held.getByText(/^I love the sea/);
  await expect(shown).toBeVisible();
  expect([...(await shown.innerText())]).toHaveLength(301);

  await failRequests(page, '**/api/companions/*/files/*', 'DELETE');
  await held.getByRole('button', { name: 'Delete short.txt' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect(notice(page, 'Failed to delete file. Please try again.')).toBeVisible();
  await expect(held.getByRole('listitem')).toHaveCount(2);
  await page.unroute('**/api/companions/*/files/*');
  await held.getByRole('button', { name: 'Delete short.txt' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await held.getByRole('button', { name: 'Delete short.txt' }).click();
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect(notice(page, 'File Deleted')).toBeVisible();
  await expect(held.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  const again = await fromMenu(page, 'More for Ilse', 'Soul Profile', 'Soul Profile');
  await again.getByRole('tab', { name: 'Files & Context' }).click();
  await expect(again.getByRole('list', { name: 'Files of Ilse' }).getByRole('listitem')).toHaveCount(1);
});
