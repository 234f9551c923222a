import { expect, test, type Locator, type Page } from '@playwright/test';
import { createSoul, sendMessage, signUp, sendAndAwaitStored } from './users';
import { failRequests } from './windows';
import { expectPageFitsWidth, expectAccessible } from './accessibility';

const STATEMENT = 'I live in Ghent with my cat Biscuit.';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for' });
const options = (page: Page): Locator => dialog(page).getByRole('listbox').getByRole('option');
const count = (page: Page): Locator => dialog(page).getByRole('status');
const own = (page: Page, words: string): Locator =>
  page.getByRole('article', { name: /^You,/ }).filter({ hasText: words });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Search messages' }).click();
  await expect(field(page)).toBeFocused();
}

async function conversationIds(page: Page): Promise<number[]> {
  const list = (await (await page.request.get('/api/conversations')).json()) as { id: number }[];
  return list.map(({ id }) => id);
}

/** ISO date relative to today. */
function day(from: number): string {
  const date = new Date();
  date.setDate(date.getDate() + from);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

test('finds a message by keyboard and jumps to it', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendAndAwaitStored(page, 'The lighthouse was dark tonight.');
  await sendAndAwaitStored(page, 'A heron stood below the lighthouse.');

  const box = page.getByRole('textbox', { name: 'Message to Ilse' });
  await box.fill('');
  await box.press('/');
  await expect(box).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
  await box.fill('');
  await box.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await page.keyboard.type('search');
  const first = page.getByRole('option', { name: 'Search messages', exact: true });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(box).toBeFocused();

  await page.getByRole('log').focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('lighthouse her');
  // Memories and the soul's reply may match too.
  const hit = options(page).filter({ hasText: 'You, to Ilse' });
  await expect(hit).toHaveCount(1);
  await expect(count(page)).toHaveText(/^[1-9]\d* found$/);
  const [conversation] = await conversationIds(page);
  const messages = await page.request.get(`/api/conversations/${conversation}/messages`);
  const heronSaid = ((await messages.json()) as { content: string; createdAt: string }[]).find(({ content }) =>
    content.startsWith('A heron stood'),
  );
  await expect(hit.locator('time')).toHaveAttribute('datetime', heronSaid?.createdAt ?? 'never');
  await expect(hit.locator('time')).toHaveText(/^(less than a|\d) minutes? ago$/);
  await expect(hit.locator('mark')).toHaveText(['heron', 'lighthouse']);

  await page.keyboard.press('Control+a');
  await page.keyboard.type('lighthouse');
  // The soul may repeat the word; the user's own message is there in any case.
  const [dark, heron] = ['The lighthouse was dark', 'A heron stood'].map((words) =>
    options(page).filter({ hasText: words }).filter({ hasText: 'You, to Ilse' }),
  ) as [Locator, Locator];
  await expect(dark).toHaveCount(1);
  await expect(heron).toHaveCount(1);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  for (let step = 0; step < 40 && (await dark.getAttribute('aria-selected')) !== 'true'; step++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(dark).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await dark.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(own(page, 'The lighthouse was dark')).toBeFocused();
  await expect(page).toHaveURL(`/conversation/${(await conversationIds(page))[0]}`);
});

test('lists memories in their own group and links to their messages', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendAndAwaitStored(page, STATEMENT);
  await expect
    .poll(async () => {
      const hits = (await (await page.request.get('/api/search?q=Biscuit')).json()) as { kind: string }[];
      return hits.map(({ kind }) => kind);
    })
    .toContain('memory');
  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill('biscuit');
  const memories = dialog(page).getByRole('group', { name: 'Memories' });
  await expect(dialog(page).getByRole('group', { name: 'Messages' }).getByRole('option').first()).toBeVisible();
  await expect(memories.getByRole('option').first()).toContainText('Ilse remembers');
  await memories.getByRole('option').first().click();
  await expect(own(page, STATEMENT)).toBeFocused();
});

