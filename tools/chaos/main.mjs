/**
 * `npm run chaos`: faults under load, against the built product. Prints a table and ends with 1 where a bound was broken: a message lost or
 * doubled, one without exactly one reply, a call answered with another error than 503 with Retry-After, or service that took longer to return than
 * promised.
 *
 *   npm run chaos                              all scenarios
 *   npm run chaos -- --list                    their names
 *   npm run chaos -- --only api-killed         one; may be given more than once
 *   npm run chaos -- --short                   those that are part of `npm test`
 *   npm run chaos -- --json PATH               also writes the results as JSON
 *   npm run chaos -- --untimed                 slowness is reported, but breaks no bound
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildWhatIsMissing } from '../build/build.mjs';
import { brokenBounds, detailsOf, tableOf } from './report.mjs';
import { SCENARIOS } from './scenarios.mjs';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    untimed: { type: 'boolean', default: false },
  },
});
const say = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);

if (values.list) {
  for (const { name, about } of SCENARIOS) say(`${name.padEnd(22)}${about}`);
  process.exit(0);
}
const unknown = values.only.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown !== undefined) {
  process.stderr.write(
    `There is no scenario "${unknown}". Choose from: ${SCENARIOS.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const options = { isTimed: !values.untimed };
await buildWhatIsMissing({ say });
/** @type {import('./scenarios.mjs').Report[]} */
const reports = [];
/** @type {{ name: string, why: string }[]} */
const skipped = [];
/** @type {{ name: string, error: string }[]} */
const unfinished = [];
for (const scenario of SCENARIOS) {
  if (values.only.length > 0 ? !values.only.includes(scenario.name) : values.short && !scenario.short) continue;
  const skip = (/** @type {string} */ why) => {
    skipped.push({ name: scenario.name, why });
    say(`\n${scenario.name}: skipped: no ${why}`);
  };
  const missing = scenario.missing?.() ?? null;
  if (missing !== null) {
    skip(missing);
    continue;
  }
  const begun = performance.now();
  try {
    const found = await scenario.run();
    if (typeof found === 'string') {
      skip(found);
      continue;
    }
    const report = { ...found, name: scenario.name, seconds: (performance.now() - begun) / 1_000 };
    reports.push(report);
    for (const line of detailsOf(report, scenario.about, options)) say(line);
  } catch (error) {
    // One that does not come to its end must not keep the others from running.
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    unfinished.push({ name: scenario.name, error: reason });
    say(`\n${scenario.name}: ${scenario.about}\n  BROKEN: it did not come to its end: ${reason}`);
  }
}

say('');
for (const line of tableOf(reports, skipped, options)) say(line);
for (const { name } of unfinished) say(`${name}  BROKEN: it did not come to its end`);
const broken = unfinished.length + reports.filter((report) => brokenBounds(report, options).length > 0).length;
say(
  `\n${reports.length + unfinished.length - broken} of ${reports.length + unfinished.length} scenarios kept every bound, ${skipped.length} skipped`,
);
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify({ reports, skipped, unfinished }, null, 2)}\n`);
process.exit(broken > 0 ? 1 : 0);
