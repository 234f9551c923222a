import { expect, type Locator, type Page } from '@playwright/test';
import { signUp } from './users';
import { expectAccessible } from './accessibility';
import { waitUntilConnected } from './windows';

export const BUSY = { success: false, error: 'The service is busy right now.', code: 'unavailable' };
export const UPLOAD_FAILED = 'Upload failed - There was an error processing your files. Please try again.';
export const RELOAD_FAILED = 'Reload failed - Unable to refresh soul memory. Please try again.';
export const NO_SOULS = 'No souls found - Create a soul first to begin uploading files.';

export interface Made {
  id: number;
  name: string;
}

export const text = (name: string, words = 'We rowed to the island.\n\nIt rained on the way back.\n') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

/** Creates souls through the API for the signed-in user. */
export async function withSouls(page: Page, ...names: string[]): Promise<Made[]> {
  await signUp(page);
  const made: Made[] = [];
  for (const name of names) made.push(await addSoul(page, name));
  return made;
}

export async function addSoul(page: Page, name: string): Promise<Made> {
  const answer = await page.request.post('/api/companions', { data: { name, archetype: 'sage' } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Made;
}

export const overview = (page: Page): Locator => page.getByRole('region', { name: 'Souls Overview' });
export const row = (page: Page, name: string): Locator =>
  overview(page).getByRole('listitem').filter({ hasText: name });
export const counts = (page: Page, name: string): Locator => row(page, name).locator('[data-count]');
export const form = (page: Page): Locator => page.getByRole('region', { name: 'Upload Soul Files' });
export const soul = (page: Page): Locator => form(page).getByRole('combobox', { name: 'Soul' });
export const button = (page: Page): Locator => form(page).getByRole('button', { name: 'Upload Files' });
export const chosen = (page: Page): Locator =>
  form(page).getByRole('list', { name: 'Files: chosen' }).getByRole('listitem');
export const whisper = (page: Page): Locator => page.getByRole('region', { name: 'Soul Whisper' });
export const bar = (page: Page, name: string): Locator => page.getByRole('progressbar', { name });
/** A toast. */
export const notice = (page: Page): Locator => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');

export const type = (page: Page, name: string): Promise<void> => form(page).getByRole('radio', { name }).click();
export const attachFiles = (page: Page, ...files: ReturnType<typeof text>[]): Promise<void> =>
  form(page).locator('input[type="file"]').setInputFiles(files);

export async function expectIdleAndAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
}

/** Holds the next upload response until released. */
export async function holdUpload(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/process-soul-files', requestStage: 'Response' }],
  });
  const paused = new Promise<string>((resolve) =>
    client.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId)),
  );
  return async () => {
    await client.send('Fetch.continueRequest', { requestId: await paused });
    await client.detach();
  };
}

/** Opens a page and waits until it receives realtime events. */
export async function openAndConnect(page: Page, path: string): Promise<void> {
  const live = waitUntilConnected(page);
  await page.goto(path);
  await live;
}
