/**
 * `npm test`: all checks, the fast ones first. The first step that fails ends the run.
 *
 *   npm test                 all steps
 *   npm test -- unit e2e     only these steps
 *   npm test -- quick        types, and lint, format, unit and component tests of what changed since the last commit on main; under two minutes
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

const eslint = path.join(path.dirname(require.resolve('eslint/package.json')), 'bin/eslint.js');
const prettier = script('prettier', 'bin/prettier.cjs');
/** Results of earlier runs that are still valid, for `quick`. */
const CACHE = path.join(root, 'node_modules/.cache/kinloom');

/** @param {string[]} options */
const typeChecks = (...options) =>
  ['tsconfig.json', 'web/tsconfig.json', 'tools/tsconfig.json'].map((project) => [
    tsc,
    '--noEmit',
    '-p',
    project,
    ...options.map((option) => option.replaceAll('PROJECT', project.replaceAll('/', '-'))),
  ]);

/** What the steps run, one command after the other. @type {Record<string, string[][]>} */
const STEPS = {
  types: typeChecks(),
  audit: [[path.join(root, 'tools/audit/main.mjs')]],
  lint: [
    [eslint, '.', '--max-warnings', '0'],
    [prettier, '--check', '--log-level', 'warn', '.'],
  ],
  unit: [[jest, '--selectProjects', 'unit']],
  component: [[jest, '--selectProjects', 'component', '--maxWorkers', '2']],
  integration: [[jest, '--selectProjects', 'integration', '--runInBand']],
  e2e: [[jest, '--selectProjects', 'e2e', '--maxWorkers', '2']],
  browser: [[script('@playwright/test', 'cli.js'), 'test', '-c', 'web/playwright.config.ts']],
};

/** Files that differ from main, or from the last commit on main itself. @returns {string[]} */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  // A shallow clone has no main: then what is not committed counts.
  const hasMain = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: root }).status === 0;
  const base = hasMain ? (git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD') : 'HEAD';
  const names = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(names)].filter((name) => name !== '' && existsSync(path.join(root, name)));
}

/** The commands of `quick`. */
function quickSteps() {
  const changed = changedFiles();
  const code = changed.filter((name) => /\.(?:ts|tsx|mjs|cjs)$/.test(name));
  const sources = code.filter((name) => /\.(?:ts|tsx)$/.test(name));
  return {
    types: typeChecks('--incremental', '--tsBuildInfoFile', path.join(CACHE, 'PROJECT.tsbuildinfo')),
    lint: code.length === 0 ? [] : [[eslint, '--max-warnings', '0', '--no-warn-ignored', ...code]],
    format: changed.length === 0 ? [] : [[prettier, '--check', '--ignore-unknown', '--log-level', 'warn', ...changed]],
    unit:
      sources.length === 0
        ? []
        : [[jest, '--selectProjects', 'unit', 'component', '--passWithNoTests', '--findRelatedTests', ...sources]],
  };
}

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
const quick = asked.length === 1 && asked[0] === 'quick';
/** @type {Record<string, string[][]>} */
const steps = quick ? quickSteps() : STEPS;
const unknown = quick ? undefined : asked.find((name) => !(name in STEPS));
if (unknown) throw new Error(`there is no step ${unknown}: quick, ${Object.keys(STEPS).join(', ')}`);

try {
  // Some tests start and stop the built processes.
  if (!quick) await buildWhatIsMissing({ say: (line) => void process.stdout.write(`${line}\n`) });
  for (const [name, commands] of Object.entries(steps)) {
    if (!quick && asked.length > 0 && !asked.includes(name)) continue;
    const begun = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    for (const command of commands) await run(command);
    process.stdout.write(`── ${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
