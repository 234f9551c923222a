import { expect, type Locator, type Page } from '@playwright/test';
import { signUp } from './users';

export const UNREACHABLE = "I'm having trouble connecting right now. Please try again.";
export const BUSY = { success: false, error: 'The service is busy right now.', code: 'unavailable' };

export interface Made {
  id: number;
  name: string;
}

/** Creates souls through the API for the signed-in user, in the order of the names. */
export async function withSouls(page: Page, ...names: string[]): Promise<Made[]> {
  await signUp(page);
  const made: Made[] = [];
  for (const name of names) {
    const answer = await page.request.post('/api/companions', { data: { name, archetype: 'sage' } });
    expect(answer.status()).toBe(201);
    made.push((await answer.json()) as Made);
  }
  return made;
}

export const card = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Souls', exact: true }).getByRole('listitem').filter({ hasText: name });
export const box = (page: Page, name: string): Locator => page.getByPlaceholder(`Speak to ${name}...`);
export const ownMessages = (page: Page): Locator => page.getByRole('article', { name: /^You,/ });
export const messagesOf = (page: Page, name: string): Locator =>
  page.getByRole('article', { name: new RegExp(`^${name},`) });
export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });
export const counts = (page: Page): Locator => page.locator('[data-count]');

/** Sends a message on any page of the conversation and waits for the complete reply. */
export async function exchange(page: Page, name: string, words: string): Promise<void> {
  const before = await messagesOf(page, name).count();
  await box(page, name).fill(words);
  await box(page, name).press('Enter');
  await expect(messagesOf(page, name).nth(before)).toHaveAttribute('data-status', 'complete');
}
