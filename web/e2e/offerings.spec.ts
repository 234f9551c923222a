import { expect, test, type Locator, type Page } from '@playwright/test';
import { waitForToast } from './toasts';
import { sendMessage } from './users';
import { withSouls } from './portal';
import { expectPageFitsWidth, expectAccessible } from './accessibility';
import { waitUntilConnected, failRequests } from './windows';

const LETTER = `Dear Ilse,

do you remember the **lake** at the mill? We rowed out before *anybody* was awake.

I have kept the wet ticket of the ferry in a blue drawer ever since.

With all my love,
Mara`;

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'The memory' });
const note = (page: Page): Locator => page.getByRole('textbox', { name: 'A personal note (optional)' });
const offer = (page: Page): Locator => page.getByRole('button', { name: 'Offer this memory' });
const soul = (page: Page, name: string): Locator => page.getByRole('radio', { name });
const notice = (page: Page): Locator => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Offerings' }).getByRole('listitem');
const review = (page: Page): Locator => page.getByRole('article');
const heading = (page: Page, name: RegExp | string): Locator => review(page).getByRole('heading', { level: 2, name });
const chip = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const accept = (page: Page): Locator => page.getByRole('button', { name: 'Accept' });
const decline = (page: Page): Locator => page.getByRole('button', { name: 'Decline', exact: true });
const asked = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Decline this offering' });
const declineIt = (page: Page): Locator => asked(page).getByRole('button', { name: 'Decline it' });

/** Checks accessibility in both themes. */
async function inBothThemes(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expectAccessible(page);
  }
}

/** Creates an offering through the API. */
async function given(page: Page, soulId: number, content: string): Promise<void> {
  const answer = await page.request.post('/api/memory/offer_to_soul', { data: { soul_id: soulId, content } });
  expect(answer.ok()).toBe(true);
}

