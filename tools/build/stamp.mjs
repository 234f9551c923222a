import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../start/refusal.mjs';

const IGNORED =
  /(^|[\\/])(node_modules|dist|test-results|playwright-report)([\\/]|$)|\.(spec|int-spec|e2e-spec|test)\.[cm]?tsx?$|\.md$/;

/**
 * One number for everything a build is made from. Contents, not times: a fresh clone or a switched branch has new
 * times for files that are the same.
 * @param {string} root
 * @param {string[]} inputs files and folders below it
 */
export async function fingerprint(root, inputs) {
  const files = (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(path.join(root, file));
    hash.update(`${file.replaceAll(path.sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} input
 * @returns {Promise<string[]>}
 */
async function filesOf(root, input) {
  const found = await stat(path.join(root, input)).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return [];
  if (found.isFile()) return [input];
  const entries = await readdir(path.join(root, input), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file));
}

/** @param {string} file */
export async function readStamp(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export async function writeStamp(file, stamp) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, stamp);
}

/** @param {string} file */
export const removeStamp = (file) => rm(file, { force: true });
