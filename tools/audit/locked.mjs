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
      name: entry.name ?? nameAt(place),
      version: entry.version ?? '',
      dev: entry.dev === true,
      licence: entry.license ?? licenceIn(path.join(root, place, 'package.json')),
    }));
}

/**
 * Packages that end up in the web app: those that its sources import, and all they depend on. Vite bundles them, so they are development
 * dependencies, but browsers run them.
 * @param {string} root
 * @param {Iterable<string>} imported names of packages
 * @returns {Set<string>} `name version`
 */
export function bundledPackages(root, imported) {
  const { packages } = readJson(path.join(root, 'package-lock.json'));
  const found = new Set();
  const visit = (/** @type {string} */ name, /** @type {string} */ from) => {
    const place = resolved(packages, name, from);
    if (place === null || found.has(place)) return;
    found.add(place);
    for (const dependency of Object.keys(packages[place].dependencies ?? {})) visit(dependency, place);
  };
  for (const name of imported) visit(name, '');
  return new Set([...found].map((place) => `${nameAt(place)} ${packages[place].version}`));
}

/** Resolves a package like Node: in the importing folder or one above. @param {object} packages @param {string} name @param {string} from */
function resolved(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return null;
  }
}

/** @param {string} place */
const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

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
