/**
 * `npm run bench:long`: whether a conversation of 100,000 messages is as fast as one of 1,000. Reads pages of both from the server,
 * alternately; then a real browser opens the long one, jumps to its middle and scrolls. Comparisons are made within one run; a task of 100 ms counts
 * as long on any machine, because people notice it. Exits with 1, and a line for each, where a goal is missed.
 *
 *   npm run bench:long                       some three minutes
 *   npm run bench:long -- --seconds 10       a shorter time of scrolling
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Goals } from './goals.mjs';
import { withInstallation } from './installation.mjs';
import { launchBrowser } from './long/browser.mjs';
import { prepareHistories } from './long/histories.mjs';
import { measurePages } from './long/pages.mjs';
import { read } from './long/reading.mjs';
import { spread } from './stats.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '800' }, seconds: { type: 'string', default: '30' } },
});
const COUNTS = { long: 100_000, short: 1_000 };
/** Goals: a ratio, milliseconds, rows, and pixels. */
const GOALS = { ratio: 1.3, task: 100, rows: 60, gap: 0, moved: 4 };

const goals = new Goals();
await withInstallation(async ({ base, pool, ending }) => {
  const histories = await prepareHistories(base, pool, COUNTS);

  const served = await measurePages(base, histories, Number(values.rounds));
  const label = (/** @type {number} */ count) => count.toLocaleString('en');
  console.log(`p50 / p95 ms, a conversation of ${label(COUNTS.long)} beside one of ${label(COUNTS.short)}`);
  for (const { name, long, short } of [...served.pages, served.place]) {
    const ratio = long.p95 / short.p95;
    console.log(
      `  ${name.padEnd(32)} ${spread(long).padStart(12)} ${spread(short).padStart(12)}   ${ratio.toFixed(2)}`,
    );
    goals.check(`${name}, p95 beside that of the short one`, ratio, GOALS.ratio, 'times');
  }
  for (const { name, took } of served.searches) console.log(`  ${name.padEnd(32)} ${spread(took).padStart(12)}`);

  const browser = await launchBrowser();
  ending(() => browser.close());
  const reading = await read(browser, base, histories.cookie, histories.long, Number(values.seconds));
  const { leaping, scrolling } = reading;
  console.log(`in a browser, ${label(COUNTS.long)} messages`);
  console.log(`  opened, newest message after     ${reading.opening.toFixed(0)} ms`);
  console.log(
    `  leapt to the middle in           ${reading.leap.toFixed(0)} ms, longest task ${leaping.longest.toFixed(0)} ms`,
  );
  console.log(
    `  scrolled past                    ${reading.read} messages in ${values.seconds} s, ${scrolling.frames} frames looked at`,
  );
  console.log(`  longest task                     ${scrolling.longest.toFixed(0)} ms (${scrolling.over} over 100 ms)`);
  console.log(`  most rows in the document        ${Math.max(scrolling.rows, leaping.rows)}`);
  console.log(`  highest blank stretch            ${scrolling.gap.toFixed(0)} px`);
  console.log(`  furthest move against the wheel  ${scrolling.back.toFixed(1)} px`);
  console.log(`  moved by ${reading.prepended} pages coming above    ${reading.moved.toFixed(1)} px`);
  // Tasks are measured in wall-clock time, so that waiting for a processor counts too: the load shows when that distorts the result.
  console.log(`  load of the machine              ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
  goals.check('longest task while leaping', leaping.longest, GOALS.task, 'ms');
  goals.check('longest task while scrolling', scrolling.longest, GOALS.task, 'ms');
  goals.check('rows in the document', Math.max(scrolling.rows, leaping.rows), GOALS.rows, '');
  goals.check('blank stretch while scrolling', scrolling.gap, GOALS.gap, 'px');
  goals.check('move against the wheel', scrolling.back, GOALS.moved, 'px');
  goals.check('move when a page comes in above', reading.moved, GOALS.moved, 'px');
});
goals.end();
