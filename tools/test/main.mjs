/**
 * `npm test`: all checks, the fast ones first. The first command that fails ends the run. Commands of a stage run concurrently, because
 * none of them keeps two cores busy by itself: the linter has one thread, and tests of whole processes wait most of the time.
 *
 *   npm test                 all steps
 *   npm test -- unit e2e     only these steps
 *   npm test -- quick        types, and lint, format, unit and component tests of what changed since the last commit on main; under two minutes
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
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
  ['tsconfig.json', 'web/tsconfig.json', 'tools/tsconfig.json', 'tools/train/tsconfig.json'].map((project) => [
    tsc,
    '--noEmit',
    '-p',
    project,
    ...options.map((option) => option.replaceAll('PROJECT', project.replaceAll('/', '-'))),
  ]);

/** Steps in the order of their start. A stage begins when the one before has ended. */
const STAGES = [
  ['lint', 'types', 'audit', 'format', 'unit', 'component'],
  // One after the other: some of these tests wait for leases and timeouts of a few seconds, which busy cores would miss.
  ['integration'],
  ['e2e'],
  ['browser'],
];
/** Commands that run at the same time. */
const LANES = 2;

/** The commands of each step. @type {Record<string, string[][]>} */
const STEPS = {
  types: typeChecks(),
  audit: [[path.join(root, 'tools/audit/main.mjs')]],
  lint: [
    [eslint, '.', '--max-warnings', '0'],
    [prettier, '--check', '--log-level', 'warn', '.'],
  ],
  unit: [[jest, '--selectProjects', 'unit', '--maxWorkers', '2']],
  component: [[jest, '--selectProjects', 'component', '--maxWorkers', '2']],
  integration: [[jest, '--selectProjects', 'integration', '--maxWorkers', '2']],
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

/**
 * Runs a command. Its output is written line by line, with the step in front.
 * @param {string} step
 * @param {string[]} args
 * @param {AbortSignal} signal ends it
 */
async function run(step, args, signal) {
  const started = performance.now();
  // Playwright stops its servers on SIGINT only.
  const child = spawn(process.execPath, args, {
    cwd: root,
    signal,
    killSignal: 'SIGINT',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => process.stdout.write(`${step} │ ${line}\n`));
  // An abort is reported as an error; the output is complete at `close`.
  child.on('error', () => undefined);
  const code = await new Promise((resolve) => child.once('close', resolve));
  const name = path.basename(args[0] ?? '');
  if (code !== 0) throw new Error(`${step}: ${name} ended with ${code}`);
  process.stdout.write(`${step} │ ${name}: ${secondsSince(started)} s\n`);
}

/** Runs the commands of steps, `LANES` at a time. The first failure ends the others. @param {string[]} stage */
async function runConcurrently(stage) {
  const failed = new AbortController();
  // The commands are no longer read once this process has ended: they are ended first.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => failed.abort());
  const queue = stage.flatMap((step) => (steps[step] ?? []).map((command) => ({ step, command }))).values();
  const next = async () => {
    for (const { step, command } of queue) await run(step, command, failed.signal);
  };
  const lanes = Array.from({ length: LANES }, next);
  try {
    await Promise.all(lanes);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(lanes);
    throw error;
  }
}

const secondsSince = (/** @type {number} */ started) => ((performance.now() - started) / 1_000).toFixed(0);

const asked = process.argv.slice(2);
const quick = asked.length === 1 && asked[0] === 'quick';
/** @type {Record<string, string[][]>} */
const steps = quick ? quickSteps() : STEPS;
const unknown = quick ? undefined : asked.find((name) => !(name in STEPS));
if (unknown) throw new Error(`there is no step ${unknown}: quick, ${Object.keys(STEPS).join(', ')}`);

try {
  // Some tests start and stop the built processes.
  if (!quick) await buildWhatIsMissing({ say: (line) => void process.stdout.write(`${line}\n`) });
  const names = Object.keys(steps).filter((name) => quick || asked.length === 0 || asked.includes(name));
  for (const stage of STAGES.map((all) => all.filter((name) => names.includes(name)))) {
    if (stage.length === 0) continue;
    const started = performance.now();
    process.stdout.write(`\n── ${stage.join(', ')}\n`);
    await runConcurrently(stage);
    process.stdout.write(`── ${stage.join(', ')}: ${secondsSince(started)} s\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
