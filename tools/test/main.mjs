/**
 * `npm test`: all checks, the fast ones first. The first command that fails ends the run.
 *
 *   npm test                 all steps
 *   npm test -- unit e2e     only these steps
 *   npm test -- quick        types, and lint, format, unit and component tests of what changed since the last commit on main; under two minutes
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
  ['tsconfig.json', 'web/tsconfig.json', 'tools/tsconfig.json', 'tools/train/tsconfig.json'].map((project) => [
    tsc,
    '--noEmit',
    '-p',
    project,
    ...options.map((option) => option.replaceAll('PROJECT', project.replaceAll('/', '-'))),
  ]);

/** Steps whose commands use one core each and write nothing: they run beside each other, in this order. */
const STATIC = ['lint', 'types', 'audit', 'format'];
const CORES = 2;

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

/** @param {string[]} args @param {{ signal?: AbortSignal, quiet?: boolean }} [options] `quiet`: its output is written when it has ended */
async function run(args, { signal, quiet = false } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    signal,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  const name = path.basename(args[0] ?? '');
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  if (quiet) process.stdout.write(`   ${name}: ${secondsSince(started)} s\n`);
}

/** Runs commands, as many at a time as there are cores. The first failure ends the others. @param {string[][]} commands */
async function runConcurrently(commands) {
  const failed = new AbortController();
  const queue = commands.values();
  const next = async () => {
    for (const command of queue) await run(command, { signal: failed.signal, quiet: true });
  };
  try {
    await Promise.all(Array.from({ length: CORES }, next));
  } catch (error) {
    failed.abort();
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
  const first = STATIC.filter((name) => names.includes(name));
  const stages = [first, ...names.filter((name) => !first.includes(name)).map((name) => [name])];
  for (const stage of stages.filter((part) => part.length > 0)) {
    const started = performance.now();
    process.stdout.write(`\n── ${stage.join(', ')}\n`);
    const commands = stage.flatMap((name) => steps[name] ?? []);
    if (stage === first) await runConcurrently(commands);
    else for (const command of commands) await run(command);
    process.stdout.write(`── ${stage.join(', ')}: ${secondsSince(started)} s\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
