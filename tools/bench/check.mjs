/**
 * `npm run bench:check`: runs `npm run bench` and compares its figures with tools/bench/budget.json. Exits with 1 where one is more than a tenth
 * worse.
 *
 *   npm run bench:check -- PATH     compares the figures that `npm run bench -- --json PATH` has written
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { overBudget } from './budget.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
/** @param {string} file @returns {Promise<import('./budget.mjs').Figures>} */
const read = async (file) => JSON.parse(await readFile(file, 'utf8'));

const given = process.argv[2];
const worse = overBudget(given ? await read(given) : await measure(), await read(path.join(here, 'budget.json')));
for (const { key, measured, limit } of worse)
  console.error(
    `OVER ${key}: ${measured === undefined ? 'not measured' : measured.toFixed(2)} (limit ${limit.toFixed(2)})`,
  );
if (worse.length > 0) process.exitCode = 1;
else console.log('within the budget');

/** @throws Error if the benchmark fails */
async function measure() {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinloom-bench-check-'));
  try {
    const file = path.join(folder, 'figures.json');
    const child = spawn(process.execPath, [path.join(here, 'main.mjs'), '--json', file], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the benchmark ended with ${code}`);
    return await read(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
