import { expect, test } from '@playwright/test';
import { pausedReply, refuse, reply } from '../../libs/testing/src/voice-server';
import { createSoul, sendMessage, signUp } from './users';
import { withScriptedVoice } from './scripted-voice';

const { voice } = withScriptedVoice();

for (const [way, blocked] of [
  ['over the socket', false],
  ['by polling, where no socket opens', true],
] as const) {
  test(`a reply streams while it is written, ${way}`, async ({ page, context }) => {
    if (blocked) {
      await context.route('**/socket.io/**', (route) => route.abort());
      await context.routeWebSocket('**/socket.io/**', (socket) => socket.close());
    }
    const first = pausedReply();
    voice().script(first);
    await signUp(page);
    await createSoul(page, 'Ilse');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Message to Ilse' })).toBeVisible();

    await sendMessage(page, 'Tell me about the lake.');
    await first.opened;
    for (const window of [page, other]) {
      await expect(window.getByRole('article', { name: /^You,/ })).toContainText('Tell me about the lake.');
      await expect(window.getByText('Ilse is thinking...')).toBeVisible();
    }
    if (!blocked) await expect(page.getByText('the model may be loading')).toBeVisible();

    await first.send('It lay quite still');
    for (const window of [page, other]) {
      const written = window.getByRole('article', { name: /^Ilse,/ });
      await expect(written).toContainText('It lay quite still');
      await expect(written).toHaveAttribute('data-status', 'streaming');
      await expect(window.getByText('Ilse is thinking...')).toHaveCount(0);
    }
    await first.send(' that evening.');
    await first.finish();
    for (const window of [page, other]) {
      const whole = window.getByRole('article', { name: /^Ilse,/ });
      await expect(whole).toHaveAttribute('data-status', 'complete');
      await expect(whole).toContainText('It lay quite still that evening.');
    }

    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
}

test('answers three messages in order', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Odd');
  for (const [place, words] of ['One.', 'Two.', 'Three.'].entries()) {
    voice().script(reply('You said ', words));
    await sendMessage(page, words);
    await expect(page.getByRole('article', { name: /^Odd,/ })).toHaveCount(place + 1);
    await expect(page.getByRole('article', { name: /^Odd,/ }).nth(place)).toHaveAttribute('data-status', 'complete');
  }
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('article').locator('visible=true')).toContainText([
    'One.',
    'You said One.',
    'Two.',
    'You said Two.',
    'Three.',
    'You said Three.',
  ]);
});

test('reports a failing voice and continues', async ({ page }) => {
  await signUp(page);
  await createSoul(page, 'Mirel');
  voice().script(refuse(401));
  await sendMessage(page, 'Are you there?');
  await expect(page.getByRole('article', { name: /^Mirel,/ })).toHaveAttribute('data-status', 'failed');
  await expect(page.getByRole('article', { name: /^Mirel,/ })).toContainText(
    'The model service refused the request. Its key or model may be misconfigured.',
  );
  voice().script(reply('Now I am.'));
  await sendMessage(page, 'And now?');
  await expect(page.getByRole('article', { name: /^Mirel,/ }).last()).toContainText('Now I am.');
});

test('a reply deleted while streaming stays deleted', async ({ page, context }) => {
  const first = pausedReply();
  voice().script(first, reply('Here I am again.'));
  await signUp(page);
  await createSoul(page, 'Tamar');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Message to Tamar' })).toBeVisible();
  await sendMessage(page, 'Tell me about the lake.');
  await first.opened;
  await first.send('It lay quite');
  const written = page.getByRole('article', { name: /^Tamar,/ });
  await expect(written).toContainText('It lay quite');

  const [conversation] = (await (await page.request.get('/api/conversations')).json()) as { id: number }[];
  const id = await written.getAttribute('data-message');
  expect((await page.request.delete(`/api/conversations/${conversation?.id}/messages/${id}`)).status()).toBe(204);
  for (const window of [page, other]) await expect(window.locator(`[data-message="${id}"]`)).toHaveCount(0);
  await first.send(' still.');
  await first.finish();

  await sendMessage(page, 'Are you there?');
  for (const window of [page, other]) {
    const last = window.getByRole('article', { name: /^Tamar,/ }).last();
    await expect(last).toContainText('Here I am again.');
    await expect(last).toHaveAttribute('data-status', 'complete');
    await expect(window.locator(`[data-message="${id}"]`)).toHaveCount(0);
  }
});
