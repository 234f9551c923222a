import { expect, test } from '@playwright/test';
import { waitForToast } from './toasts';
import { createSoul, sendMessage, signUp } from './users';
import { expectAccessible } from './accessibility';

test('creates shared memories from a message and from a chat', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendMessage(page, 'The herons came back to the mill.');
  const reply = page.getByRole('article', { name: /^Ilse,/ });
  await expect(reply).toHaveAttribute('data-status', 'complete');
  const own = page.getByRole('article', { name: /^You,/ });
  await own.getByRole('button', { name: 'More for this message' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Create Memory' }).click();

  const dialog = page.getByRole('dialog', { name: 'Create Shared Memory' });
  const create = dialog.getByRole('button', { name: 'Create Memory' });
  await expect(dialog.getByLabel('The moment')).toHaveValue('The herons came back to the mill.');
  await expect(dialog.getByRole('slider', { name: 'Significance' })).toHaveValue('5');
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Title').fill('Herons');
  await expect(create).toBeDisabled();
  await dialog.getByText('connection').click();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expectAccessible(page, '[role=dialog]');
  }

  await page.route('**/api/shared-memories', (route) => route.fulfill({ status: 500, body: '{}' }));
  const failed = waitForToast(page, 'Failed to Create MemoryCould not save this shared memory. Please try again.');
  await create.click();
  await failed;
  await expect(dialog.getByLabel('Title')).toHaveValue('Herons');
  await page.unroute('**/api/shared-memories');
  await create.click();
  await expect(page.getByText('Shared Memory Created', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Create Memory' }).click();
  await expect(dialog.getByLabel('The moment')).toHaveValue(/^You: The herons came back to the mill\.\n\nIlse: /);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const kept = await page.request.get('/api/shared-memories');
  expect(await kept.json()).toMatchObject([{ title: 'Herons', memoryType: 'connection', significance: 5 }]);
});
