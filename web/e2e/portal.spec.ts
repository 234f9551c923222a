import { expect, test } from '@playwright/test';
import { reply } from '../../libs/testing/src/voice-server';
import { createSoul, signUp } from './users';
import { BUSY, card, counts, exchange, ownMessages, withSouls } from './portal';
import { withScriptedVoice } from './scripted-voice';

const { voice } = withScriptedVoice();
test.beforeEach(() => voice().script(reply('A quiet answer.')));

test('shows the empty portal and updates live', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/home-portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Presence Portal' })).toBeVisible();
  const room = page.getByRole('main');
  await expect(room.getByText('The souls that you create are listed here')).toBeVisible();
  await expect(counts(page)).toHaveText(['active0', 'resting0', 'contemplating0']);
  for (const [name, path] of [
    ['Offer a Memory to a Soul', '/memory-offering'],
    ['Soul Memory Inbox', '/soul-inbox'],
    ['Your circle', '/circle'],
  ] as const) {
    await expect(room.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await room.getByRole('button', { name: 'Create New Soul' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New AI Soul' })).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/');
  await createSoul(other, 'Ilse');
  await expect(card(page, 'Ilse')).toContainText('At rest');
  await expect(card(page, 'Ilse')).toContainText('Nothing yet.');
  await expect(counts(page)).toHaveText(['active0', 'resting1', 'contemplating0']);

  await exchange(other, 'Ilse', 'I live in Ghent with my cat Biscuit.');
  await expect(card(page, 'Ilse')).toContainText('Present & engaged');
  await expect(card(page, 'Ilse')).toHaveAttribute('data-drift', 'active');
  await expect(counts(page)).toHaveText(['active1', 'resting0', 'contemplating0']);

  await card(page, 'Ilse').getByRole('link', { name: 'Ilse' }).click();
  await expect(page).toHaveURL(/\/interact\?soul_id=\d+$/);
  await expect(ownMessages(page)).toContainText('I live in Ghent with my cat Biscuit.');
});

test('a soul card shows its state or that it is unavailable', async ({ page }) => {
  const souls = await withSouls(page, 'Ana', 'Bram', 'Cleo', 'Dara', 'Enzo', 'Faye');
  const states = [
    ['active', 'radiant', 'joyful', 0.914, 'She swam in the lake.'],
    ['resting', 'steady-glow', 'calm', 0, null],
    ['contemplating', 'soft-shimmer', 'contemplative', 0.5, null],
    ['reflecting', 'light-pulse', 'profound', 0.25, null],
    ['wandering', 'soft-shimmer', 'melancholy', 1, null],
  ] as const;
  const answer = states.map(([drift_state, glow_state, tone, trust_score, last_memory_summary], place) => ({
    id: souls[place]?.id,
    name: souls[place]?.name,
    tone,
    glow_state,
    drift_state,
    trust_score,
    last_memory_summary,
    last_updated: '2026-01-01T00:00:00.000Z',
    memory_count: 0,
    reflection_count: 0,
    essence_count: 0,
    file_count: 0,
  }));
  await page.route('**/api/soul', (route) => route.fulfill({ json: { success: true, souls: answer } }));
  await page.route('**/api/soul/*', (route) => route.fulfill({ status: 503, json: BUSY }));
  await page.goto('/home-portal');

  const words = ['Present & engaged', 'At rest', 'Deep in thought', 'Processing memories', 'Exploring thoughts'];
  for (const [place, [drift, glow, tone, trust]] of states.entries()) {
    const shown = card(page, souls[place]?.name ?? '');
    await expect(shown).toContainText(words[place] ?? '');
    await expect(shown).toContainText(`Trust${Math.round(trust * 100)}%`);
    await expect(shown.locator(`.face.halo-${glow}.drift-${drift}`)).toBeVisible();
    await expect(shown.locator(`[data-tone="${tone}"]`)).toHaveText(new RegExp(tone, 'i'));
  }
  await expect(card(page, 'Ana')).toContainText('She swam in the lake.');
  const colours = await page
    .locator('[data-tone]')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).color));
  expect(new Set(colours).size).toBe(states.length);
  await expect(counts(page)).toHaveText(['active1', 'resting1', 'contemplating1', 'reflecting1', 'wandering1']);

  await expect(card(page, 'Faye')).toContainText('Soul unavailable');
  await expect(card(page, 'Faye').getByRole('link')).toHaveCount(0);
  await page.unrouteAll();
  await card(page, 'Faye').getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Faye')).toContainText('At rest');
});
