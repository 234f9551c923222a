/**
 * `npm run chaos`: faults under load, against the built product. Prints what each did and ends with 1 where something was lost, doubled,
 * failed or took longer than promised.
 *
 *   npm run chaos                          all scenarios
 *   npm run chaos -- --short               those that are part of `npm test`
 *   npm run chaos -- --only "rolling restart" --only …
 *   npm run chaos -- --json PATH           the results as JSON, too
 *   npm run chaos -- --untimed             what takes long is told of, but not held against it
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildWhatIsMissing } from '../build/build.mjs';
import { SCENARIOS } from './scenarios.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    untimed: { type: 'boolean', default: false },
  },
});
const unknown = values.only.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown !== undefined) {
  process.stderr.write(`There is no scenario "${unknown}": ${SCENARIOS.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

const say = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
await buildWhatIsMissing({ say });
/** @type {import('./scenarios.mjs').Report[]} */
const reports = [];
/** @type {{ name: string, why: string }[]} */
const left = [];
for (const scenario of SCENARIOS) {
  const chosen = values.only.length > 0 ? values.only.includes(scenario.name) : !values.short || scenario.short;
  if (!chosen) continue;
  const why = scenario.missing?.() ?? null;
  if (why !== null) {
    left.push({ name: scenario.name, why });
    say(`${scenario.name}: left out, ${why}`);
    continue;
  }
  const begun = performance.now();
  const report = { ...(await scenario.run()), name: scenario.name, seconds: (performance.now() - begun) / 1_000 };
  reports.push(report);
  tell(report, scenario.about);
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify({ reports, left }, null, 2)}\n`);
const failed = reports.filter(({ faults, late }) => faults.length > 0 || (late.length > 0 && !values.untimed));
say(
  `\n${reports.length - failed.length} of ${reports.length} scenarios as promised${left.length ? `, ${left.length} left out` : ''}`,
);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {import('./scenarios.mjs').Report} report @param {string} about */
function tell({ name, seconds, requests, failures, records, figures, faults, late }, about) {
  const { acknowledged, lost, doubled, unanswered, answeredTwice, gaps } = records;
  const failed = Object.entries(failures).map(([kind, count]) => `${count} × ${kind}`);
  say(`\n${name}: ${about} (${seconds.toFixed(0)} s)`);
  say(`  requests ${requests} · failed ${failed.join(', ') || 0}`);
  say(
    `  messages ${acknowledged} · lost ${lost} · doubled ${doubled} · without reply ${unanswered} · with two ${answeredTwice} · gaps ${gaps}`,
  );
  for (const [figure, value] of Object.entries(figures)) say(`  ${figure}: ${Number(value.toFixed(1))}`);
  say(faults.length + late.length > 0 ? `  NOT AS PROMISED: ${[...faults, ...late].join(' · ')}` : '  as promised');
}
