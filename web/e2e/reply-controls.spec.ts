import { expect, test, type Locator, type Page } from '@playwright/test';
import { pausedReply, refuse, reply } from '../../libs/testing/src/voice-server';
import { createSoul, sendMessage, signUp } from './users';
import { withScriptedVoice } from './scripted-voice';
import { expectAccessible } from './accessibility';

const { voice } = withScriptedVoice();

const repliesOf = (page: Page, name = 'Ilse'): Locator => page.getByRole('article', { name: new RegExp(`^${name},`) });
const own = (page: Page): Locator => page.getByRole('article', { name: /^You,/ });
const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });

async function withIlse(page: Page): Promise<void> {
  await signUp(page);
  await createSoul(page, 'Ilse');
}

/** Opens a message's menu by keyboard and selects an item. */
async function choose(message: Locator, item: string): Promise<void> {
  await message.getByRole('button', { name: 'More for this message' }).press('Enter');
  await message.page().getByRole('menuitem', { name: item, exact: true }).click();
}

async function noSocket(page: Page): Promise<void> {
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
}

for (const [way, blocked] of [
  ['over the socket', false],
  ['while no socket opens', true],
] as const) {
  test(`stops, continues and regenerates a reply, ${way}`, async ({ page }) => {
    if (blocked) await noSocket(page);
    const first = pausedReply();
    voice().script(first);
    await withIlse(page);
    await sendMessage(page, 'Tell me about the lake.');
    await first.opened;
    await expect(button(page, 'Stop')).toBeVisible();
    await first.send('It lay quite still ');
    await expect(repliesOf(page)).toContainText('It lay quite still');
    await button(page, 'Stop').click();
    await expect(repliesOf(page)).toHaveAttribute('data-status', 'stopped');
    await expect(repliesOf(page)).toContainText('It lay quite still');
    await expect(repliesOf(page)).toContainText('Stopped here.');
    await expect(button(page, 'Stop')).toHaveCount(0);

    voice().script(reply('that evening.'));
    await button(repliesOf(page), 'Continue').click();
    await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
    await expect(repliesOf(page)).toContainText('It lay quite still that evening.');

    voice().script(reply('Another evening, another lake.'));
    await button(repliesOf(page), 'Regenerate').click();
    await expect(repliesOf(page)).toContainText('Another evening, another lake.');
    await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
    await expect(repliesOf(page)).not.toContainText('It lay quite still');
    const wordings = repliesOf(page).getByRole('group', { name: 'Versions' });
    await expect(wordings).toContainText('2/2');
    await button(wordings, 'Previous version').click();
    await expect(wordings).toContainText('1/2');
    await expect(repliesOf(page)).toContainText('It lay quite still');
    await page.reload();
    await expect(wordings).toContainText('1/2');
    await button(wordings, 'Next version').click();
    await expect(repliesOf(page)).toContainText('Another evening, another lake.');
  });
}

test('reports a rate-limited model and retries on request', async ({ page }) => {
  voice().script(refuse(429, { 'retry-after': '600' }), reply('It lay quite still.'));
  await withIlse(page);
  await sendMessage(page, 'Tell me about the lake.');
  const waiting = repliesOf(page).getByRole('status');
  await expect(waiting).toContainText('The model is not answering. Trying again at');
  await expect(page.getByText('Ilse is thinking...')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(waiting).toContainText('The model is not answering. Trying again at');
  await button(repliesOf(page), 'Try now').click();
  await expect(repliesOf(page)).toContainText('It lay quite still.');
  await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
  await expect(waiting).toHaveCount(0);
});

test('stops a soul that has not started to write', async ({ page }) => {
  const first = pausedReply();
  voice().script(first);
  await withIlse(page);
  await sendMessage(page, 'Tell me about the lake.');
  await first.opened;
  await expect(page.getByText('Ilse is thinking...')).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByText('Ilse is thinking...')).toHaveCount(0);
  await expect(button(page, 'Stop')).toHaveCount(0);
  voice().script(reply('Here I am.'));
  await sendMessage(page, 'And now?');
  await expect(repliesOf(page).last()).toContainText('Here I am.');
});

test('shows why a reply failed and retries it', async ({ page }) => {
  voice().script(refuse(401));
  await withIlse(page);
  await sendMessage(page, 'Are you there?');
  await expect(repliesOf(page)).toHaveAttribute('data-status', 'failed');
  await expect(repliesOf(page)).toContainText('The model service refused the request.');
  voice().script(reply('Now I am.'));
  await button(repliesOf(page), 'Try again').click();
  await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
  await expect(repliesOf(page)).toContainText('Now I am.');
  await expect(repliesOf(page)).not.toContainText('refused to answer');
});

