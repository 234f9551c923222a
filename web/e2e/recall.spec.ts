import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { createSoul, sendMessage, signUp } from './users';
import { expectAccessible } from './accessibility';

const STATEMENT = 'I live in Ghent with my cat Biscuit.';
const QUESTION = 'What is my cat called?';

const replies = (page: Page): Locator => page.getByRole('article', { name: /^Ilse,/ });
const lineOf = (reply: Locator): Locator => reply.getByRole('button', { name: /^remembering:/ });
const statementMessage = (page: Page): Locator =>
  page.getByRole('article', { name: /^You,/ }).filter({ hasText: STATEMENT });

/** Sends a message and waits for the complete reply. */
async function exchange(page: Page, words: string): Promise<Locator> {
  const before = await replies(page).count();
  await sendMessage(page, words);
  const reply = replies(page).nth(before);
  await expect(reply).toHaveAttribute('data-status', /^(complete|failed)$/);
  await expect(reply).toHaveAttribute('data-status', 'complete');
  return reply;
}

/** Signs up a user who told Ilse about the cat and asked for it. */
async function askAboutTheCat(page: Page): Promise<Locator> {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await exchange(page, STATEMENT);
  const reply = await exchange(page, QUESTION);
  await expect(reply).toContainText('Biscuit');
  await expect(lineOf(reply)).toBeVisible();
  return reply;
}

async function deleteMessage(page: Page, message: Locator): Promise<void> {
  await message.hover();
  await message.getByRole('button', { name: 'More for this message' }).click();
  await page.getByRole('menuitem', { name: 'Delete message' }).click();
  await expect(message).toHaveCount(0);
}

/** Closes the toast of an action that can be undone, which carries the action out. */
async function closeNotice(page: Page, words: string): Promise<void> {
  const notice = page.locator('.toasts > li').filter({ hasText: words });
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toHaveCount(0);
}

test('a reply lists recalled items and links to their messages', async ({ page }) => {
  const reply = await askAboutTheCat(page);
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
  await expect(statementMessage(page)).toBeFocused();
  await expect(statementMessage(page)).toBeInViewport();
});

test('jumps to messages that are not loaded, also from an address', async ({ page }) => {
  await signUp(page);
  // More messages than one page, so the first ones are neither rendered nor loaded.
  const rain = Array.from({ length: 80 }, (_, place) => `Ada: And then the rain, number ${place}.`);
  const lines = [`Ada: ${STATEMENT}`, 'Ilse: Then I greet the two of you.', ...rain].map(
    (said, place) => `13/03/2025, ${8 + Math.floor(place / 60)}:${String(place % 60).padStart(2, '0')} - ${said}`,
  );
  const brought = await page.request.post('/api/soulprints/import', {
    data: { name: 'Ilse', chatLogs: lines.join('\n'), importConversations: true },
  });
  expect(brought.status()).toBe(201);
  const conversation = (await (await page.request.get('/api/conversations')).json()) as { id: number }[];
  const messages = `/api/conversations/${conversation[0]?.id}/messages?limit=100`;
  const all = (await (await page.request.get(messages)).json()) as { id: number; content: string }[];
  const id = all.find(({ content }) => content === STATEMENT)?.id;
  await page.goto(`/conversation/${conversation[0]?.id}?message=${id}`);
  await expect(statementMessage(page)).toBeFocused();
  await expect(statementMessage(page)).toBeInViewport();
  await expect(replies(page).first()).toBeVisible();
  await expect(page).toHaveURL(`/conversation/${conversation[0]?.id}`);

  await page.goto(`/conversation/${conversation[0]?.id}?message=999999999`);
  await expect(page.getByText('This message no longer exists.').first()).toBeVisible();
});

test('recalls and links messages of another conversation', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await exchange(page, STATEMENT);
  const soul = Number(new URL(page.url()).searchParams.get('soul'));
  const [first] = (await (await page.request.get('/api/conversations')).json()) as { id: number }[];
  expect((await page.request.post('/api/conversations', { data: { companionId: soul } })).status()).toBe(201);
  await page.reload();
  await expect(page.getByText('Ilse is listening.')).toBeVisible();

  const reply = await exchange(page, QUESTION);
  await expect(reply).toContainText('Biscuit');
  await lineOf(reply).click();
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  await dialog.getByRole('button', { name: 'Show where it was said' }).first().click();
  await expect(page).toHaveURL(`/conversation/${first?.id}`);
  await expect(statementMessage(page)).toBeFocused();
});

test('strikes an objected item and excludes it from the next reply', async ({ page }) => {
  const reply = await askAboutTheCat(page);
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

  const next = await exchange(page, QUESTION);
  await expect(next).not.toContainText('Biscuit');
});

