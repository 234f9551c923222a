import { expect, test } from '@playwright/test';

test('a private installation asks for no code', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`person-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening');
  await page.getByLabel('Confirm password').fill('a quiet evening');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'It is good that you are here' })).toBeVisible();
  await expect(page.getByLabel('Set-up code')).toBeHidden();
});