test('edits an own message or cancels editing', async ({ page }) => {
  voice().script(reply('I see.'));
  await withIlse(page);
  await sendMessage(page, 'It was a Tuseday.');
  await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
  await choose(own(page), 'Edit');
  const box = page.getByRole('textbox', { name: 'Edit your message' });
  await expect(box).toBeFocused();
  await box.fill('Something else');
  await box.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(own(page)).toContainText('It was a Tuseday.');
  await expect(own(page)).not.toContainText('edited');

  await choose(own(page), 'Edit');
  await box.fill('It was a Tuesday.');
  await box.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(own(page).first()).toContainText('It was a Tuesday.');
  await expect(own(page).first()).toContainText('edited');
  await page.reload();
  await expect(own(page).first()).toContainText('It was a Tuesday.');
});

test('branches a conversation from a message and links back', async ({ page }) => {
  voice().script(reply('The first answer.'), reply('The second answer.'));
  await withIlse(page);
  await sendMessage(page, 'One.');
  await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
  await sendMessage(page, 'Two.');
  await expect(repliesOf(page).last()).toContainText('The second answer.');
  await expect(repliesOf(page).last()).toHaveAttribute('data-status', 'complete');
  await choose(repliesOf(page).first(), 'Branch from here');
  await expect(page).toHaveURL(/\/conversation\/\d+$/);
  await expect(page.getByText('Branched from another conversation')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(repliesOf(page)).toContainText('The first answer.');

  const branch = page.url();
  await page.getByRole('link', { name: 'Open the original conversation' }).click();
  await expect(page).not.toHaveURL(branch);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Other conversations with Ilse' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(2);
  await page.getByRole('menuitemradio', { checked: false }).click();
  await expect(page).toHaveURL(branch);
});

test('marks a whispered message', async ({ page }) => {
  voice().script(reply('It stays here.'));
  await withIlse(page);
  await button(page, 'Whisper to Memory').click();
  await expect(button(page, 'Whisper to Memory')).toHaveAttribute('aria-pressed', 'true');
  await sendMessage(page, 'I have not told anybody.');
  await expect(own(page)).toContainText('whispered');
  await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
  await page.reload();
  await expect(own(page).and(page.locator('[data-message]'))).toContainText('whispered');
});

test('keeps a draft per conversation across sessions', async ({ page, context }) => {
  await withIlse(page);
  await page.getByRole('textbox', { name: 'Message to Ilse' }).fill('Half a thought');
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByRole('textbox', { name: 'Message to Ilse' })).toHaveValue('Half a thought');
});

test('quick prompts fill the message box', async ({ page }) => {
  await withIlse(page);
  const box = page.getByRole('textbox', { name: 'Message to Ilse' });
  for (const name of ['Request Deep Analysis', 'Architectural Document', 'Comprehensive Framework']) {
    await box.fill('');
    await button(page, name).click();
    await expect(box).not.toHaveValue('');
    await expect(box).toBeFocused();
  }
  await button(page, 'Add an emoji').click();
  await expect(box).toHaveValue(/\.\p{Extended_Pictographic}$/u);
});

test('deletes a conversation only after confirmation', async ({ page }) => {
  voice().script(reply('I see.'));
  await withIlse(page);
  await sendMessage(page, 'One.');
  await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
  await button(page, 'More for this conversation').click();
  await page.getByRole('menuitem', { name: 'Delete Conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(own(page)).toBeVisible();
  await button(page, 'More for this conversation').click();
  await page.getByRole('menuitem', { name: 'Delete Conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Conversation' }).click();
  await expect(page.getByText('Conversation deleted', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/circle');
  await page.getByRole('list', { name: 'Your souls' }).getByRole('link', { name: /Ilse/ }).click();
  await expect(page.getByText('Ilse is listening.')).toBeVisible();
});

for (const theme of ['dark', 'light']) {
  test(`message actions are accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    voice().script(refuse(401), reply('One.'), reply('Two.'));
    await withIlse(page);
    await sendMessage(page, 'Are you there?');
    await expect(repliesOf(page)).toHaveAttribute('data-status', 'failed');
    await expectAccessible(page);
    await button(repliesOf(page), 'Try again').click();
    await expect(repliesOf(page)).toContainText('One.');
    await button(repliesOf(page), 'Regenerate').click();
    await expect(repliesOf(page)).toContainText('Two.');
    await expect(repliesOf(page)).toHaveAttribute('data-status', 'complete');
    const more = repliesOf(page).getByRole('button', { name: 'More for this message' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(more).toBeFocused();
    await choose(own(page), 'Edit');
    await expect(page.getByRole('textbox', { name: 'Edit your message' })).toBeFocused();
    await expectAccessible(page);
  });
}