test('forgets a memory after confirmation in every window', async ({ page, context }) => {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await exchange(page, STATEMENT);
  // Memories are extracted asynchronously.
  await expect(page.getByText('Last remembered')).toBeVisible();
  const reply = await exchange(page, QUESTION);
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
  await closeNotice(page, 'Forgotten');
  for (const window of [page, other]) await expect(lineOf(replies(window).nth(1))).toHaveCount(0);

  const next = await exchange(page, QUESTION);
  await expect(next).not.toContainText(title);
  await expect(statementMessage(page)).toBeVisible();
});

test('undoes an objection and a deletion', async ({ page }) => {
  const reply = await askAboutTheCat(page);
  const undo = page.locator('.toasts').getByRole('button', { name: 'Undo' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/objections|messages\/\d+$/.test(request.url()) && request.method() !== 'GET') requests.push(request.url());
  });
  await lineOf(reply).click();
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  await dialog
    .getByRole('button', { name: /^Not right\?/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'That is wrong' }).click();
  await expect(reply.locator('s')).toHaveCount(1);
  await undo.click();
  await expect(reply.locator('s')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await deleteMessage(page, statementMessage(page));
  await undo.click();
  await expect(statementMessage(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(requests).toEqual([]);
});

test('lists the closest memories in the presence panel and corrects one', async ({ page }) => {
  await askAboutTheCat(page);
  const presence = page.getByRole('complementary', { name: 'Presence of Ilse' });
  const close = presence.getByRole('region', { name: 'What Ilse keeps close' });
  await expect(close.getByRole('listitem').first()).toBeVisible();
  await close
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'It is actually …' }).click();
  await close.getByLabel('It is actually …').fill('My cat is called Waffle.');
  await close.getByRole('button', { name: 'Save' }).click();
  await closeNotice(page, 'Corrected');
  await presence.getByRole('link', { name: /in the archive/ }).click();
  await expect(page).toHaveURL(/\/memory-archive\?soul=\d+/);
  await expect(page.getByRole('article').filter({ hasText: 'Waffle' }).first()).toBeVisible();
});

test('reports a failed objection and retries it', async ({ page }) => {
  const reply = await askAboutTheCat(page);
  await page.route('**/objections', (route) => route.abort());
  await lineOf(reply).click();
  const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
  await dialog
    .getByRole('button', { name: /^Not right\?/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'That is wrong' }).click();
  await page.locator('.toasts').getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.locator('.toasts')).toContainText('Your objection was not saved');
  await expect(reply.locator('s')).toHaveCount(0);
  await page.unroute('**/objections');
  await page.locator('.toasts').getByRole('button', { name: 'Try again' }).click();
  await expect(reply.locator('s')).toHaveCount(1);
});

test('deletes a message and its memories in every window', async ({ page, context }) => {
  await askAboutTheCat(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(statementMessage(other)).toBeVisible();
  await expect(lineOf(replies(other).last())).toBeVisible();

  await deleteMessage(page, statementMessage(page));
  await expect(page.getByRole('log')).toBeFocused();
  await closeNotice(page, 'Message deleted');
  for (const window of [page, other]) await expect(statementMessage(window)).toHaveCount(0);
  await expect(other.getByRole('article')).toHaveCount(3);
  const next = await exchange(page, QUESTION);
  await expect(next).not.toContainText('Biscuit');
  await expect(other.getByRole('article')).toHaveCount(5);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(statementMessage(page)).toHaveCount(0);
});

test('removes a message deleted while a window was disconnected', async ({ page, context }) => {
  await askAboutTheCat(page);
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
  await expect(statementMessage(other)).toBeVisible();
  await expect.poll(() => links.length).toBeGreaterThan(0);

  away = true;
  for (const link of links) await link.close();
  await expect(other.getByText('Reconnecting')).toBeVisible();
  await deleteMessage(page, statementMessage(page));
  await closeNotice(page, 'Message deleted');
  await expect(statementMessage(other)).toBeVisible();
  away = false;
  await expect(statementMessage(other)).toHaveCount(0);
  await expect(other.getByText('Reconnecting')).toHaveCount(0);
});

test('shows a soul’s mood, activity and trust', async ({ page }) => {
  await askAboutTheCat(page);
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
      const reply = await askAboutTheCat(page);
      await page.setViewportSize(size);
      await expectAccessible(page);
      await lineOf(reply).click();
      const dialog = page.getByRole('dialog', { name: 'What Ilse remembered' });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog
        .getByRole('button', { name: /^Not right\?/ })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(lineOf(reply)).toBeFocused();
      if (size.width < 1100) {
        await page.getByRole('button', { name: 'Soul Profile' }).click();
        await expect(page.getByRole('dialog', { name: 'Ilse' }).getByText('Trust')).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
}
