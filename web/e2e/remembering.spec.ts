import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { makeSoul, say, signUp } from './people';
import { usable } from './usable';

const TOLD = 'I live in Ghent with my cat Biscuit.';
const ASKED = 'What is my cat called?';

const replies = (page: Page): Locator => page.getByRole('article', { name: /^Ilse,/ });
const lineOf = (reply: Locator): Locator => reply.getByRole('button', { name: /^remembering:/ });
const told = (page: Page): Locator => page.getByRole('article', { name: /^You,/ }).filter({ hasText: TOLD });

/** Sends a message and waits for the complete reply. */
async function exchange(page: Page, words: string): Promise<Locator> {
  const before = await replies(page).count();
  await say(page, words);
  const reply = replies(page).nth(before);
  await expect(reply).toHaveAttribute('data-status', /^(complete|failed)$/);
  await expect(reply).toHaveAttribute('data-status', 'complete');
  return reply;
}

/** Signs up a user who told Ilse about the cat and asked for it. */
async function askedOfTheCat(page: Page): Promise<Locator> {
  await signUp(page);
  await makeSoul(page, 'Ilse');
  await exchange(page, TOLD);
  const reply = await exchange(page, ASKED);
  await expect(reply).toContainText('Biscuit');
  await expect(lineOf(reply)).toBeVisible();
  return reply;
}

