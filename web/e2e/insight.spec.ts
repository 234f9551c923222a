import { expect, test, type Locator, type Page } from '@playwright/test';
import { waitForText, waitForToast } from './toasts';
import { createSoul, sendMessage, signUp } from './users';
import { withSouls } from './portal';
import { expectAccessible } from './accessibility';
import { waitUntilConnected, failRequests } from './windows';

const tile = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Figures' }).getByRole('button', { name: new RegExp(`^${name}`) });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const card = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Checks accessibility and horizontal overflow at three widths in both themes. */
async function expectFits(page: Page): Promise<void> {
  for (const [width, theme] of [
    [1440, 'dark'],
    [390, 'light'],
    [320, null],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.getByRole('tabpanel').evaluate((panel) => panel.scrollWidth - panel.clientWidth))
      .toBe(0);
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]))
      .toEqual([width, 900]);
    if (width >= 390)
      for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
    if (theme === null) continue;
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Sends a message to the open soul and waits for the reply. */
async function sendAndAwaitReply(page: Page, name: string, words: string): Promise<void> {
  const replies = page.getByRole('article', { name: new RegExp(`^${name},`) });
  const before = await replies.count();
  await sendMessage(page, words);
  await expect(replies.nth(before)).toHaveAttribute('data-status', 'complete');
}

test('every tab has an empty state with a first step', async ({ page }) => {
  await signUp(page);
  await page.goto('/relational-intelligence');
  await expect(page.getByText('Figures about you and your souls are shown here')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create New Soul' })).toBeVisible();

  const made = await page.request.post('/api/companions', { data: { name: 'Ilse', archetype: 'sage' } });
  const { id } = (await made.json()) as { id: number };
  await expect(page.getByText('are shown here after your first message')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Figures' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Talk with Ilse' }).first()).toHaveAttribute(
    'href',
    `/?soul=${id}`,
  );
  await expect(page.getByRole('link', { name: 'Offer a memory' })).toHaveAttribute(
    'href',
    `/memory-offering?soul=${id}`,
  );

  const empty = {
    'Memory Evolution': 'What Ilse remembers of you is shown here',
    'Emotional Mapping': 'What you felt in conversations with Ilse is shown here',
    'Growth Analytics': 'are shown here over time, after your first message',
    'Conversation Anchors': 'It is listed here with what',
  };
  for (const [name, words] of Object.entries(empty)) {
    await tab(page, name).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('img')).toHaveCount(0);
  }
  // Single-soul tabs redirect to a soul; history leads back.
  await page.goBack();
  await expect(tab(page, 'Growth Analytics')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(new RegExp(`/relational-intelligence/${id}\\?tab=growth$`));

  await page.goto('/relational-intelligence/999999999');
  await expect(page.getByRole('heading', { name: 'Soul not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all souls' })).toHaveAttribute(
    'href',
    '/relational-intelligence?tab=overview',
  );
});

test('figures update live and open their breakdown', async ({ page, context }) => {
  test.slow();
  await signUp(page);
  await createSoul(page, 'Ilse');
  const soulId = Number(/soul=(\d+)/.exec(page.url())?.[1]);
  const looking = await context.newPage();
  await looking.goto(`/relational-intelligence/${soulId}`);
  await expect(looking.getByText('are shown here after your first message')).toBeVisible();

  await sendAndAwaitReply(page, 'Ilse', 'My sister Anna lives in Ghent. I am so happy that she visits me in June!');
  await sendAndAwaitReply(page, 'Ilse', 'I have never told anyone this, but I feel so lonely in the evenings.');
  // The other window receives the event and refetches.
  await expect(tile(looking, 'Connection strength')).toBeVisible();
  await expect(tile(looking, 'Memories')).not.toContainText(': 0.');

  await tile(looking, 'Connection strength').press('Enter');
  const made = looking.getByRole('dialog', { name: 'Connection strength: how it is calculated' });
  const strength = made.getByRole('table');
  const row = strength.getByRole('row', { name: /on which you told something/ });
  await expect(row).toBeVisible();
  const cells = (await row.getByRole('cell').allTextContents()).map(Number);
  expect((cells[0] ?? 0) * (cells[1] ?? 0)).toBeCloseTo(cells[2] ?? -1, 1);
  await expect(strength.getByRole('row', { name: /^Together/ })).toBeVisible();
  await expectAccessible(looking);
  await looking.keyboard.press('Escape');
  await expect(made).toBeHidden();
  await expect(tile(looking, 'Connection strength')).toBeFocused();

  const first = card(looking, 'Recent milestones').getByRole('listitem').filter({ hasText: 'First conversation' });
  // Optimistic update first, then the response.
  const celebrated = looking.waitForResponse('**/api/growth-milestones/*');
  await first.getByRole('button', { name: /^Celebrate/ }).click();
  await expect(first.getByRole('button', { name: /^Celebrated/ })).toHaveAttribute('aria-pressed', 'true');
  expect((await celebrated).ok()).toBe(true);
  await looking.reload();
  await expect(first.getByRole('button', { name: /^Celebrated/ })).toHaveAttribute('aria-pressed', 'true');

  const growth = card(looking, 'Growth over time');
  await expect(growth).toContainText('Not enough yet');
  await withAnEarlierDay(looking, '**/api/growth-timeline', (answer) => answer as { week: string }[]);
  await looking.reload();
  await growth.getByText('Messages', { exact: true }).first().click();
  await expect(growth.locator('.recharts-line-curve, .recharts-line-dots').first()).toBeAttached();
  await growth.getByRole('button', { name: 'Show as table: Growth over time' }).click();
  // One row for each of the two days.
  await expect(growth.getByRole('row', { name: /Ilse/ })).toHaveCount(2);
  await expect(growth.getByRole('row', { name: /Ilse/ }).first()).toContainText('4');
  await expectFits(looking);
});

