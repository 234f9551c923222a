import { expect, test } from '@playwright/test';
import { pausedReply, refuse, reply } from '../../libs/testing/src/voice-server';
import { UNREACHABLE, box, exchange, ownMessages, messagesOf, send, withSouls } from './portal';
import { withScriptedVoice } from './scripted-voice';

const { voice } = withScriptedVoice();
test.beforeEach(() => voice().script(reply('A quiet answer.')));

test('the simple chat selects a soul, sends and shows the history', async ({ page }) => {
  const [ilse, odd] = await withSouls(page, 'Ilse', 'Odd');
  await page.goto(`/interact?soul_id=${odd?.id}`);
  await exchange(page, 'Odd', 'From the other page.');

  await page.goto('/chat');
  const soul = page.getByLabel('Soul', { exact: true });
  await expect(soul.getByRole('option')).toHaveText(['Odd', 'Ilse']);
  await soul.selectOption('Ilse');
  await expect(page).toHaveURL(`/chat?soul_id=${ilse?.id}`);
  await expect(page.getByText('Begin your conversation with Ilse...')).toBeVisible();
  await soul.selectOption('Odd');
  await expect(ownMessages(page)).toContainText('From the other page.');

  const first = pausedReply();
  voice().script(first, reply('A quiet answer.'));
  const asked = page.waitForRequest('**/api/speak_to_soul');
  await box(page, 'Odd').fill('And from this one.');
  await box(page, 'Odd').press('Enter');
  expect((await asked).postDataJSON()).toEqual({
    soul_id: odd?.id,
    message: 'And from this one.',
    emotional_context: 'soft',
  });
  await expect(ownMessages(page)).toHaveCount(2);
  await first.opened;
  await expect(page.getByText('Odd is thinking...')).toBeVisible();
  await box(page, 'Odd').fill('Next.');
  await expect(send(page)).toBeDisabled();
  const answered = page.waitForResponse('**/api/speak_to_soul');
  await first.send('Heard.');
  await first.finish();
  expect(await (await answered).json()).toEqual({ success: true, response: 'Heard.' });
  await expect(messagesOf(page, 'Odd').last()).toContainText('Heard.');
  await expect(ownMessages(page)).toHaveCount(2);
  await expect(send(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('shows an unreachable soul in its bubble and keeps the message', async ({ page }) => {
  const [ilse] = await withSouls(page, 'Ilse');
  await page.goto(`/chat?soul_id=${ilse?.id}`);
  voice().script(refuse(401));
  await box(page, 'Ilse').fill('Are you there?');
  await box(page, 'Ilse').press('Enter');
  await expect(messagesOf(page, 'Ilse')).toContainText(UNREACHABLE);
  await expect(page.getByRole('article').getByText(UNREACHABLE)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(ownMessages(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  voice().script(reply('Now I am.'));
  await page.route('**/api/speak_to_soul', (route) => route.abort());
  await box(page, 'Ilse').fill('And now?');
  await box(page, 'Ilse').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toBeVisible();
  await page.reload();
  await expect(ownMessages(page).last()).toContainText('And now?');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(messagesOf(page, 'Ilse').last()).toContainText('Now I am.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(ownMessages(page)).toHaveCount(2);
  await expect(ownMessages(page).last()).toHaveAttribute('data-status', 'sent');
});

test('the group test page logs focus, typing and message events', async ({ page }) => {
  const souls = await withSouls(page, 'Ilse', 'Odd');
  const requests: string[] = [];
  page.on('request', (request) => /conversations\/\d/.test(request.url()) && requests.push(request.url()));
  await page.goto('/discord-test');
  const log = page.getByRole('log', { name: 'Log' });
  await expect(page.getByLabel('Conversation id')).toHaveValue('67');
  await expect(page.getByText('Enter the id of one of yours')).toBeVisible();
  await expect(log).toContainText('Test results will be listed here.');
  expect(requests).toEqual([]);
  const focus = page.getByRole('switch', { name: 'Focus Mode' });
  await focus.click();
  await expect(log).toContainText('Focus mode: Conversation not found');
  await page.getByRole('button', { name: 'Send test message' }).click();
  await expect(log).toContainText('Test message: Conversation not found');
  await expect(page.getByText('Enter the id of one of yours')).toBeVisible();

  const group = await page.request.post('/api/conversations/group', {
    data: { companionIds: souls.map(({ id }) => id), title: 'The two' },
  });
  const { id } = (await group.json()) as { id: number };
  await page.getByLabel('Conversation id').fill('x');
  await expect(page.getByText('An id is a positive whole number.')).toBeVisible();
  await page.getByLabel('Conversation id').fill(String(id));
  await page.getByLabel('Conversation id').press('Enter');
  await expect(log).toContainText(`Now testing conversation ${id}.`);
  await expect(page.getByText('The two · 2 souls')).toBeVisible();
  await expect(log).toContainText('Typing check: No soul is thinking.');
  // The page goes on polling.
  for (const _ of ['first', 'second']) await page.waitForResponse(`**/api/conversations/${id}/typing`);

  const focusOf = async (): Promise<unknown> =>
    ((await (await page.request.get(`/api/conversations/${id}`)).json()) as { focus: string | null }).focus;
  await page.getByLabel('Topic').fill('The lake');
  await focus.click();
  await expect(log).toContainText('Focus mode is on: The lake');
  await expect(focus).toBeChecked();
  expect(await focusOf()).toBe('The lake');
  await focus.click();
  await expect(log).toContainText('Focus mode is off.');
  await expect(focus).not.toBeChecked();
  expect(await focusOf()).toBeNull();

  const answer = pausedReply();
  voice().script(answer, reply('And I.'));
  await page.getByRole('button', { name: 'Send test message' }).click();
  await expect(log).toContainText('Test message sent as number 1.');
  await answer.opened;
  await expect(log).toContainText(/Typing check: (Ilse|Odd) is thinking\.\.\./);
  await answer.finish();
  for (const time of await log.getByRole('listitem').locator('time').allInnerTexts()) {
    expect(time).toMatch(/^\d{2}:\d{2}:\d{2}$/);
  }
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(log).not.toContainText('Focus mode is off.');
});
