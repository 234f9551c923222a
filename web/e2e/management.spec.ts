import { expect, test, type Route } from '@playwright/test';
import {
  BUSY,
  UPLOAD_FAILED,
  RELOAD_FAILED,
  NO_SOULS,
  text,
  withSouls,
  addSoul,
  overview,
  row,
  counts,
  form,
  soul,
  button,
  chosen,
  whisper,
  bar,
  notice,
  type,
  attachFiles,
  holdUpload,
  openAndConnect,
} from './management';
import { waitForToast, dismissToast } from './toasts';
import { signUp } from './users';

test('shows the empty state and updates live', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/souls/manage');
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Management' })).toBeVisible();
  await expect(overview(page).getByText(NO_SOULS)).toBeVisible();
  await expect(soul(page)).toBeDisabled();
  await expect(button(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Refresh All' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await overview(page).getByRole('button', { name: 'Create New Soul' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New AI Soul' })).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await openAndConnect(other, '/souls/upload');
  await expect(other.getByText(NO_SOULS)).toBeVisible();
  const ilse = await addSoul(page, 'Ilse');
  await expect(counts(page, 'Ilse')).toHaveText(['memories0', 'reflections0', 'essences0']);
  await expect(row(page, 'Ilse')).toContainText('0 files');
  await expect(soul(other)).toContainText('Ilse');
  await page.request.delete(`/api/companions/${ilse.id}`);
  await expect(overview(page).getByText(NO_SOULS)).toBeVisible();
});

