/**
 * `npm run screenshots`: takes the pictures of the README in a real browser, from the built app on a database of its own. Writes
 * docs/images/chat-light.png and docs/images/chat-dark.png. `npm run build` first.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withInstallation } from '../bench/installation.mjs';
import { launchBrowser } from '../bench/long/browser.mjs';

const images = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../docs/images');
const COMPOSER = 'form[data-composer] textarea:enabled';
const MESSAGES = [
  'My sister Ines moved to Lisbon last week.',
  'She found a flat near the river.',
  'Where does my sister live now?',
];

await mkdir(images, { recursive: true });
await withInstallation(async ({ base, ending }) => {
  const browser = await launchBrowser();
  ending(() => browser.close());
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  /** @param {'post' | 'patch'} method @param {string} call @param {object} data @returns {Promise<any>} */
  const ask = async (method, call, data) => {
    const answer = await page.request[method](`/api/${call}`, { data });
    if (!answer.ok()) throw new Error(`${call} was answered ${answer.status()}`);
    return answer.json();
  };
  const account = { email: 'mara@example.org', password: 'a long enough one' };
  await ask('post', 'auth/signup', account);
  await ask('post', 'auth/login', account);
  await ask('patch', 'auth/me', { adult: true, displayName: 'Mara' });
  const soul = await ask('post', 'companions', { name: 'Ilse', archetype: 'sage' });
  await ask('post', 'companions', { name: 'Orin', archetype: 'explorer' });
  const { id } = await ask('post', 'conversations', { companionId: soul.id });
  await page.goto(`/conversation/${id}`);
  for (const [place, words] of MESSAGES.entries()) {
    await page.locator(COMPOSER).fill(words);
    await page.locator(COMPOSER).press('Enter');
    await page.locator('article.soul[data-status="complete"]').nth(place).waitFor();
  }
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await page.reload();
    await page
      .locator('article.soul[data-status="complete"]')
      .nth(MESSAGES.length - 1)
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(images, `chat-${theme}.png`), animations: 'disabled' });
    process.stdout.write(`docs/images/chat-${theme}.png\n`);
  }
});
