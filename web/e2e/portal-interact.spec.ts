import { expect, test } from '@playwright/test';
import { pausedReply, reply } from '../../libs/testing/src/voice-server';
import { BUSY, box, card, exchange, ownMessages, messagesOf, send, withSouls } from './portal';
import { withScriptedVoice } from './scripted-voice';

const { voice } = withScriptedVoice();
test.beforeEach(() => voice().script(reply('A quiet answer.')));

test('links to the portal without a valid soul', async ({ page }) => {
  const [ilse, odd] = await withSouls(page, 'Ilse', 'Odd');
  await page.goto('/interact');
  await expect(page.getByRole('heading', { name: 'No Soul Selected' })).toBeVisible();
  await expect(page.getByText('Please select a soul from the home portal to begin conversation.')).toBeVisible();
  const choice = page.getByRole('list', { name: 'Your souls' }).getByRole('link');
  await expect(choice).toHaveCount(2);
  await choice.filter({ hasText: 'Ilse' }).click();
  await expect(page.getByRole('textbox', { name: /Ilse/ })).toBeVisible();
  await page.goto('/interact?soul_id=999999');
  await expect(page.getByRole('heading', { name: 'Soul not found' })).toBeVisible();

  const theirs = await page.request.post('/api/conversations', { data: { companionId: odd?.id } });
  const { id } = (await theirs.json()) as { id: number };
  for (const thread of [id, 999_999, 'nonsense']) {
    await page.goto(`/interact?soul_id=${ilse?.id}&thread_id=${thread}`);
    await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Speak with Ilse' }).click();
  await expect(page.getByText('Begin your conversation with Ilse...')).toBeVisible();
  await page.goto('/interact');
  await page.getByRole('main').getByRole('link', { name: 'Soul Presence Portal' }).click();
  await expect(card(page, 'Ilse')).toBeVisible();
});

test('chats with a soul, whispers and switches conversations', async ({ page }) => {
  const [ilse] = await withSouls(page, 'Ilse', 'Odd');
  await page.goto(`/interact?soul_id=${ilse?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ilse');
  const facts = page.getByRole('list', { name: 'State of Ilse' });
  await expect(facts).toContainText('Tone: ');
  await expect(facts).toContainText('Glow: Steady glow');
  await expect(facts).toContainText('At rest');
  await expect(facts).toContainText(/Trust \d+%/);
  await expect(page.getByText('Begin your conversation with Ilse...')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await box(page, 'Ilse').fill('   ');
  await box(page, 'Ilse').press('Enter');
  await expect(ownMessages(page)).toHaveCount(0);

  const first = pausedReply();
  voice().script(first, reply('A quiet answer.'));
  await box(page, 'Ilse').fill('One line');
  await box(page, 'Ilse').press('Shift+Enter');
  await box(page, 'Ilse').pressSequentially('and another.');
  await expect(box(page, 'Ilse')).toHaveValue('One line\nand another.');
  await box(page, 'Ilse').press('Enter');
  await expect(ownMessages(page)).toContainText('and another.');
  await first.opened;
  await expect(page.getByText('Ilse is thinking...')).toBeVisible();
  await box(page, 'Ilse').fill('And this?');
  await expect(send(page)).toBeDisabled();
  await box(page, 'Ilse').press('Enter');
  await expect(ownMessages(page)).toHaveCount(1);
  await first.send('I am here.');
  await expect(page.getByText('Ilse is thinking...')).toHaveCount(0);
  await expect(send(page)).toBeDisabled();
  await first.finish();
  await expect(messagesOf(page, 'Ilse')).toHaveAttribute('data-status', 'complete');
  await expect(facts).toContainText('Present & engaged');
  await expect(send(page)).toBeEnabled();

  const whisper = page.getByRole('button', { name: 'Whisper to Memory' });
  await whisper.click();
  await expect(whisper).toHaveAttribute('aria-pressed', 'true');
  await box(page, 'Ilse').press('Enter');
  await expect(ownMessages(page).nth(1)).toContainText('whispered');
  await expect(whisper).toHaveAttribute('aria-pressed', 'false');
  await expect(messagesOf(page, 'Ilse')).toHaveCount(2);

  const side = page.getByRole('complementary', { name: 'Souls and conversations' });
  await expect(side.getByRole('region', { name: 'Available souls' }).getByRole('link')).toHaveCount(2);
  const threads = side.getByRole('region', { name: 'Conversations with Ilse' });
  await expect(threads.getByRole('link')).toHaveCount(1);
  await expect(threads.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await threads.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(page).toHaveURL(/thread_id=\d+$/);
  await expect(page.getByText('Begin your conversation with Ilse...')).toBeVisible();
  await expect(threads.getByRole('link')).toHaveCount(2);
  await expect(threads.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await threads.getByRole('link').nth(1).click();
  await expect(ownMessages(page).first()).toContainText('One line');
  await exchange(page, 'Ilse', 'Still the old one.');
  await expect(threads.getByRole('link').first()).toHaveAttribute('aria-current', 'true');

  await page.goto(`/?soul=${ilse?.id}`);
  await expect(ownMessages(page).last()).toContainText('Still the old one.');
});

test('selects, drops, previews and shares files', async ({ page }) => {
  const [ilse] = await withSouls(page, 'Ilse');
  await page.goto(`/interact?soul_id=${ilse?.id}`);
  const open = page.getByRole('button', { name: 'Share files' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Share files' });
  const files = dialog.getByRole('list', { name: 'Files to share' }).getByRole('listitem');
  const share = dialog.getByRole('button', { name: 'Share Memory' });
  await expect(share).toBeDisabled();
  const chosen = dialog.locator('input[type="file"]');
  await chosen.setInputFiles([
    { name: 'lake.txt', mimeType: 'text/plain', buffer: Buffer.from('The lake lay still.') },
    { name: 'shore.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(1_536) },
  ]);
  await expect(files).toHaveText([/lake\.txt\s*19 Bytes/, /shore\.bin\s*1\.5 KB/]);
  await chosen.setInputFiles({ name: 'huge.bin', mimeType: '', buffer: Buffer.alloc(20 * 1_024 * 1_024 + 1) });
  await expect(files.nth(2)).toContainText('20 MB · A file may have at most 20 MB.');
  await expect(share).toBeDisabled();
  await dialog.getByRole('button', { name: 'Remove huge.bin' }).click();
  await expect(files).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await expect(files).toHaveCount(0);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['The lake lay still.'], 'lake.txt', { type: 'text/plain' }));
    return transfer;
  });
  const zone = dialog.getByRole('button', { name: /Drag files here/ });
  await zone.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(dialog.getByText('Drop to add them')).toBeVisible();
  await dialog.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(files).toHaveText([/lake\.txt/]);

  await page.route('**/files', (route) => route.fulfill({ status: 503, json: BUSY }));
  await share.click();
  await expect(dialog.getByRole('alert')).toHaveText('The service is busy right now.');
  await expect(files).toHaveCount(1);
  await page.unrouteAll();
  await share.click();
  await expect(dialog).toHaveCount(0);
  const shared = ownMessages(page).getByRole('list', { name: 'Files' });
  await expect(shared).toContainText('lake.txt');
  await expect(shared).toContainText('19 Bytes');
  await expect(messagesOf(page, 'Ilse')).toHaveAttribute('data-status', 'complete');
  await page.reload();
  await expect(shared).toContainText('lake.txt');
});
