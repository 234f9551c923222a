/**
 * `npm run screenshots`: takes the pictures of the README and the landing page in a real browser, from the built app on a database of its
 * own. Writes docs/images/chat-{light,dark}.png, web/src/app/images/chat-{,phone-}{light,dark}.webp and web/public/og-image.jpg. `npm run build`
 * first.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withInstallation } from '../bench/installation.mjs';
import { launchBrowser } from '../bench/long/browser.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const COMPOSER = 'form[data-composer] textarea:enabled';
const MESSAGES = [
  'My sister Ines moved to Lisbon last week.',
  'She found a flat near the river.',
  'Where does my sister live now?',
];
/** Quality of the compressed pictures, 1–100. */
const QUALITY = 84;
/** Hides what a link preview does not need. */
const PREVIEW_STYLE = 'header, nav, .btn { display: none !important; } main { padding-top: 0; }';

/** Size of the picture of the phone layout; taken at twice the pixels. */
const PHONE = { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Takes a picture and writes it as PNG for the documentation.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
const takeDocsPicture = (page, name) =>
  page.screenshot({ path: path.join(root, `docs/images/${name}.png`), animations: 'disabled' });

/**
 * Takes a picture and writes it as WebP for the app.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function takeAppPicture(page, name) {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // Without a scale the picture has one pixel for each pixel of CSS.
  const scale = await page.evaluate(() => devicePixelRatio);
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await writeFile(path.join(root, `web/src/app/images/${name}.webp`), Buffer.from(data, 'base64'));
  process.stdout.write(`${name}\n`);
}

/**
 * Shows the open conversation in a theme, with all its messages.
 * @param {import('@playwright/test').Page} page
 * @param {string} theme
 */
async function openIn(page, theme) {
  await page.evaluate((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
  await page.reload();
  await page
    .locator('article.soul[data-status="complete"]')
    .nth(MESSAGES.length - 1)
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
}

for (const folder of ['docs/images', 'web/src/app/images']) await mkdir(path.join(root, folder), { recursive: true });
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
    await openIn(page, theme);
    await takeDocsPicture(page, `chat-${theme}`);
    await takeAppPicture(page, `chat-${theme}`);
  }
  const phone = await browser.newContext({ baseURL: base, storageState: await context.storageState(), ...PHONE });
  const phonePage = await phone.newPage();
  await phonePage.goto(`/conversation/${id}`);
  for (const theme of ['light', 'dark']) {
    await openIn(phonePage, theme);
    await takeAppPicture(phonePage, `chat-phone-${theme}`);
  }

  // The picture of link previews, in the size that they ask for.
  const visitor = await browser.newPage({
    baseURL: base,
    viewport: { width: 1200, height: 630 },
    // The style above is inline, which the content security policy forbids.
    bypassCSP: true,
  });
  await visitor.goto('/welcome');
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  await visitor.addStyleTag({ content: PREVIEW_STYLE });
  await visitor.evaluate(() => document.fonts.ready);
  const preview = path.join(root, 'web/public/og-image.jpg');
  await visitor.screenshot({ path: preview, type: 'jpeg', quality: QUALITY, animations: 'disabled' });
  process.stdout.write('og-image\n');
});