test('uploads files to a soul with progress and updates every window', async ({ page, context }) => {
  await withSouls(page, 'Odd', 'Ilse');
  const other = await context.newPage();
  await openAndConnect(other, '/souls/manage');
  await expect(row(other, 'Ilse')).toContainText('0 files');
  await page.goto('/souls/manage');
  await expect(whisper(page)).toHaveCount(0);

  await expect(form(page)).toContainText('Please choose a soul, a file type, and at least one file.');
  await expect(button(page)).toBeDisabled();
  await row(page, 'Ilse').getByRole('button', { name: 'Ilse', exact: true }).click();
  await expect(row(page, 'Ilse').getByRole('button', { name: 'Ilse', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(soul(page).locator('option:checked')).toHaveText('Ilse');
  await expect(button(page)).toBeDisabled();
  await type(page, 'Memory');
  await expect(form(page)).toContainText('Missing information: please choose at least one file.');
  await expect(button(page)).toBeDisabled();
  await attachFiles(page, text('island.txt'), text('boat.md', '# The boat\n'));
  await expect(chosen(page)).toHaveText([/island\.txt\s*52 Bytes/, /boat\.md\s*11 Bytes/]);
  await expect(button(page)).toBeEnabled();
  await form(page).getByLabel('Notes (optional)').fill('From last summer');

  const releaseUpload = await holdUpload(page);
  const sent = page.waitForRequest('**/api/process-soul-files');
  await button(page).click();
  expect((await sent).method()).toBe('POST');
  await expect(form(page)).toContainText('Processing...');
  await expect(bar(page, 'Upload to Ilse')).toHaveAttribute('aria-valuenow', '75');
  await expect(button(page)).toBeDisabled();
  await expect(soul(page)).toBeDisabled();
  const told = waitForToast(page, 'Files uploaded successfully2 memory files given to Ilse.');
  const whole = page.waitForFunction(() =>
    [...document.querySelectorAll('form')].some(
      (one) =>
        one.textContent.includes('Upload complete!') &&
        one.querySelector('[aria-label="Upload to Ilse"]')?.getAttribute('aria-valuenow') === '100',
    ),
  );
  await releaseUpload();
  await Promise.all([told, whole]);

  // The form is reset and the focus is at its start.
  await expect(chosen(page)).toHaveCount(0);
  await expect(soul(page)).toHaveValue('');
  await expect(soul(page)).toBeFocused();
  await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form(page).getByLabel('Notes (optional)')).toHaveValue('');

  const answer = await page.request.get('/api/soul-confirmation');
  const { message } = (await answer.json()) as { message: string };
  await expect(whisper(page)).toContainText(message);
  await expect(whisper(page)).toContainText('Ilse');
  // The progress disappears on its own; the whisper stays.
  await expect(bar(page, 'Upload to Ilse')).toHaveCount(0);
  await expect(whisper(page)).toBeVisible();

  const state = await page.request.get('/api/soul');
  const { souls } = (await state.json()) as { souls: ({ name: string } & Record<string, number>)[] };
  const held = souls.find(({ name }) => name === 'Ilse');
  expect(held?.['memory_count']).toBeGreaterThanOrEqual(2);
  const expected = Object.entries({ memory: 'memories', reflection: 'reflections', essence: 'essences' }).map(
    ([one, many]) => `${held?.[`${one}_count`] === 1 ? one : many}${held?.[`${one}_count`]}`,
  );
  await expect(counts(page, 'Ilse')).toHaveText(expected);
  await expect(counts(other, 'Ilse')).toHaveText(expected);
  await expect(row(other, 'Ilse').locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
  await expect(counts(other, 'Odd')).toHaveText(['memories0', 'reflections0', 'essences0']);

  // Each kind is counted separately.
  await soul(page).selectOption('Odd');
  await type(page, 'Reflection');
  await attachFiles(page, text('thoughts.txt'));
  await button(page).click();
  await expect(notice(page)).toContainText('1 reflection file given to Odd.');
  await expect(counts(other, 'Odd')).toHaveText(['memories0', 'reflection1', 'essences0']);
  await expect(row(other, 'Odd')).toContainText('1 file');
});

test('shows the upload progress and cancels the upload', async ({ page }) => {
  await withSouls(page, 'Ilse');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await page.goto('/souls/manage');
  await soul(page).selectOption('Ilse');
  await type(page, 'Memory');
  await attachFiles(page, text('long.txt', 'x'.repeat(4 * 1_024 * 1_024)));
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  // Delayed by minutes, so that the upload is still running on slow machines.
  await client.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: 32 * 1_024 });
  await button(page).click();
  await expect(form(page)).toContainText('Sending the files…');
  const share = (): Promise<number> =>
    bar(page, 'Upload to Ilse')
      .getAttribute('aria-valuenow')
      .then((value) => Number(value));
  await expect.poll(share).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(75);

  // The upload continues while the user is elsewhere and is found again.
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Ilse' })).toBeVisible();
  await page.goBack();
  await expect(bar(page, 'Upload to Ilse')).toBeVisible();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page, 'Upload to Ilse')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await client.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  await expect(row(page, 'Ilse')).toContainText('0 files');
});

test('keeps the selection after a failed upload and retries it', async ({ page }) => {
  await withSouls(page, 'Ilse');
  await page.goto('/souls/manage');
  await soul(page).selectOption('Ilse');
  await type(page, 'Essence');
  await attachFiles(page, text('heart.txt'));
  for (const answer of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 503, json: BUSY }),
    (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
  ]) {
    await page.route('**/api/process-soul-files', answer);
    const told = dismissToast(page, UPLOAD_FAILED);
    await button(page).click();
    await told;
    await expect(bar(page, 'Upload to Ilse')).toHaveCount(0);
    await expect(chosen(page)).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    await page.unroute('**/api/process-soul-files');
  }
  // The error text says what to do.
  const tooMany = { success: false, error: 'At most 50 files and 200 MB can be sent at once.', code: 'too_many_files' };
  await page.route('**/api/process-soul-files', (route) => route.fulfill({ status: 413, json: tooMany }));
  await button(page).click();
  await expect(notice(page)).toContainText('Upload failed - At most 50 files and 200 MB can be sent at once.');
  await page.unroute('**/api/process-soul-files');

  // The files are stored even if the soul's comment fails.
  await page.route('**/api/soul-confirmation', (route) => route.fulfill({ status: 503, json: BUSY }));
  await button(page).click();
  await expect(whisper(page)).toContainText('Soul files processed successfully.');
  await expect(counts(page, 'Ilse')).toHaveText(['memories0', 'reflections0', 'essence1']);
});

