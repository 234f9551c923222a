import { expect, type Page } from '@playwright/test';

/** A new person, signed up through the form, standing in the empty main room. */
export async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`person-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening');
  await page.getByLabel('Confirm password').fill('a quiet evening');
  await page.getByRole('button', { name: 'Create account' }).click();
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
