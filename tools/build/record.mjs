import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../start/refusal.mjs';

/**
 * @typedef {object} Phase
 * @property {string} name
 * @property {boolean} done
 * @property {number} seconds
 * @property {string} detail
 */

/**
 * Writes down how a part was built, beside what is known of the others: the release carries it, and the team dashboard shows it.
 * @param {string} root
 * @param {string} part
 * @param {Phase[]} phases
 */
export async function recordPart(root, part, phases) {
  const file = path.join(root, 'dist', 'build.json');
  const before = await phasesIn(file);
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const record = {
    version,
    commit: await commitOf(root),
    date: new Date().toISOString(),
    phases: [
      ...before.filter((phase) => phase.part !== part),
      ...phases.map((phase) => ({ part, ...phase, name: `${part}: ${phase.name}` })),
    ],
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * @param {string} file
 * @returns {Promise<(Phase & { part: string })[]>}
 */
async function phasesIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).phases;
  } catch (error) {
    // A truncated file is written again.
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * The commit that was built; null where this is no checkout, or git is not there.
 * @param {string} root
 * @returns {Promise<string | null>}
 */
async function commitOf(root) {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root, windowsHide: true });
    return stdout.trim();
  } catch {
    return null;
  }
}