test('refuses files above a limit before sending', async ({ page }) => {
  await withSouls(page, 'Ilse');
  await page.goto('/souls/manage');
  await soul(page).selectOption('Ilse');
  await type(page, 'Memory');
  await attachFiles(page, { ...text('big.txt'), buffer: Buffer.alloc(20 * 1_024 * 1_024 + 1, 'x') });
  await expect(chosen(page)).toContainText('A file may have at most 20 MB.');
  await expect(button(page)).toBeDisabled();
  await form(page).getByRole('button', { name: 'Remove big.txt' }).click();
  await attachFiles(page, text('empty.txt', ''));
  await expect(chosen(page)).toContainText('This file is empty.');
  await expect(button(page)).toBeDisabled();
  await form(page).getByRole('button', { name: 'Remove empty.txt' }).click();
  await attachFiles(page, ...Array.from({ length: 51 }, (_, place) => text(`${place}.txt`)));
  await expect(form(page).getByRole('alert')).toHaveText('At most 50 files and 200 MB can be sent at once.');
  await expect(button(page)).toBeDisabled();
  await form(page).getByRole('button', { name: 'Remove 0.txt' }).click();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
});

test('reloads memories of one soul, of all, and reports failures', async ({ page }) => {
  await withSouls(page, 'Odd', 'Ilse');
  await page.goto('/souls/manage');
  const one = row(page, 'Ilse').getByRole('button', { name: 'Reload Memory of Ilse' });
  const asked = page.waitForRequest('**/api/reload-soul-memory');
  const told = waitForToast(page, 'Memory reload completeMemory refreshed for selected soul.');
  await one.click();
  expect(Object.keys((await asked).postDataJSON() as object)).toEqual(['soulId']);
  await told;
  await expect(bar(page, 'Reload of Ilse')).toHaveCount(0);
  await expect(one).toBeEnabled();
  await expect(one).toBeFocused();

  const askedAll = page.waitForRequest('**/api/reload-soul-memory');
  await page.getByRole('button', { name: 'Refresh All' }).click();
  expect((await askedAll).postDataJSON()).toEqual({});
  await expect(notice(page)).toContainText('All soul memories refreshed.');

  await page.route('**/api/reload-soul-memory', (route) => route.fulfill({ status: 503, json: BUSY }));
  await one.click();
  await expect(notice(page)).toContainText(RELOAD_FAILED);
  await expect(one).toBeEnabled();
});

test('tracks a memory reload across a page reload and reports its failure once', async ({ page }) => {
  await withSouls(page, 'Ilse');
  const news = { jobId: 4_711, kind: 'reload', state: 'active', progress: 40, message: 'Reading what Ilse remembers…' };
  let job: object = { ...news, result: null, error: null };
  await page.route('**/api/reload-soul-memory', (route) => route.fulfill({ status: 202, json: { jobId: 4_711 } }));
  await page.route('**/api/jobs/4711', (route) => route.fulfill({ json: job }));
  await page.goto('/souls/manage');
  await row(page, 'Ilse').getByRole('button', { name: 'Reload Memory of Ilse' }).click();
  await expect(bar(page, 'Reload of Ilse')).toHaveAttribute('aria-valuenow', '40');
  await expect(row(page, 'Ilse')).toContainText('Reading what Ilse remembers…');
  await expect(row(page, 'Ilse').getByRole('button', { name: 'Reload Memory of Ilse' })).toBeDisabled();
  // The press must not reach the soul beneath the button.
  await expect(soul(page)).toHaveValue('');
  job = { ...news, state: 'failed', result: { code: 'internal' }, error: 'Something went wrong on our side.' };
  await page.reload();
  await expect(notice(page)).toContainText(RELOAD_FAILED);
  await expect(bar(page, 'Reload of Ilse')).toHaveCount(0);
  await page.reload();
  await expect(counts(page, 'Ilse')).toHaveCount(3);
  await expect(notice(page)).toHaveCount(0);
});
