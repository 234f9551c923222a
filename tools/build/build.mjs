import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, codeOf } from '../start/refusal.mjs';
import { projectRoot } from '../start/settings.mjs';
import { recordPart } from './record.mjs';
import { fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs
 * @property {string[]} outputs folders below `dist` that the build makes, cleared before it
 * @property {string[]} proofs files without which it has not succeeded
 * @property {string[]} copies folders that the program reads at run time, copied to the same place below `dist`
 * @property {{ script: string, flags: string[] }} tool a script of an installed package, run by this very Node
 */

const common = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

/** @type {Part[]} */
const parts = [
  {
    name: 'server',
    inputs: [...common, 'tsconfig.build.json', 'nest-cli.json', '.swcrc', 'api', 'worker', 'libs'],
    outputs: ['api', 'worker', 'libs'],
    copies: ['libs/mind/weights', 'libs/mind/data/replies', 'libs/mind/data/pieces', 'libs/engine/runtime'],
    proofs: [
      'api/src/main.js',
      'api/src/migrate.js',
      'worker/src/main.js',
      'worker/src/backup.js',
      'worker/src/restore.js',
      'libs/engine/runtime/package-lock.json',
      'libs/mind/weights/understanding.bin',
      'libs/mind/weights/network.bin',
      'libs/mind/weights/talk.bin',
      'libs/mind/weights/notes.bin',
      'libs/mind/weights/reply-values.json',
      'libs/mind/weights/word-vectors.bin',
    ],
    tool: { script: '@nestjs/cli/bin/nest.js', flags: ['build', 'api'] },
  },
  {
    name: 'web app',
    inputs: [...common, 'libs/contract', 'web'],
    outputs: ['web'],
    copies: [],
    proofs: ['web/index.html'],
    tool: { script: 'vite/bin/vite.js', flags: ['build', 'web'] },
  },
];

/**
 * Builds the parts whose sources have changed since they were built, or that were never built to the end.
 * @param {{ say: (line: string) => void, signal?: AbortSignal | undefined, always?: boolean }} options
 */
export async function buildWhatIsMissing({ say, signal, always = false }) {
  for (const part of parts) {
    const stampFile = path.join(projectRoot, 'dist', '.built', part.name.replace(' ', '-'));
    const started = performance.now();
    const stamp = await fingerprint(projectRoot, part.inputs);
    const read = performance.now();
    if (!always && (await readStamp(stampFile)) === stamp && (await firstMissing(part)) === undefined) continue;
    signal?.throwIfAborted();
    say(`Building the ${part.name} …`);
    // Without its stamp the part counts as not built, even if the build fails from here on.
    await removeStamp(stampFile);
    for (const output of part.outputs)
      await rm(path.join(projectRoot, 'dist', output), { recursive: true, force: true });
    const cleared = performance.now();
    await runTool(part, signal);
    for (const folder of part.copies)
      await cp(path.join(projectRoot, folder), path.join(projectRoot, 'dist', folder), { recursive: true });
    const made = performance.now();
    const missing = await firstMissing(part);
    if (missing !== undefined) throw new Refusal(`The build of the ${part.name} did not create ${missing}.`);
    await recordPart(projectRoot, part.name, [
      {
        name: 'sources read',
        done: true,
        seconds: secondsIn(started, read),
        detail: `fingerprint ${stamp.slice(0, 12)}`,
      },
      { name: 'compiled', done: true, seconds: secondsIn(cleared, made), detail: part.tool.script },
      {
        name: 'result checked',
        done: true,
        seconds: secondsIn(made, performance.now()),
        detail: part.proofs.join(', '),
      },
    ]);
    await writeStamp(stampFile, stamp);
  }
}

/**
 * @param {number} from milliseconds
 * @param {number} to
 */
const secondsIn = (from, to) => Math.round(to - from) / 1_000;

/** @param {Part} part */
async function firstMissing(part) {
  for (const proof of part.proofs) {
    try {
      await access(path.join(projectRoot, 'dist', proof));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return `dist/${proof}`;
      throw error;
    }
  }
  return undefined;
}

/**
 * @param {Part} part
 * @param {AbortSignal | undefined} signal
 */
async function runTool({ name, tool }, signal) {
  const script = path.join(projectRoot, 'node_modules', tool.script);
  try {
    await access(script);
  } catch {
    throw new Refusal(`The ${name} is not built and the tools to build it are not installed: run npm ci.`);
  }
  const child = spawn(process.execPath, [script, ...tool.flags], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const [code] = /** @type {[number | null]} */ (await once(child, 'close'));
  if (code === 0) return;
  process.stderr.write(output);
  throw new Refusal(`The build of the ${name} failed (${tool.script}, ${code ?? 'killed'}): see the output above.`);
}