/** Repeats the points of a time line on the day before, because a new account has one day only. */
async function withAnEarlierDay(
  page: Page,
  address: string,
  pointsOf: (answer: unknown) => { week: string }[],
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const points = pointsOf(answer);
    const before = (week: string) => new Date(Date.parse(week) - 86_400_000).toISOString().slice(0, 10);
    points.unshift(...points.map((point) => ({ ...point, week: before(point.week) })));
    await route.fulfill({ response, json: answer });
  });
}

test('every tab shows its data and is usable by keyboard at every width', async ({ page }) => {
  test.slow();
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendAndAwaitReply(page, 'Ilse', 'My sister Anna lives in Ghent. I am so happy that she visits me in June!');
  await sendAndAwaitReply(page, 'Ilse', 'I feel so lonely in the evenings, and terribly sad about the old house.');
  // Recall from the conversation itself does not count as a memory reference.
  const kept = async (): Promise<number> =>
    ((await (await page.request.get('/api/memories?q=Ghent')).json()) as unknown[]).length;
  await expect.poll(kept).toBeGreaterThan(0);
  await sendAndAwaitReply(page, 'Ilse', 'Where does my sister Anna live?');
  await page.getByRole('complementary').getByRole('link', { name: 'Relational Intelligence' }).click();
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'Overview').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Memory Evolution')).toBeFocused();
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Memory Evolution')).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'A map of memories')).toContainText('Not enough yet');
  await expect(card(page, 'Memory layers').getByRole('button', { name: 'Curate' })).toBeVisible();
  const weight = card(page, 'Memory impact').getByRole('button').first();
  await weight.press('Enter');
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Significance/ })).toContainText('10');
  await page.keyboard.press('Escape');
  await expect(weight).toBeFocused();
  const led = waitForText(page, '.found', 'Ghent');
  await card(page, 'Recalled memories').getByRole('link').first().click();
  await led;
  await page.goBack();
  await expectFits(page);

  await tab(page, 'Emotional Mapping').click();
  const joy = card(page, 'Emotional patterns').getByRole('listitem').filter({ hasText: 'Joy' });
  await expect(joy).toContainText('in 1 message');
  await expect(card(page, 'Feelings over time')).toContainText('Not enough yet');
  await withAnEarlierDay(
    page,
    '**/api/emotional-timeline/*',
    (answer) => (answer as { points: { week: string }[] }).points,
  );
  await page.reload();
  await expect(card(page, 'Feelings over time').locator('circle[data-emotion=joy]').first()).toBeAttached();
  await expect(
    card(page, 'Feelings over time')
      .getByRole('row', { name: /Loneliness/ })
      .first(),
  ).toBeAttached();
  await expectFits(page);

  await tab(page, 'Growth Analytics').click();
  // The relationship is younger than a week.
  await expect(page.getByRole('button', { name: /^Growth velocity/ })).toContainText('Not enough yet');
  await expectFits(page);
});

