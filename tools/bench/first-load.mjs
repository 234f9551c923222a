/// <reference lib="dom" />
/**
 * `npm run bench:load`: what a browser with an empty cache fetches until the screen is usable, and what it prefetches after that, when
 * idle. Compressed bytes over the wire. Exits with 1, and a line for each, where the goal is missed.
 *
 *   npm run bench:load -- --files    with every file and its size
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Goals } from './goals.mjs';
import { withInstallation } from './installation.mjs';
import { launchBrowser } from './long/browser.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} Known the storage of a signed-in browser
 *
 * @typedef {object} Place a screen, and what has to be there before a person can do something
 * @property {string} name
 * @property {string} path
 * @property {string} ready a selector
 * @property {Known} [known] without: signed out
 * @property {boolean} [hasGoal] whether the goal applies
 *
 * @typedef {{ name: string, size: number, first: boolean }} Fetched a script or a style sheet; `first`: begun before the screen was ready
 */

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } });
/** Kilobytes of JavaScript, gzip, until the chat is usable. */
const GOAL = 150;
/** Milliseconds without a new file, after which nothing more is expected. */
const QUIET = 2_500;
const COMPOSER = 'form[data-composer] textarea:enabled';

/** Records in the page when the screen is ready. @param {string} selector */
function watchFor(selector) {
  performance.setResourceTimingBufferSize(1_000);
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watcher.disconnect();
    performance.mark('ready');
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Waits until the network is idle and returns what was fetched. @param {number} quiet milliseconds @returns {Promise<Fetched[]>} */
async function allFetched(quiet) {
  await new Promise((resolve) => {
    let timer = setTimeout(resolve, quiet);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quiet);
    }).observe({ type: 'resource' });
  });
  const ready = performance.getEntriesByName('ready')[0]?.startTime ?? Infinity;
  /** @type {Map<string, Fetched>} */
  const files = new Map();
  for (const entry of performance.getEntriesByType('resource')) {
    const { pathname: name } = new URL(entry.name);
    if (!(entry instanceof PerformanceResourceTiming) || !/\.(js|css)$/.test(name)) continue;
    // Preloaded resources that are used later are reported twice but fetched once.
    const before = files.get(name);
    files.set(name, {
      name,
      size: Math.max(entry.encodedBodySize, before?.size ?? 0),
      first: entry.startTime < ready || before?.first === true,
    });
  }
  return [...files.values()];
}

/** Opens a place in a browser with an empty cache. @param {Browser} browser @param {Place} place @param {'gzip' | 'br'} coding */
async function open(browser, { path: address, ready, known }, coding) {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'accept-encoding': coding },
    ...(known ? { storageState: known } : {}),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFor, ready);
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
    return await page.evaluate(allFetched, QUIET);
  } finally {
    await context.close();
  }
}

/** A person with a soul, and a conversation in which both have spoken. @param {Browser} browser @param {string} base */
async function prepare(browser, base) {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  /** @param {'post' | 'patch'} method @param {string} call @param {object} data @returns {Promise<any>} */
  const ask = async (method, call, data) => {
    const answer = await page.request[method](`/api/${call}`, { data });
    if (!answer.ok()) throw new Error(`${call} was answered ${answer.status()}`);
    return answer.json();
  };
  const who = { email: `bench-${randomUUID()}@example.org`, password: 'a long enough one' };
  await ask('post', 'auth/signup', who);
  await ask('post', 'auth/login', who);
  await ask('patch', 'auth/me', { adult: true });
  const soul = await ask('post', 'companions', { name: 'Ilse', archetype: 'sage' });
  const { id } = await ask('post', 'conversations', { companionId: soul.id });
  await page.goto(`${base}/conversation/${id}`);
  for (const [told, words] of [
    'The rain has stopped and I went down to the harbour after all.',
    'I brought *two* things:\n\n- a thermos\n- the **old** map',
  ].entries()) {
    await page.locator(COMPOSER).fill(words);
    await page.locator(COMPOSER).press('Enter');
    await page.locator('article.soul[data-status="complete"]').nth(told).waitFor();
  }
  const known = await context.storageState();
  await context.close();
  return { known, soulId: Number(soul.id), conversationId: Number(id) };
}

const inKB = (/** @type {number} */ bytes) => bytes / 1_000;
const isScript = (/** @type {Fetched} */ { name }) => name.endsWith('.js');
const weight = (/** @type {readonly Fetched[]} */ files) => files.reduce((sum, { size }) => sum + size, 0);

/** JavaScript, style sheets and the number of both, as one part of a line. @param {readonly Fetched[]} files */
function summed(files) {
  const scripts = weight(files.filter(isScript));
  const [js, css] = [scripts, weight(files) - scripts].map((bytes) => inKB(bytes).toFixed(1));
  return `${String(js).padStart(7)} ${String(css).padStart(6)} ${String(files.length).padStart(5)}`;
}

/** Every file, the heaviest first. @param {readonly Fetched[]} files */
function list(files) {
  for (const { name, size, first } of files.toSorted((one, other) => other.size - one.size))
    console.log(`    ${first ? 'first' : 'idle '} ${inKB(size).toFixed(1).padStart(6)} ${name}`);
}

const goals = new Goals();
await withInstallation(async ({ base, ending }) => {
  const browser = await launchBrowser();
  ending(() => browser.close());
  const { known, soulId, conversationId } = await prepare(browser, base);

  /** @type {Place[]} */
  const places = [
    { name: 'landing, signed out', path: '/', ready: 'h1' },
    { name: 'home', path: '/circle', ready: 'main .btn-primary', known },
    { name: 'the chat', path: `/?soul=${soulId}`, ready: COMPOSER, known, hasGoal: true },
    { name: 'a conversation', path: `/conversation/${conversationId}`, ready: COMPOSER, known, hasGoal: true },
  ];
  console.log(`kB over the wire               until it can be used        then, when idle`);
  console.log(`                                   JS    CSS files        JS    CSS files`);
  for (const place of places) {
    for (const coding of /** @type {const} */ (['gzip', 'br'])) {
      const files = await open(browser, { ...place, path: base + place.path }, coding);
      const first = files.filter((file) => file.first);
      const rest = files.filter((file) => !file.first);
      console.log(`  ${place.name.padEnd(20)} ${coding.padEnd(4)}  ${summed(first)}   ${summed(rest)}`);
      if (coding === 'br') continue;
      if (values.files) list(files);
      if (place.hasGoal)
        goals.check(`${place.name}, JavaScript by gzip`, inKB(weight(first.filter(isScript))), GOAL, 'kB');
    }
  }
});
goals.end();
