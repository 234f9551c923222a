import { expect, request, type Page } from '@playwright/test';
import { OPERATOR } from './operator';
import { dismissToast } from './toasts';

/** Signs up a user who has completed onboarding, and opens the empty main screen. */
export async function signUp(page: Page, email = `person-${crypto.randomUUID()}@example.org`): Promise<void> {
  const account = { email, password: 'a quiet evening' };
  for (const path of ['signup', 'login']) {
    expect((await page.request.post(`/api/auth/${path}`, { data: account })).ok()).toBe(true);
  }
  expect((await page.request.patch('/api/auth/me', { data: { adult: true } })).ok()).toBe(true);
  await openMainScreen(page);
}

/** The same as an operator. Each administration test has its own operator. */
export async function signUpOperator(page: Page): Promise<void> {
  await signUp(page);
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  const operator = await request.newContext({ baseURL: new URL(page.url()).origin });
  expect((await operator.post('/api/auth/login', { data: OPERATOR })).ok()).toBe(true);
  expect((await operator.patch(`/api/admin/accounts/${id}`, { data: { role: 'operator' } })).ok()).toBe(true);
  await operator.dispose();
  await openMainScreen(page);
}

async function openMainScreen(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('Select a soul to start a conversation or create a new one')).toBeVisible();
}

/** Opens the dialog from the sidebar, which a phone does not show; there from the empty main screen. */
async function openCreateDialog(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('button', { name: 'Create New Soul' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Add a soul' }).click();
  await page.getByRole('menuitem', { name: 'Create New Soul' }).click();
}

/** Creates a soul in the dialog, which opens its conversation, and dismisses the toast. */
export async function createSoul(page: Page, name: string): Promise<void> {
  await openCreateDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Create New AI Soul' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: 'Sage' }).click();
  const told = dismissToast(page, 'AI Soul Created');
  await dialog.getByRole('button', { name: 'Create Soul' }).click();
  await Promise.all([told, expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeVisible()]);
}

/** Sends a message in the open conversation, waiting until the message box accepts it. */
export async function sendMessage(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').fill(words);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await page.getByRole('textbox').press('Enter');
}

/** The same, and waits until the message is stored. */
export async function sendAndAwaitStored(page: Page, words: string): Promise<void> {
  await sendMessage(page, words);
  const said = page.getByRole('article', { name: /^You,/ }).filter({ hasText: words });
  await expect(said.and(page.locator('[data-message]'))).toBeVisible();
}