test('creates, links, deactivates and removes anchors and threads', async ({ page }) => {
  test.slow();
  const [ilse, bram] = await withSouls(page, 'Ilse', 'Bram');
  await page.goto(`/?soul=${ilse?.id}`);
  await sendAndAwaitReply(page, 'Ilse', 'The herons came back to the mill.');
  await page.goto('/relational-intelligence?tab=anchors');
  await page.getByRole('button', { name: 'Create an anchor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an anchor' });
  const create = dialog.getByRole('button', { name: 'Create anchor' });
  await expect(dialog.getByLabel('Soul')).toHaveValue(String(ilse?.id));
  await dialog.getByLabel('Title').fill('The herons');
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Title').fill('');
  await dialog.getByText('The herons came back to the mill.', { exact: true }).click();
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Title').fill('The herons');
  await dialog.getByLabel('Soul').selectOption({ label: 'Bram' });
  await expect(dialog.getByText('You and Bram have not talked yet')).toBeVisible();
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Soul').selectOption({ label: 'Ilse' });
  await dialog.getByText('The herons came back to the mill.', { exact: true }).click();
  await dialog.getByText('Foundational').click();
  await expectAccessible(page);

  await page.route('**/api/conversation-anchors', (route) => route.fulfill({ status: 500, body: '{}' }));
  await create.click();
  await expect(page.getByText('Failed to create anchor', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('The herons');
  await expect(dialog.getByRole('radio', { name: /^You\b/ }).and(dialog.locator(':checked'))).toHaveCount(1);
  await page.unrouteAll();
  const marked = waitForToast(page, 'Conversation Anchor CreatedThis moment has been bookmarked for future reference');
  await create.click();
  await marked;
  const anchor = card(page, 'Anchors').getByRole('listitem').filter({ hasText: 'The herons' });
  await expect(anchor).toContainText('9 of 10');

  await anchor.getByRole('button', { name: 'Add to a thread: The herons' }).click();
  await page.getByRole('button', { name: 'Start a thread with it' }).click();
  const starting = page.getByRole('dialog', { name: 'Start a thread' });
  const start = starting.getByRole('button', { name: 'Start thread' });
  await expect(start).toBeDisabled();
  await starting.getByLabel('Title').fill('The mill');
  await page.route('**/api/conversation-threads', (route) => route.fulfill({ status: 500, body: '{}' }));
  await start.click();
  await expect(page.getByText('Failed to create thread', { exact: true })).toBeVisible();
  await expect(starting.getByLabel('Title')).toHaveValue('The mill');
  await page.unrouteAll();
  const begun = waitForToast(page, 'Conversation Thread CreatedNew thread started to track this ongoing conversation');
  await start.click();
  await begun;

  const thread = card(page, 'Threads').locator('[data-active]').filter({ hasText: 'The mill' });
  await expect(thread.getByRole('link', { name: /The herons/ })).toBeVisible();
  await thread.getByRole('switch', { name: 'The mill is active' }).click();
  await expect(thread).toContainText('Resting');
  await anchor.getByRole('button', { name: 'In 1 thread: The herons' }).click();
  await page.getByRole('checkbox', { name: 'The mill' }).click();
  await expect(thread).toContainText('This thread has no anchors yet');
  await page.keyboard.press('Escape');
  await expectFits(page);

  // Editing text; after a failed save the input is kept.
  const moreOfThread = thread.getByRole('button', { name: /^More for the thread: The mill/ });
  await moreOfThread.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const renaming = page.getByRole('dialog', { name: 'Edit this thread' });
  await expect(renaming.getByLabel('Title')).toHaveValue('The mill');
  await renaming.getByLabel('Title').fill('  ');
  await expect(renaming.getByRole('button', { name: 'Save' })).toBeDisabled();
  await renaming.getByLabel('Title').fill('The mill and the water');
  await renaming.getByLabel('Description (optional)').fill('Since the spring.');
  await expectAccessible(page);
  await failRequests(page, '**/api/conversation-threads/*', 'PATCH');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The thread could not be changed', { exact: true })).toBeVisible();
  await expect(renaming.getByLabel('Title')).toHaveValue('The mill and the water');
  await page.unrouteAll();
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(renaming).toBeHidden();
  await expect(thread.getByRole('heading', { name: 'The mill and the water' })).toBeVisible();
  await expect(thread).toContainText('Since the spring.');
  await expect(moreOfThread).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(renaming).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(renaming).toBeHidden();
  await expect(moreOfThread).toBeFocused();

  const moreOfAnchor = anchor.getByRole('button', { name: 'More for the anchor: The herons' });
  await moreOfAnchor.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const rewriting = page.getByRole('dialog', { name: 'Edit this anchor' });
  await expect(rewriting.getByRole('radio', { name: /^Foundational/ })).toBeChecked();
  await rewriting.getByLabel('Title').fill('');
  await expect(rewriting.getByRole('button', { name: 'Save' })).toBeDisabled();
  await rewriting.getByLabel('Title').fill('The herons');
  await rewriting.getByText('Milestone').click();
  await rewriting.getByLabel('Notes (optional)').fill('Three of them.');
  await expectAccessible(page);
  await failRequests(page, '**/api/conversation-anchors/*', 'PATCH');
  await rewriting.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The anchor could not be changed', { exact: true })).toBeVisible();
  await expect(rewriting.getByLabel('Notes (optional)')).toHaveValue('Three of them.');
  await page.unrouteAll();
  await rewriting.getByRole('button', { name: 'Save' }).click();
  await expect(rewriting).toBeHidden();
  await expect(anchor).toContainText('Three of them.');
  await expect(anchor).toContainText('6 of 10');
  await expect(moreOfAnchor).toBeFocused();

  const kept = await page.request.get('/api/conversation-threads');
  expect(await kept.json()).toMatchObject([
    { title: 'The mill and the water', description: 'Since the spring.', isActive: false, anchorIds: [] },
  ]);

  await page.goto(`/relational-intelligence/${bram?.id}?tab=anchors`);
  await expect(page.getByText('It is listed here with what')).toBeVisible();
  await page.goto(`/relational-intelligence/${ilse?.id}`);
  const led = waitForText(page, '.found', 'The herons came back to the mill.');
  await card(page, 'Conversation Anchors')
    .getByRole('link', { name: /The herons/ })
    .click();
  await led;

  // The same from the message menu.
  const own = page.getByRole('article', { name: /^You,/ });
  await own.getByRole('button', { name: 'More for this message' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Anchor this moment' }).click();
  await expect(dialog).toContainText('The herons came back to the mill.');
  await dialog.getByLabel('Title').fill('Once more');
  await create.click();
  await expect(page.getByText('Conversation Anchor Created', { exact: true })).toBeVisible();

  await page.goto(`/relational-intelligence/${ilse?.id}?tab=anchors`);
  const again = card(page, 'Anchors').getByRole('listitem').filter({ hasText: 'Once more' });
  await again.getByRole('button', { name: 'Add to a thread: Once more' }).click();
  await page.getByRole('checkbox', { name: 'The mill and the water' }).click();
  await page.keyboard.press('Escape');
  await expect(thread.getByRole('link', { name: /Once more/ })).toBeVisible();
  await again.getByRole('button', { name: 'More for the anchor: Once more' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Remove this anchor' });
  await expect(asked).toContainText('The anchor “Once more” will be removed, also from 1 thread.');
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await failRequests(page, '**/api/conversation-anchors/*', 'DELETE');
  await asked.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('The anchor could not be removed', { exact: true })).toBeVisible();
  await expect(again.getByRole('button', { name: 'More for the anchor: Once more' })).toBeFocused();
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await asked.getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(card(page, 'Anchors').getByRole('heading', { name: 'Once more' })).toHaveCount(0);
  await expect(card(page, 'Anchors')).toBeFocused();
  await expect(card(page, 'Anchors').getByRole('heading', { name: 'The herons' })).toBeVisible();

  // Deleting a thread asks for confirmation, applies in every window, and keeps its anchors.
  const elsewhere = await page.context().newPage();
  const live = waitUntilConnected(elsewhere);
  await elsewhere.goto(`/relational-intelligence/${ilse?.id}?tab=anchors`);
  await live;
  await expect(card(elsewhere, 'Threads').getByRole('heading', { name: 'The mill and the water' })).toBeVisible();
  const goes = page.getByRole('alertdialog', { name: 'Remove this thread' });
  await moreOfThread.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(goes).toContainText('“The mill and the water” will be permanently deleted, with its description.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(goes).toBeHidden();
  await expect(moreOfThread).toBeFocused();
  await failRequests(page, '**/api/conversation-threads/*', 'DELETE');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await goes.getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(page.getByText('The thread could not be removed', { exact: true })).toBeVisible();
  await expect(thread.getByRole('heading', { name: 'The mill and the water' })).toBeVisible();
  await page.unrouteAll();
  await moreOfThread.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await goes.getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(card(page, 'Threads').getByText('A thread collects the anchors of one topic')).toBeVisible();
  await expect(card(page, 'Threads')).toBeFocused();
  await expect(card(elsewhere, 'Threads').getByRole('heading', { name: 'The mill and the water' })).toHaveCount(0);
  await expect(card(page, 'Anchors').getByRole('heading', { name: 'The herons' })).toBeVisible();
});
