import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Every package of the lock file. A licence that the lock file does not name is read from the package itself; null where it names none, and
 * for packages of other platforms, which are not here to be read.
 * @param {string} root
 * @returns {{ name: string, version: string, dev: boolean, licence: string | null }[]}
 */
export function lockedPackages(root) {
  const { packages } = readJson(path.join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      dev: entry.dev === true,
      licence: entry.license ?? licenceIn(path.join(root, place, 'package.json')),
    }));
}

/** Older packages name an object, or a list of them. @param {string} file @returns {string | null} */
function licenceIn(file) {
  let manifest;
  try {
    manifest = readJson(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const named = [manifest.license ?? manifest.licenses ?? []].flat().map((one) => one?.type ?? one);
  return named.length > 0 ? named.join(' OR ') : null;
}
