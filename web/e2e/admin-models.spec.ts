import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS } from '@kinloom/contract';
import { expect, type Page, test } from '@playwright/test';
import { png } from '../../libs/domain/src/images/fixtures';
import { silence, startRouteServer } from '../../libs/testing/src/route-server';
import { startScriptedOllama } from '../../libs/testing/src/scripted-ollama';
import { expectAccessible, expectNoOverflow, expectTouchTargets } from './accessibility';
import { withScriptedOllama } from './scripted-ollama';
import { createSoul, sendMessage, signUp, signUpOperator } from './users';

/** One row of a greyscale PNG: no filter, then noise. */
const row = (width: number): Buffer => Buffer.concat([Buffer.alloc(1), randomBytes(width)]);

/** The size in the frame header of a JPEG; null where there is none. */
function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xc0 || marker === 0xc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

test('members cannot see the models', async ({ page }) => {
  await signUp(page);
  await page.goto('/admin/models');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

test('says what answers, and what to do about an address without a model server', async ({ page }) => {
  // Answers, but not as a model server does.
  const server = createServer((_, response) => void response.end('<p>hello</p>'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await signUpOperator(page);
  await page.goto('/admin/models');
  await expect(page.getByText(/built-in voice answers/)).toBeVisible();
  await page.getByLabel('Address of a model server').fill(`http://127.0.0.1:${port}`);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('alert')).toHaveText(ERRORS.model_not_a_server.text);

  server.close();
  server.closeAllConnections();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('alert')).toHaveText(ERRORS.model_unreachable.text);

  // Link-local addresses include the metadata services of clouds.
  await page.getByLabel('Address of a model server').fill('http://169.254.169.254');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('alert')).toHaveText(ERRORS.model_address_refused.text);
});

test('asks for consent before the own engine is installed, and says why an installation failed', async ({ page }) => {
  const server = await startRouteServer({});
  await signUpOperator(page);
  await page.goto('/admin/models');
  await page.getByRole('button', { name: 'Choose a model to install' }).click();
  await page.getByLabel('Model', { exact: true }).selectOption('Another file');
  await page.getByLabel('Address of a GGUF file').fill(`${server.url}/small.gguf`);
  await page.getByLabel('SHA-256 of the file').fill('ab'.repeat(32));
  const install = page.getByRole('button', { name: 'Install', exact: true });
  await expect(install).toBeDisabled();
  await page.getByRole('checkbox', { name: /node-llama-cpp/ }).check();
  expect(server.seen).toEqual([]);
  await install.click();
  await expect(page.getByText(`small was not installed. ${ERRORS.engine_download_refused.text}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^small was not installed/)).toBeVisible();
  await server.stop();
});

test.describe('with a scripted Ollama', () => {
  const { ollama } = withScriptedOllama();
  const openModels = async (page: Page) => {
    await signUpOperator(page);
    await page.goto('/admin/models');
    await expect(page.getByText(/built-in voice answers/)).toBeVisible();
  };

  test('finds a model, tests it, talks with it, and goes back to the built-in voice', async ({ page }) => {
    await openModels(page);
    expect(ollama().seen).toEqual([]);
    await page.getByRole('button', { name: 'Find a model on this machine' }).click();
    await expect(page.getByRole('row', { name: /^tiny:latest/ })).toContainText('up to 32,768 tokens');
    await page.getByRole('button', { name: 'Test tiny:latest' }).click();
    await expect(page.getByText('“Hello from the model.”')).toBeVisible();
    await expect(page.getByText(/^First token after .* 40 tokens per second · context 4,096 tokens$/)).toBeVisible();
    await page.getByRole('button', { name: 'Use tiny:latest' }).click();
    await expect(page.getByRole('list', { name: 'Models in use' })).toContainText(
      `tiny:latest · Ollama at ${ollama().url}`,
    );

    await page.goto('/');
    await createSoul(page, 'Ilse');
    await sendMessage(page, 'Good evening.');
    const replies = page.getByRole('article', { name: /^Ilse,/ });
    await expect(replies.first()).toContainText('Hello from the model.');
    await expect(replies.first()).toHaveAttribute('data-status', 'complete');

    await page.goto('/admin/models');
    await expect(page.getByText('Context: 4,096 tokens')).toBeVisible();
    await page.getByLabel('Context for replies').selectOption({ label: '16,384 tokens' });
    await expect(page.getByText('Context: 16,384 tokens')).toBeVisible();
    await page.getByRole('button', { name: 'Stop using tiny:latest for replies' }).click();
    await expect(page.getByText(/built-in voice answers/)).toBeVisible();

    await page.goBack();
    await sendMessage(page, 'And now?');
    await expect(replies).toHaveCount(2);
    await expect(replies.last()).toHaveAttribute('data-status', 'complete');
    await expect(replies.last()).not.toContainText('Hello from the model.');
  });

  test('shows a model that sees a large picture, scaled in the browser', async ({ page }) => {
    ollama().capabilities.push('vision');
    await openModels(page);
    await page.getByRole('button', { name: 'Find a model on this machine' }).click();
    await page.getByRole('button', { name: 'Use tiny:latest' }).click();
    await expect(page.getByRole('list', { name: 'Models in use' })).toContainText('tiny:latest');
    await page.goto('/');
    await createSoul(page, 'Ilse');
    const [width, height] = [2_048, 512];
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'large.png',
        mimeType: 'image/png',
        // Noise does not become smaller than its scaled JPEG.
        buffer: png({ width, height, rows: Buffer.concat(Array.from({ length: height }, () => row(width))) }),
      });
    await expect(page.getByText(/this one is an image/)).toBeVisible();
    await sendMessage(page, 'What is on it?');
    await expect(page.getByRole('article', { name: /^Ilse,/ })).toHaveAttribute('data-status', 'complete');
    const request = ollama().chats.findLast(({ stream }) => stream === true) as { messages: { images?: string[] }[] };
    const [image = ''] = request.messages.at(-1)?.images ?? [];
    expect(jpegSize(Buffer.from(image, 'base64'))).toEqual({ width: 1_024, height: 256 });

    await page.goto('/admin/models');
    await page.getByRole('button', { name: 'Stop using tiny:latest for replies' }).click();
    await expect(page.getByText(/built-in voice answers/)).toBeVisible();
  });

  test('pulls a model with progress, which can be used afterwards', async ({ page }) => {
    await openModels(page);
    await expect(page.getByRole('button', { name: 'Pull qwen3:4b' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Find a model on this machine' }).click();
    await page.getByRole('button', { name: 'Pull qwen3:4b' }).click();
    expect(await ollama().pullRequest(0)).toBe('qwen3:4b');
    ollama().progress(0.4);
    const bar = page.getByRole('progressbar', { name: 'Download of qwen3:4b' });
    await expect(bar).toHaveAttribute('value', '40');
    // The download is one of the server: it goes on without the page.
    await page.reload();
    await expect(bar).toHaveAttribute('value', '40');
    await page.getByRole('button', { name: 'Find a model on this machine' }).click();
    ollama().completePull();
    await expect(page.getByText('qwen3:4b was pulled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use qwen3:4b' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^qwen3:4b.*Installed/ })).toBeVisible();
  });

  test('cancels a download, also after a reload, and pulls the model afterwards', async ({ page }) => {
    const server = await startScriptedOllama();
    await openModels(page);
    const pull = async () => {
      await page.getByLabel('Address of a model server').fill(server.url);
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('button', { name: 'Pull qwen3:4b' }).click();
    };
    const bar = page.getByRole('progressbar', { name: 'Download of qwen3:4b' });
    const outcome = page.getByRole('status').filter({ hasText: /^qwen3:4b was/ });
    await pull();
    expect(await server.pullRequest(0)).toBe('qwen3:4b');
    server.progress(0.4);
    await expect(bar).toHaveAttribute('value', '40');
    await page.reload();
    await expect(bar).toHaveAttribute('value', '40');
    server.progress(0.6);
    await expect(bar).toHaveAttribute('value', '60');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(outcome).toContainText('qwen3:4b was not pulled. This was cancelled.');
    await expect(bar).toHaveCount(0);
    // The worker closes the connection: a real Ollama stops downloading then.
    await server.pullCancelled;
    expect(server.models).toEqual(['tiny:latest']);
    await page.reload();
    await expect(outcome).toContainText('This was cancelled.');

    await pull();
    expect(await server.pullRequest(1)).toBe('qwen3:4b');
    server.progress(0.7);
    await expect(bar).toHaveAttribute('value', '70');
    server.completePull();
    await expect(outcome).toHaveText('qwen3:4b was pulled.');
    await expect(page.getByRole('button', { name: 'Use qwen3:4b' })).toBeVisible();
    await server.stop();
  });

  test('says what to do about a wrong key, and about a server that hangs', async ({ page }) => {
    const locked = await startScriptedOllama({ key: 'sk-right' });
    const hanging = await startRouteServer({ '*': silence });
    await openModels(page);
    const connect = async (url: string, key: string) => {
      await page.getByLabel('Address of a model server').fill(url);
      await page.getByLabel('Key, if it needs one').fill(key);
      await page.getByRole('button', { name: 'Connect' }).click();
    };
    await connect(locked.url, 'sk-wrong');
    await expect(page.getByRole('alert')).toHaveText(ERRORS.model_wrong_key.text);
    await connect(hanging.url, '');
    await expect(page.getByRole('alert')).toHaveText(ERRORS.model_timeout.text);
    await connect(locked.url, 'sk-right');
    await expect(page.getByRole('button', { name: 'Use tiny:latest' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await hanging.stop();
    await locked.stop();
  });

  test('says what to do where the model of the replies does not answer', async ({ page }) => {
    const gone = await startScriptedOllama();
    await openModels(page);
    await page.getByLabel('Address of a model server').fill(gone.url);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('button', { name: 'Use tiny:latest' }).click();
    await page.getByRole('switch', { name: 'The built-in voice answers where no model does' }).click();
    await gone.stop();
    await page.goto('/');
    await createSoul(page, 'Odd');
    await sendMessage(page, 'Are you there?');
    await expect(page.getByRole('article', { name: /^Odd,/ })).toHaveAttribute('data-status', 'complete');
    await page.goto('/admin/models');
    const problems = page.getByRole('list', { name: 'Problems of tiny:latest' });
    await expect(problems).toContainText(
      'The server could not be reached. Check that it runs and that the address is right.',
    );
    await expect(problems).toContainText('1 reply was given in its place.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop using tiny:latest for replies' }).click();
    await expect(page.getByText(/built-in voice answers/)).toBeVisible();
  });
});

for (const theme of ['dark', 'light']) {
  test(`the models are accessible at every width, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await signUpOperator(page);
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/models');
      await expect(page.getByText(/built-in voice answers/)).toBeVisible();
      await page.getByRole('button', { name: 'Choose a model to install' }).click();
      await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeDisabled();
      await expectAccessible(page);
      await expectNoOverflow(page);
      if (width <= 390) await expectTouchTargets(page);
    }
  });
}