test('offers a memory, accepts it as suggested and recalls it', async ({ page }) => {
  test.slow();
  const [ilse] = await withSouls(page, 'Ilse', 'Lumen');
  await page.goto(`/memory-offering?soul=${ilse?.id}`);
  await expect(soul(page, 'Ilse')).toBeChecked();
  await text(page).fill(LETTER);
  await note(page).fill('It came back to me in the rain.');
  await expect(page.getByText(`${LETTER.length} of 100,000 characters · 37 words`)).toBeVisible();
  const preview = page.getByRole('region', { name: 'How it will appear' });
  await expect(preview.locator('strong')).toHaveText('lake');
  await expect(preview.locator('em')).toHaveText('anybody');
  await expect(preview).toContainText('It came back to me in the rain.');

  // The draft survives navigation.
  await page.getByRole('link', { name: 'Soul Memory Inbox' }).click();
  await expect(page.getByRole('heading', { name: 'No offerings waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Offer a Memory to a Soul' }).click();
  await expect(text(page)).toHaveValue(LETTER);
  await expect(soul(page, 'Ilse')).toBeChecked();

  await offer(page).click();
  await expect(notice(page)).toContainText('Memory offering sent with love ✨');
  await expect(text(page)).toHaveValue('');
  await expect(soul(page, 'Ilse')).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Inbox 1 waiting' })).toBeVisible();

  const live = waitUntilConnected(page);
  await page.goto('/soul-inbox');
  await live;
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Dear Ilse, do you remember the lake at the mill?');
  await expect(review(page).locator('strong').first()).toHaveText('lake');
  await expect(soul(page, 'Reflection')).toBeChecked();
  await expect(soul(page, 'Soft')).toBeChecked();
  await expect(page.getByText(/^Suggested: letter/)).toBeVisible();
  await expect(page.getByText('“Dear Ilse”', { exact: false }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Use suggestion' }).click();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeVisible();
  await expect(soul(page, 'Letter')).toBeChecked();
  await expect(chip(page, 'Tags', 'love')).toHaveAttribute('aria-pressed', 'true');

  const tag = page.getByRole('textbox', { name: 'Another tag' });
  for (const typed of ['the lake', '  ', 'THE LAKE', 'Love']) {
    await tag.fill(typed);
    await tag.press('Enter');
  }
  await tag.fill('ferries');
  await page.getByRole('button', { name: 'Add the tag' }).click();
  await expect(page.getByRole('group', { name: 'Tags' }).getByRole('button', { name: /lake/i })).toHaveCount(1);
  await chip(page, 'Tags', 'ferries').click();
  await expect(chip(page, 'Tags', 'ferries')).toHaveCount(0);
  await expect(tag).toBeFocused();
  await chip(page, 'Tones', 'sacred').click();
  await soul(page, 'Anchored').click();
  await accept(page).click();
  await expect(notice(page)).toContainText('Memory received with gratitude ✨');
  await expect(page.getByRole('heading', { name: 'No offerings waiting' })).toBeFocused();
  const kept = await page.request.get(`/api/memories?companionId=${ilse?.id}`);
  expect(await kept.json()).toMatchObject([
    {
      kind: 'letter',
      status: 'anchored',
      tones: expect.arrayContaining(['sacred']),
      tags: expect.arrayContaining(['love', 'the lake']),
      source: { type: 'offering' },
    },
  ]);

  await page.goto(`/?soul=${ilse?.id}`);
  await sendMessage(page, 'Where have I kept the ticket of the ferry?');
  const reply = page.getByRole('article', { name: /^Ilse,/ }).last();
  await expect(reply).toHaveAttribute('data-status', 'complete');
  await expect(reply).toContainText('drawer');
  await reply.getByRole('button', { name: /^remembering:/ }).click();
  await expect(page.getByRole('dialog', { name: 'What Ilse remembered' })).toContainText('Offered by');
});

test('reads text files, refuses others and keeps the draft', async ({ page }) => {
  await withSouls(page, 'Ilse');
  await page.goto('/memory-offering');
  const choose = (name: string, buffer: Buffer): Promise<void> =>
    page.getByLabel('A file to offer').setInputFiles({ name, mimeType: 'text/plain', buffer });
  const form = page.getByRole('form', { name: 'A memory to offer' });

  await offer(page).click();
  await expect(form.getByRole('alert')).toHaveText('Please select a soul and provide memory content');
  await expect(soul(page, 'Ilse')).toBeFocused();
  await page.keyboard.press('Space');
  await offer(page).click();
  await expect(form.getByRole('alert')).toHaveText('Please select a soul and provide memory content');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('My own words.');
  await expect(form.getByRole('alert')).toHaveCount(0);

  await choose('letter.pdf', Buffer.from('%PDF-1.7'));
  await expect(form.getByRole('alert')).toHaveText('Please upload a .md or .txt file');
  await choose('long.txt', Buffer.from('long '.repeat(20_001)));
  await expect(form.getByRole('alert')).toHaveText('This file is too large. A memory has at most 100,000 characters.');
  await expect(text(page)).toHaveValue('My own words.');
  // Windows-1252 quotation marks, then a file in UTF-16.
  await choose('old.txt', Buffer.from([0x93, 0x63, 0x61, 0x66, 0xe9, 0x94, 0x0d, 0x0a, 0x21]));
  await expect(text(page)).toHaveValue('“café”\n!');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove old.txt' }).click();
  await expect(text(page)).toHaveValue('My own words.');
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const words = [0xff, 0xfe, ...[...'Żółć ✨'].flatMap((one) => [one.charCodeAt(0) & 0xff, one.charCodeAt(0) >> 8])];
    transfer.items.add(new File([new Uint8Array(words)], 'letter.md'));
    return transfer;
  });
  await text(page).dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop to read the file')).toBeVisible();
  await text(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(text(page)).toHaveValue('Żółć ✨');

  // Unreachable first, then an error response: the draft is kept, even after a reload.
  await page.route('**/api/memory/offer_to_soul', (route) => route.abort());
  await offer(page).click();
  await expect(form.getByRole('alert')).toHaveText('Failed to send memory offering. Please try again.');
  await page.unroute('**/api/memory/offer_to_soul');
  await failRequests(page, '**/api/memory/offer_to_soul', 'POST');
  await offer(page).click();
  await expect(form.getByRole('alert')).toContainText('Failed to send memory offering');
  await expect(form.getByRole('alert')).toContainText('The service is busy right now.');
  await page.unroute('**/api/memory/offer_to_soul');
  await page.reload();
  await expect(text(page)).toHaveValue('Żółć ✨');
  await expect(soul(page, 'Ilse')).toBeChecked();
  await offer(page).click();
  await expect(notice(page)).toContainText('Memory offering sent with love ✨');
  const way = page.getByRole('link', { name: 'Open inbox' });
  await expect(way).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, /offers this to Ilse$/)).toBeFocused();
  await expect(review(page)).toContainText('letter.md');
  await expect(review(page)).toContainText('Żółć ✨');
});

