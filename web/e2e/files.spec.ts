import { expect, test, type Locator, type Page } from '@playwright/test';
import { createSoul, signUp } from './users';
import { expectAccessible } from './accessibility';
import { failRequests } from './windows';

const PLAN = {
  name: 'plan.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('# The plan\n\nThe rope hangs in the shed behind the mill.\n'),
};
const PHOTO = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Ilse' });
const listed = (page: Page): Locator => page.getByRole('list', { name: 'Files to send' }).getByRole('listitem');
const replies = (page: Page): Locator => page.getByRole('article', { name: /^Ilse,/ });

async function choose(page: Page, ...files: (typeof PLAN)[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles(files);
}

/** Dispatches files like a browser does for drop and paste. */
async function dropFiles(target: Locator, kind: 'dragover' | 'drop' | 'paste'): Promise<void> {
  await target.evaluate((element, type) => {
    const data = new DataTransfer();
    data.items.add(new File(['The boat lies at the pier.'], 'boat.txt', { type: 'text/plain' }));
    const options = { bubbles: true, cancelable: true };
    element.dispatchEvent(
      type === 'paste'
        ? new ClipboardEvent(type, { ...options, clipboardData: data })
        : new DragEvent(type, { ...options, dataTransfer: data }),
    );
  }, kind);
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
});

test('sends files with a message and downloads them again', async ({ page }) => {
  await choose(page, PLAN, PHOTO);
  await expect(listed(page)).toHaveCount(2);
  await expect(listed(page).first()).toContainText('plan.txt');
  await expect(listed(page).first()).toContainText('56 Bytes');
  await expect(listed(page).first()).toContainText('Ready');
  await expect(listed(page).last()).toContainText('this one is an image');
  await expectAccessible(page);
  await box(page).fill('What do you make of the rope?');
  await box(page).press('Enter');
  await expect(listed(page)).toHaveCount(0);
  const own = page.getByRole('article', { name: /^You,/ });
  await expect(own.getByRole('link', { name: 'plan.txt' })).toBeVisible();
  await expect(replies(page).first()).toContainText('The rope hangs in the shed behind the mill.');
  await expect(replies(page).first()).toHaveAttribute('data-status', 'complete');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await own.getByRole('link', { name: 'plan.txt' }).click();
  expect((await download).suggestedFilename()).toBe('plan.txt');
});

test('sends files without text and omits removed ones', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await choose(page, PLAN, PHOTO);
  await page.getByRole('button', { name: 'Remove photo.png' }).click();
  await expect(box(page)).toBeFocused();
  await expect(listed(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Send' }).click();
  const own = page.getByRole('article', { name: /^You,/ });
  await expect(own.getByRole('link')).toHaveCount(1);
  await expect(replies(page).first()).toContainText('The rope hangs in the shed');
  // The message box is empty again.
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('toasts never cover the composer', async ({ page }) => {
  await choose(page, PLAN, PHOTO);
  await expect(listed(page)).toHaveCount(2);
  await expect(listed(page).first()).toContainText('Ready');
  // The toast is visible for seconds only, so the page measures it in the frame in which it appears.
  const measured = page.waitForFunction(() => {
    const [notice, form] = ['.toasts > li', '[data-composer]'].map((one) => document.querySelector(one));
    return notice && form && { notice: notice.getBoundingClientRect(), form: form.getBoundingClientRect() };
  });
  await failRequests(page, '**/api/companions/*', 'DELETE');
  await page.getByRole('button', { name: 'More for Ilse', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete Soul' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Soul' }).click();
  const { notice, form } = (await (await measured).jsonValue()) ?? {};
  expect(notice?.height).toBeGreaterThan(0);
  expect(notice?.bottom).toBeLessThanOrEqual(form?.top ?? 0);
});

test('accepts dropped and pasted files', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Add files' })).toBeVisible();
  await dropFiles(page.locator('body'), 'dragover');
  await expect(page.getByText('Drop files to attach')).toBeVisible();
  await dropFiles(page.locator('body'), 'drop');
  await expect(page.getByText('Drop files to attach')).toHaveCount(0);
  await expect(listed(page)).toHaveCount(1);
  await dropFiles(box(page), 'paste');
  await expect(listed(page)).toHaveCount(2);
  await expect(listed(page).last()).toContainText('Ready');
});

test('reports why a file is refused', async ({ page }) => {
  await choose(page, { ...PLAN, name: 'big.txt', buffer: Buffer.alloc(20 * 1_024 * 1_024 + 1, 'x') });
  await expect(listed(page).getByRole('alert')).toHaveText('A file may have at most 20 MB.');
  await page.route('**/files', (route) => route.abort());
  await choose(page, PLAN);
  await expect(listed(page).last().getByRole('alert')).toContainText('Kinloom cannot be reached right now.');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
});
