import { expect, type Page } from '@playwright/test';

/** A new person who has been here before: the first run is behind them, and they stand in the empty main room. */
export async function signUp(page: Page, email = `person-${crypto.randomUUID()}@example.org`): Promise<void> {
  const account = { email, password: 'a quiet evening' };
  for (const path of ['signup', 'login']) {
    expect((await page.request.post(`/api/auth/${path}`, { data: account })).ok()).toBe(true);
  }
  expect((await page.request.patch('/api/auth/me', { data: { adult: true } })).ok()).toBe(true);
  await page.goto('/');
  await expect(page.getByText('Select a soul to start a conversation or create a new one')).toBeVisible();
}

/** A new soul, made in the dialog; the conversation with it is open afterwards. */
export async function makeSoul(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Soul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New AI Soul' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: 'Sage' }).click();
  await dialog.getByRole('button', { name: 'Create Soul' }).click();
  await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeVisible();
}

/** Says something to the soul whose conversation is open. */
export async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').fill(words);
  await page.getByRole('textbox').press('Enter');
}
