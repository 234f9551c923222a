/// <reference lib="dom" />
import { installWatch } from './watch.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./histories.mjs').History} History
 * @typedef {import('./watch.mjs').Watched} Watched
 *
 * @typedef {object} Reading
 * @property {number} opening milliseconds until the newest message is visible
 * @property {number} leap milliseconds until a message in the middle does
 * @property {Watched} leaping what was seen meanwhile
 * @property {Watched} scrolling what was seen while the wheel turned
 * @property {number} read messages that were scrolled past
 * @property {number} moved the furthest that what was under the eye moved when a page came in above it, in pixels
 * @property {number} prepended pages that came in above
 */

const VIEW = { width: 1440, height: 900 };
/** Pixels of one turn of the wheel, and milliseconds between two. */
const WHEEL = 400;
const PACE = 40;
/** Number of prepended pages that are observed. */
const PREPENDED = 5;

/** @param {Page} page @param {number} id @param {number} timeout */
async function shown(page, id, timeout = 120_000) {
  await page.waitForFunction(
    (wanted) => {
      const box = document.querySelector('[role="log"]')?.getBoundingClientRect();
      const row = document.querySelector(`[data-message="${wanted}"]`)?.getBoundingClientRect();
      return box && row && row.bottom > box.top && row.top < box.bottom;
    },
    id,
    { timeout, polling: 'raf' },
  );
}

/** @param {Page} page */
const begin = (page) => page.evaluate('watch.begin()');
/** @param {Page} page @returns {Promise<Watched>} */
const end = (page) => page.evaluate('watch.end()');
/** @param {Page} page @param {number} count frames */
const frames = (page, count) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** Turns the wheel for a time. @param {Page} page @param {number} seconds @param {number} way -1 up, 1 down */
async function wheel(page, seconds, way) {
  await page.evaluate((down) => Object(window).watch.turn(-down), way);
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const next = performance.now() + PACE;
    await page.mouse.wheel(0, way * WHEEL);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  await page.evaluate('watch.turn(0)');
  await frames(page, 12);
}

function gate() {
  /** @type {() => void} */
  let open = () => undefined;
  const opened = new Promise((resolve) => (open = () => resolve(undefined)));
  return { opened, open: () => open() };
}

/** How far visible rows move when a page is loaded above them without scrolling. @param {Page} page */
async function prepend(page) {
  const asking = gate();
  const answering = gate();
  const pattern = /\/messages\?.*before=/;
  await page.route(pattern, async (route) => {
    asking.open();
    await answering.opened;
    await route.continue();
  });
  let asked = false;
  void asking.opened.then(() => (asked = true));
  while (!asked) {
    await page.mouse.wheel(0, -WHEEL);
    await frames(page, 2);
  }
  await frames(page, 20);
  const eye = /** @type {{ id: string, top: number } | null} */ (await page.evaluate('watch.eye()'));
  if (!eye) throw new Error('nothing is under the eye');
  const came = page.waitForResponse((response) => pattern.test(response.url()));
  answering.open();
  await came;
  await page.unroute(pattern);
  let moved = 0;
  for (let look = 0; look < 20; look += 1) {
    await frames(page, 1);
    const top = await page.evaluate((id) => Object(window).watch.topOf(id), eye.id);
    moved = Math.max(moved, top === null ? Number.POSITIVE_INFINITY : Math.abs(top - eye.top));
  }
  return moved;
}

/**
 * Opens the long conversation, jumps to its middle, and scrolls there.
 * @param {import('@playwright/test').Browser} browser @param {string} base @param {string} cookie @param {History} history @param {number} seconds
 * @returns {Promise<Reading>}
 */
export async function read(browser, base, cookie, { conversationId, ids }, seconds) {
  const context = await browser.newContext({ baseURL: base, viewport: VIEW, reducedMotion: 'no-preference' });
  const [name, ...value] = cookie.split('=');
  await context.addCookies([{ name: name ?? '', value: value.join('='), url: base }]);
  const page = await context.newPage();
  await page.addInitScript(installWatch);
  const [newest, middle] = [ids.at(-1) ?? 0, ids[ids.length >> 1] ?? 0];

  // The first visit is warm-up.
  await page.goto(`/conversation/${conversationId}`);
  await shown(page, newest);
  let at = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await shown(page, newest);
  const opening = performance.now() - at;
  await frames(page, 60);

  await begin(page);
  at = performance.now();
  await page.evaluate((id) => history.pushState(null, '', `?message=${id}`), middle);
  await shown(page, middle);
  const leap = performance.now() - at;
  await frames(page, 30);
  const leaping = await end(page);

  await page.mouse.move(VIEW.width / 2, VIEW.height / 2);
  const place = async () => {
    const eye = /** @type {{ id: string } | null} */ (await page.evaluate('watch.eye()'));
    return ids.indexOf(Number(eye?.id));
  };
  const places = [await place()];
  await begin(page);
  for (const [share, way] of [
    [0.35, -1],
    [0.25, 1],
    [0.25, -1],
    [0.15, 1],
  ]) {
    await wheel(page, seconds * (share ?? 0), way ?? 0);
    places.push(await place());
  }
  const scrolling = await end(page);
  const scrolled = places.reduce((sum, one, nth) => sum + (nth ? Math.abs(one - (places[nth - 1] ?? one)) : 0), 0);

  let moved = 0;
  for (let nth = 0; nth < PREPENDED; nth += 1) moved = Math.max(moved, await prepend(page));
  await context.close();
  return { opening, leap, leaping, scrolling, read: scrolled, moved, prepended: PREPENDED };
}
