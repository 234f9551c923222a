/**
 * `npm test`: everything, from what is quick to what is whole. Each step ends the run when it fails.
 *
 *   npm test                 all of it
 *   npm test -- unit e2e     only these steps
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsMissing } from '../build/build.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(path.join(root, 'package.json'));

/** The script behind a package's command. @param {string} name @param {string} file */
const script = (name, file) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
const jest = script('jest', 'bin/jest.js');
const tsc = script('typescript', 'bin/tsc');

/** What the steps run, one after the other. @type {Record<string, string[][]>} */
const STEPS = {
  types: ['tsconfig.json', 'web/tsconfig.json', 'tools/tsconfig.json'].map((project) => [
    tsc,
    '--noEmit',
    '-p',
    project,
  ]),
  audit: [[path.join(root, 'tools/audit/main.mjs')]],
  lint: [
    [path.join(path.dirname(require.resolve('eslint/package.json')), 'bin/eslint.js'), '.', '--max-warnings', '0'],
    [script('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  ],
  unit: [[jest, '--selectProjects', 'unit']],
  integration: [[jest, '--selectProjects', 'integration', '--runInBand']],
  e2e: [[jest, '--selectProjects', 'e2e', '--maxWorkers', '2']],
  browser: [[script('@playwright/test', 'cli.js'), 'test', '-c', 'web/playwright.config.ts']],
};

/** @param {string[]} args @returns {Promise<void>} */
function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(args[0] ?? '')} ended with ${code}`)),
    );
  });
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in STEPS));
if (unknown) throw new Error(`there is no step ${unknown}: ${Object.keys(STEPS).join(', ')}`);

try {
  // Some tests end and start the built processes.
  await buildWhatIsMissing({ say: (line) => void process.stdout.write(`${line}\n`) });
  for (const [name, commands] of Object.entries(STEPS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const begun = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    for (const command of commands) await run(command);
    process.stdout.write(`── ${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