test('shows empty, failed and recent searches', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendAndAwaitStored(page, 'The lighthouse was dark tonight.');
  await open(page);
  await expect(dialog(page)).toContainText('Results contain every word');
  await field(page).fill('submarine');
  await expect(count(page)).toHaveText('Nothing found');
  await expect(dialog(page)).toContainText('Try fewer words');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();

  await failRequests(page, '**/api/search?*', 'GET');
  await field(page).fill('lighthouse');
  await expect(dialog(page).getByRole('alert')).toContainText('The service is busy right now.');
  await page.unroute('**/api/search?*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await options(page).filter({ hasText: 'You, to Ilse' }).click();
  await expect(own(page, 'The lighthouse was dark')).toBeFocused();

  // Only searches that led to a result are remembered.
  await open(page);
  await expect(options(page)).toHaveText(['lighthouse']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('lighthouse');
  await expect(options(page).filter({ hasText: 'You, to Ilse' })).toHaveCount(1);
  await field(page).fill('');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(options(page)).toHaveCount(0);
  await page.reload();
  await expect(own(page, 'The lighthouse was dark')).toBeVisible();
  await open(page);
  await expect(dialog(page)).toContainText('Results contain every word');
  await expect(options(page)).toHaveCount(0);
});

test('filters a search by soul and date', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendAndAwaitStored(page, 'Paprika for Ilse.');
  const made = await page.request.post('/api/companions', { data: { name: 'Odd', archetype: 'sage' } });
  await page.goto(`/?soul=${((await made.json()) as { id: number }).id}`);
  await sendAndAwaitStored(page, 'Paprika for Odd.');
  await open(page);
  await field(page).fill('paprika');
  const said = (name: string): Locator => options(page).filter({ hasText: `You, to ${name}` });
  await expect(said('Ilse')).toHaveCount(1);
  await expect(said('Odd')).toHaveCount(1);
  await dialog(page).getByLabel('Soul').selectOption('Ilse');
  await expect(said('Odd')).toHaveCount(0);
  await expect(said('Ilse')).toHaveCount(1);

  await dialog(page).getByLabel('Time').selectOption('Past week');
  await expect(said('Ilse')).toHaveCount(1);
  await dialog(page).getByLabel('Time').selectOption('Between two days');
  await dialog(page).getByLabel('To', { exact: true }).fill(day(-2));
  await expect(count(page)).toHaveText('Nothing found');
  await expect(dialog(page)).toContainText('Nothing matches these filters');
  await dialog(page).getByLabel('From', { exact: true }).fill(day(-1));
  await expect(dialog(page).getByText('The first day is after the last.')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await dialog(page).getByLabel('To', { exact: true }).fill(day(0));
  await expect(said('Ilse')).toHaveCount(1);
});

/** An imported conversation long enough that its first messages are not loaded. */
async function createLongConversation(page: Page): Promise<number> {
  await signUp(page);
  const said = Array.from({ length: 640 }, (_, place) =>
    place === 340 ? 'Here stands the word saffron.' : `And then the rain, number ${place}.`,
  );
  const lines = ['The very first thing, about marzipan.', ...said].flatMap((words, place) => {
    const at = `13/03/2025, ${String(8 + Math.floor(place / 60)).padStart(2, '0')}:${String(place % 60).padStart(2, '0')}`;
    return [`${at} - Ada: ${words}`, ...(place % 4 === 0 ? [`${at} - Ilse: I hear you, and I look out too.`] : [])];
  });
  const brought = await page.request.post('/api/soulprints/import', {
    data: { name: 'Ilse', chatLogs: lines.join('\n'), importConversations: true },
  });
  expect(brought.status()).toBe(201);
  const [conversation] = await conversationIds(page);
  if (conversation === undefined) throw new Error('there is no conversation');
  await page.goto(`/conversation/${conversation}`);
  await expect(own(page, 'number 639.')).toBeInViewport();
  await expect(own(page, 'saffron')).toHaveCount(0);
  return conversation;
}

async function findAndOpen(page: Page, words: string): Promise<void> {
  await open(page);
  await field(page).fill(words);
  await options(page).filter({ hasText: 'You, to Ilse' }).click();
  await expect(own(page, words)).toBeFocused();
  await expect(own(page, words)).toBeInViewport();
}

/** Scrolls down to the newest message. */
async function scrollThroughLog(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  const log = page.getByRole('log');
  const readScreen = async (): Promise<boolean> => {
    // Less than a screen at a time: a larger jump would skip rows.
    const stand = await log.evaluate(async (box) => {
      const texts = [...box.querySelectorAll('article')].map(({ textContent }) => textContent);
      box.scrollBy({ top: box.clientHeight * 0.7, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return texts;
    });
    for (const text of stand) {
      const number = /And then the rain, number (\d+)\./.exec(text)?.[1];
      if (number) seen.add(number);
    }
    return seen.has('639');
  };
  // The end may be temporary while the next page loads, so it is checked again.
  await expect.poll(readScreen, { intervals: [0], timeout: 180_000 }).toBe(true);
  return seen;
}

test('jumps to old messages, the first message and a date, and scrolls to the end', async ({ page }) => {
  test.slow();
  const conversation = await createLongConversation(page);
  await findAndOpen(page, 'saffron');
  await findAndOpen(page, 'marzipan');
  expect([...(await scrollThroughLog(page))].map(Number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 640 }, (_, place) => place).filter((place) => place !== 340),
  );
  await findAndOpen(page, 'marzipan');
  const toEnd = page.getByRole('button', { name: /^To the newest message|new messages/ });
  await toEnd.click();
  await expect(toEnd).toHaveCount(0);
  await expect(own(page, 'marzipan')).toHaveCount(0);

  await open(page);
  await dialog(page).getByRole('button', { name: 'Jump to a date in this conversation' }).click();
  const jump = page.getByRole('dialog', { name: 'Jump to a date' });
  await jump.getByRole('button', { name: 'Jump', exact: true }).click();
  await expect(jump.getByText('Choose a day.')).toBeVisible();
  await failRequests(page, '**/place?*', 'GET');
  await jump.getByLabel('Date').fill(day(0));
  await jump.getByRole('button', { name: 'Jump', exact: true }).click();
  await expect(jump.getByText('The service is busy right now.')).toBeVisible();
  await page.unroute('**/place?*');
  await jump.getByLabel('Date').fill('2020-01-01');
  await jump.getByRole('button', { name: 'Jump', exact: true }).click();
  await expect(jump).toHaveCount(0);
  await expect(own(page, 'marzipan')).toBeFocused();
  await expect(own(page, 'marzipan')).toBeInViewport();
  await expect(page).toHaveURL(`/conversation/${conversation}`);

  // Sending a message from there returns to the end of the conversation.
  await sendMessage(page, 'And here I am again.');
  await expect(own(page, 'And here I am again.')).toBeInViewport();
});

for (const theme of ['dark', 'light']) {
  test(`the search is accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await signUp(page);
    await createSoul(page, 'Ilse');
    await sendAndAwaitStored(page, 'The lighthouse was dark tonight.');
    await open(page);
    await expectAccessible(page);
    await field(page).fill('lighthouse');
    await expect(options(page).first()).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByLabel('Time').selectOption('Between two days');
    await field(page).fill('submarine');
    await expect(count(page)).toHaveText('Nothing found');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await field(page).fill('lighthouse');
    await expect(options(page).first()).toBeVisible();
    await expectPageFitsWidth(page);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Jump to a date in this conversation' }).click();
    await expect(page.getByRole('dialog', { name: 'Jump to a date' })).toBeVisible();
    await expectAccessible(page);
  });
}