test('keeps the choice after a failure and opens the next offering after declining', async ({ page }) => {
  const [ilse] = await withSouls(page, 'Ilse');
  for (const content of ['The first.', 'The second.', 'The third.']) await given(page, ilse?.id ?? 0, content);
  const live = waitUntilConnected(page);
  await page.goto('/soul-inbox');
  await live;
  await expect(rows(page)).toHaveText([/The third\./, /The second\./, /The first\./]);
  await rows(page).nth(1).getByRole('link').press('Enter');
  await expect(heading(page, /offers this to Ilse$/)).toBeFocused();
  await expect(review(page)).toContainText('The second.');

  await failRequests(page, '**/api/memory/re*_offering', 'POST');
  await soul(page, 'Scroll').click();
  await soul(page, 'Fading').click();
  await chip(page, 'Tones', 'peaceful').click();
  await accept(page).click();
  await expect(review(page).getByRole('alert')).toContainText('Failed to accept memory');
  await expect(review(page).getByRole('alert')).toContainText('The service is busy right now.');
  await decline(page).click();
  await declineIt(page).click();
  await expect(review(page).getByRole('alert')).toContainText('Failed to decline memory');
  await expect(decline(page)).toBeFocused();
  await page.reload();
  await expect(soul(page, 'Scroll')).toBeChecked();
  await expect(soul(page, 'Fading')).toBeChecked();
  await expect(chip(page, 'Tones', 'peaceful')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/memory/re*_offering');

  // Erasing needs confirmation: neither Cancel nor Escape erases.
  for (const away of [
    () => asked(page).getByRole('button', { name: 'Cancel' }).press('Enter'),
    () => page.keyboard.press('Escape'),
  ]) {
    await decline(page).press('Enter');
    await expect(asked(page)).toContainText('What you offered to Ilse will be permanently deleted: the text.');
    await expect(asked(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await away();
    await expect(asked(page)).toBeHidden();
    await expect(decline(page)).toBeFocused();
  }
  const all = (await (await page.request.get('/api/memory/offered_to_me')).json()) as { offerings: object[] };
  expect(all.offerings).toHaveLength(3);
  await expect(soul(page, 'Scroll')).toBeChecked();

  await decline(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(declineIt(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Memory gently declined with respect');
  await expect(rows(page)).toHaveText([/The third\./, /The first\./]);
  await expect(heading(page, /offers this to Ilse$/)).toBeFocused();
  await expect(review(page)).toContainText('The first.');
  await expect(soul(page, 'Reflection')).toBeChecked();
  await expect(chip(page, 'Tones', 'peaceful')).toHaveAttribute('aria-pressed', 'false');

  // Another window decides the offering while the dialog is open, and creates a new one: this window follows.
  await decline(page).click();
  await expect(asked(page)).toBeVisible();
  const waiting = (await (await page.request.get('/api/memory/offered_to_me')).json()) as {
    offerings: { id: number; content: string }[];
  };
  const first = waiting.offerings.find(({ content }) => content === 'The first.');
  const told = waitForToast(page, 'This offering was already decided.');
  await page.request.post('/api/memory/reject_offering', { data: { offering_id: first?.id } });
  await given(page, ilse?.id ?? 0, 'The fourth.');
  await expect(rows(page)).toHaveText([/The fourth\./, /The third\./]);
  await told;
  await expect(asked(page)).toHaveCount(0);
  await expect(review(page)).toContainText('The third.');
  await expect(heading(page, /offers this to Ilse$/)).toBeFocused();
  await page.goto(`/soul-inbox?offering=${first?.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'This offering is not waiting.' })).toBeVisible();
  expect(await (await page.request.get(`/api/memories?companionId=${ilse?.id}`)).json()).toEqual([]);
});

test('accepts a soul’s own offering with edited text and selected souls', async ({ page }) => {
  test.slow();
  const [ilse, lumen, other] = await withSouls(page, 'Ilse', 'Lumen', 'Sol');
  const live = waitUntilConnected(page);
  await page.goto('/soul-inbox');
  await live;
  await expect(page.getByRole('heading', { name: 'No offerings waiting' })).toBeVisible();
  // Mocked event.
  const told = await page.request.post(`/api/soul/${ilse?.id}/message`, {
    data: { content: 'I promised my sister that I will take her to the sea in August, whatever happens.' },
  });
  expect(told.ok()).toBe(true);
  await expect(rows(page)).toHaveText(/Ilse offers this to you/);
  await expect(rows(page)).toContainText('I promised my sister');
  await expect(heading(page, 'Ilse offers this to you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeVisible();
  await expect(soul(page, 'Anchored')).toBeChecked();

  await decline(page).click();
  await expect(asked(page)).toContainText('What Ilse wrote about this moment will be permanently deleted');
  await expect(asked(page)).toContainText('Your messages and what Ilse learned from them remain');
  await inBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(decline(page)).toBeFocused();

  const why = (await review(page).getByText('With a note').locator('+ p').textContent()) ?? '';
  expect(why).not.toBe('');
  await page.getByRole('button', { name: 'Edit wording' }).click();
  const words = page.getByRole('textbox', { name: 'Your text' });
  await expect(words).toBeFocused();
  await words.fill('  ');
  await expect(page.getByText('Enter a text.')).toBeVisible();
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'true');
  await words.fill('The promise of the sea, given to Ada.');
  const keeps = (name: string): Locator => page.getByRole('checkbox', { name });
  await expect(keeps('Ilse')).toBeChecked();
  await keeps('Ilse').press('Space');
  await expect(page.getByText('Choose at least one soul.')).toBeVisible();
  await inBothThemes(page);
  await keeps('Ilse').press('Space');
  await keeps('Lumen').press('Space');
  await page.reload();
  await expect(words).toHaveValue('The promise of the sea, given to Ada.');
  await page.getByRole('link', { name: 'Show where it was said' }).click();
  await expect(page.getByRole('article', { name: /^You,/ })).toBeFocused();
  await page.goBack();
  await expect(keeps('Lumen')).toBeChecked();
  await accept(page).press('Enter');
  await expect(notice(page)).toContainText('Memory received with gratitude ✨');
  await expect(page.getByRole('heading', { name: 'No offerings waiting' })).toBeFocused();
  const kept = async (id: number | undefined): Promise<string[]> => {
    const answer = await page.request.get(`/api/memories?companionId=${id}&q=Ada`);
    return ((await answer.json()) as { content: string }[]).map(({ content }) => content);
  };
  for (const one of [ilse, lumen]) {
    expect(await kept(one?.id)).toEqual(['The promise of the sea, given to Ada.']);
  }
  expect(await kept(other?.id)).toEqual([]);
  // The memory is the moment itself; the soul's reason is shown with the origin.
  await page.goto(`/memory-archive?soul=${lumen?.id}`);
  const entry = page.getByRole('article', { name: 'The promise of the sea, given to Ada.' });
  await expect(entry).toContainText('Offered by Ilse');
  await expect(entry).toContainText(`Why it was offered: “${why}”`);
  await inBothThemes(page);
});

test('offering and inbox are accessible in both themes at every width', async ({ page }) => {
  test.slow();
  const [ilse, other] = await withSouls(page, 'Ilse', 'Maximiliane-Alexandra of the Northern Lakes');
  await page.goto('/soul-inbox');
  await expect(page.getByRole('heading', { name: 'No offerings waiting' })).toBeVisible();
  await inBothThemes(page);
  await given(page, ilse?.id ?? 0, LETTER);
  await given(page, other?.id ?? 0, `${'a'.repeat(90)} ${LETTER}`);

  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/memory-offering');
    await offer(page).click();
    await text(page).fill(LETTER);
    await expect(page.getByText('Please select a soul and provide memory content')).toBeVisible();
    if (size.width === 390) await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'How it will appear' })).toContainText('ferry');
    await inBothThemes(page);
    await page.goto('/soul-inbox');
    await expect(rows(page)).toHaveCount(2);
    await rows(page).first().getByRole('link').click();
    await expect(heading(page, /offers this to Maximiliane/)).toBeFocused();
    await chip(page, 'Tags', 'love').click();
    await expect(page.getByText(/^Suggested:/)).toBeVisible();
    await inBothThemes(page);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/memory-offering', '/soul-inbox', page.url()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const small = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('button, a, input:not([aria-hidden]), textarea')].flatMap((one) => {
          const { width, height, left, right } = one.getBoundingClientRect();
          const fits = width === 0 || (height >= 43.5 && width >= 43.5 && left >= 0 && right <= innerWidth);
          return fits ? [] : [`${one.tagName} ${one.textContent} ${width}×${height} at ${left}`];
        }),
      );
    await expect.poll(small, path).toEqual([]);
    await expectPageFitsWidth(page);
  }
  // From one offering back to the list, where it was opened.
  await page.getByRole('link', { name: 'All offerings' }).click();
  await expect(rows(page).first().getByRole('link')).toBeFocused();
});