async function deleteMessage(page: Page, message: Locator): Promise<void> {
  await message.hover();
  await message.getByRole('button', { name: 'More for this message' }).click();
  await page.getByRole('menuitem', { name: 'Delete message' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Memories that come only from this message will be deleted too.');
  await question.getByRole('button', { name: 'Delete message' }).click();
}

test('a reply lists recalled items and links to their messages', async ({ page }) => {
  const reply = await askedOfTheCat(page);
  await expect(lineOf(reply)).toContainText(/Biscuit|cat/i);
  await lineOf(reply).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(lineOf(reply)).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Show where it was said' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(told(page)).toBeFocused();
  await expect(told(page)).toBeInViewport();
});

test('jumps to messages that are not loaded, also from an address', async ({ page }) => {
  await signUp(page);
  // More messages than one page, so the first ones are neither rendered nor loaded.
  const rain = Array.from({ length: 80 }, (_, place) => `Ada: And then the rain, number ${place}.`);
  const lines = [`Ada: ${TOLD}`, 'Ilse: Then I greet the two of you.', ...rain].map(
    (said, place) => `13/03/2025, ${8 + Math.floor(place / 60)}:${String(place % 60).padStart(2, '0')} - ${said}`,
  );
  const brought = await page.request.post('/api/soulprints/import', {
    data: { name: 'Ilse', chatLogs: lines.join('\n'), importConversations: true },
  });
  expect(brought.status()).toBe(201);
  const conversation = (await (await page.request.get('/api/conversations')).json()) as { id: number }[];
  const messages = `/api/conversations/${conversation[0]?.id}/messages?limit=100`;
  const all = (await (await page.request.get(messages)).json()) as { id: number; content: string }[];
  const id = all.find(({ content }) => content === TOLD)?.id;
  await page.goto(`/conversation/${conversation[0]?.id}?message=${id}`);
  await expect(told(page)).toBeFocused();
  await expect(told(page)).toBeInViewport();
  await expect(replies(page).first()).toBeVisible();
  await expect(page).toHaveURL(`/conversation/${conversation[0]?.id}`);

  await page.goto(`/conversation/${conversation[0]?.id}?message=999999999`);
  await expect(page.getByText('This message is not there any more.').first()).toBeVisible();
});

test('recalls and links messages of another conversation', async ({ page }) => {
  await signUp(page);
  await makeSoul(page, 'Ilse');
  await exchange(page, TOLD);
  const soul = Number(new URL(page.url()).searchParams.get('soul'));
  const [first] = (await (await page.request.get('/api/conversations')).json()) as { id: number }[];
  expect((await page.request.post('/api/conversations', { data: { companionId: soul } })).status()).toBe(201);
  await page.reload();
  await expect(page.getByText('Ilse is listening.')).toBeVisible();

  const reply = await exchange(page, ASKED);
  await expect(reply).toContainText('Biscuit');
  await lineOf(reply).click();
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  await dialog.getByRole('button', { name: 'Show where it was said' }).first().click();
  await expect(page).toHaveURL(`/conversation/${first?.id}`);
  await expect(told(page)).toBeFocused();
});

test('strikes an objected item and excludes it from the next reply', async ({ page }) => {
  const reply = await askedOfTheCat(page);
  await lineOf(reply).click();
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  const objections = dialog.getByRole('button', { name: /^Not right\?/ });
  await expect(objections.first()).toBeVisible();
  const count = await objections.count();
  for (let place = 0; place < count; place++) {
    await objections.nth(place).click();
    await page.getByRole('menuitem', { name: 'Never mention this' }).click();
    await expect(dialog.getByText('Noted. It will not be mentioned again.')).toHaveCount(place + 1);
  }
  await expect(reply.locator('s').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const next = await exchange(page, ASKED);
  await expect(next).not.toContainText('Biscuit');
});

test('forgets a memory after confirmation in every window', async ({ page, context }) => {
  await signUp(page);
  await makeSoul(page, 'Ilse');
  await exchange(page, TOLD);
  // Memories are extracted asynchronously.
  await expect(page.getByText('Last remembered')).toBeVisible();
  const reply = await exchange(page, ASKED);
  const other = await context.newPage();
  await other.goto(page.url());
  const title = /Biscuit/;
  await expect(lineOf(replies(other).last())).toContainText(title);

  await lineOf(reply).click();
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'A memory' })
    .getByRole('button', { name: /^Not right\?/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Forget it' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What you said stays in your conversation');
  await question.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText('Forgotten').first()).toBeVisible();
  for (const window of [page, other]) await expect(lineOf(replies(window).nth(1))).toHaveCount(0);

  const next = await exchange(page, ASKED);
  await expect(next).not.toContainText(title);
  await expect(told(page)).toBeVisible();
});

test('reports a failed objection and retries it', async ({ page }) => {
  const reply = await askedOfTheCat(page);
  await page.route('**/objections', (route) => route.abort());
  await lineOf(reply).click();
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  await dialog
    .getByRole('button', { name: /^Not right\?/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'That is wrong' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kinloom cannot be reached right now.');
  await expect(dialog.getByText('Noted as wrong.')).toHaveCount(0);
  await page.unroute('**/objections');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Noted as wrong. It will not be used again.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('deletes a message and its memories in every window', async ({ page, context }) => {
  await askedOfTheCat(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(told(other)).toBeVisible();
  await expect(lineOf(replies(other).last())).toBeVisible();

  await deleteMessage(page, told(page));
  for (const window of [page, other]) await expect(told(window)).toHaveCount(0);
  await expect(page.getByRole('log')).toBeFocused();
  await expect(other.getByRole('article')).toHaveCount(3);
  const next = await exchange(page, ASKED);
  await expect(next).not.toContainText('Biscuit');
  await expect(other.getByRole('article')).toHaveCount(5);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(told(page)).toHaveCount(0);
});

test('removes a message deleted while a window was disconnected', async ({ page, context }) => {
  await askedOfTheCat(page);
  const other = await context.newPage();
  let away = false;
  const links: WebSocketRoute[] = [];
  await other.routeWebSocket('**/socket.io/**', (link) => {
    if (away) return void link.close();
    link.connectToServer();
    links.push(link);
  });
  await other.route('**/socket.io/**', (route) => (away ? route.abort() : route.continue()));
  await other.goto(page.url());
  await expect(told(other)).toBeVisible();
  await expect.poll(() => links.length).toBeGreaterThan(0);

  away = true;
  for (const link of links) await link.close();
  await expect(other.getByText('Reconnecting')).toBeVisible();
  await deleteMessage(page, told(page));
  await expect(told(page)).toHaveCount(0);
  await expect(told(other)).toBeVisible();
  away = false;
  await expect(told(other)).toHaveCount(0);
  await expect(other.getByText('Reconnecting')).toHaveCount(0);
});

test('shows a soul’s mood, activity and trust', async ({ page }) => {
  await askedOfTheCat(page);
  const presence = page.getByRole('complementary', { name: 'Presence of Ilse' });
  await expect(presence.getByText('Trust')).toBeVisible();
  await expect(presence.getByText(/^\d{1,3}%$/)).toBeVisible();
  await expect(presence.locator('[data-drift]')).toContainText(
    /At rest|Deep in thought|Present & engaged|Processing memories|Exploring thoughts/,
  );
  // Updated by realtime events, without a reload.
  await expect(presence.getByText('Memories').locator('xpath=following-sibling::dd')).not.toHaveText('0');
});

for (const theme of ['dark', 'light']) {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    test(`recalled items are accessible, ${theme}, ${size.width} wide`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
      const reply = await askedOfTheCat(page);
      await page.setViewportSize(size);
      await usable(page);
      await lineOf(reply).click();
      const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
      await expect(dialog).toBeVisible();
      await usable(page);
      await dialog
        .getByRole('button', { name: /^Not right\?/ })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await usable(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(lineOf(reply)).toBeFocused();
      if (size.width < 1100) {
        await page.getByRole('button', { name: 'Soul Profile' }).click();
        await expect(page.getByRole('dialog', { name: 'Ilse' }).getByText('Trust')).toBeVisible();
        await usable(page);
      }
    });
  }
}
