import { expect, test } from '@playwright/test';
import type { Budget } from '../../libs/contract/src/administration/budgets';
import { createSoul, signUp, sendAndAwaitStored } from './users';

const MB = 1_024 * 1_024;
/** Mocked response of an installation with limits; the test installation has none. */
const BUDGETS: Budget[] = [
  { budget: 'storage', used: 1_536 * MB, limit: 5_120 * MB, resetsAt: null },
  { budget: 'souls', used: 100, limit: 100, resetsAt: null },
  { budget: 'tokens', used: 12_300, limit: 2_000_000, resetsAt: '2026-11-23T00:00:00.000Z' },
  { budget: 'uploads', used: 2, limit: 120, resetsAt: '2026-11-22T15:00:00.000Z' },
  { budget: 'imports', used: 0, limit: 3, resetsAt: null },
  { budget: 'sockets', used: 1, limit: 10, resetsAt: null },
  { budget: 'events', used: null, limit: 20, resetsAt: null },
];

test('shows each limit with its use', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/account/budgets', (route) => route.fulfill({ json: BUDGETS }));
  await page.goto('/settings?tab=account');
  const limits = page.getByRole('region', { name: 'Limits on this installation' });
  await expect(limits.getByRole('listitem')).toHaveCount(BUDGETS.length);
  await expect(limits.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuenow', '30');
  await expect(limits.getByText('1.5 GB of 5 GB')).toBeVisible();
  await expect(limits.getByText('100 of 100 · used up')).toBeVisible();
  await expect(limits.getByText('Up to 20')).toBeVisible();
  await expect(limits.getByText(/^Renews at .*built-in voice/)).toBeVisible();
});

test('counts this window once it is connected', async ({ page }) => {
  await signUp(page);
  // The first response is from before the connection.
  let used = 0;
  await page.route('**/api/account/budgets', (route) =>
    route.fulfill({ json: [{ budget: 'sockets', used: used++, limit: 10, resetsAt: null } satisfies Budget] }),
  );
  await page.goto('/settings?tab=account');
  await expect(page.getByText(/^[1-9] of 10$/)).toBeVisible();
});

test('shows the use without limits when limits are off', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await page.goto('/settings?tab=account');
  const limits = page.getByRole('region', { name: 'Limits on this installation' });
  await expect(limits.getByRole('listitem').filter({ hasText: 'Souls' })).toHaveText('Souls1, no limit');
  await expect(limits.getByRole('meter')).toHaveCount(0);
});

test('a refused window polls and connects once another has closed', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  let full = true;
  // The server's response to too many sockets: Engine.IO opens (0), the namespace is refused (44).
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    if (!full) {
      socket.connectToServer();
      return;
    }
    socket.send('0{"sid":"refused","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":65536}');
    socket.onMessage((message) => {
      if (String(message).startsWith('40')) {
        socket.send('44{"message":"Too many windows","data":{"code":"too_many_sockets"}}');
      }
    });
  });
  await page.reload();
  const banner = page.getByRole('status').filter({ hasText: 'Kinloom is open in too many windows.' });
  await expect(banner).toBeVisible();
  await sendAndAwaitStored(page, 'Can you hear me all the same?');
  await expect(page.getByRole('article', { name: /^Ilse,/ }).first()).toBeVisible();
  full = false;
  await banner.getByRole('button', { name: 'Connect now' }).click();
  await expect(banner).toBeHidden();
});
