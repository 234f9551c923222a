import { isBuiltin } from 'node:module';
import semver from 'semver';
import ts from 'typescript';

/**
 * The checks of `npm run audit`, without reading or writing anything: each gets what it looks at and returns a line for each problem.
 *
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 * @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean, link?: boolean }} Locked
 * @typedef {{ url: string, title: string, severity: string, vulnerable_versions: string }} Advisory
 */

/** Licences that may be used in a product that anyone may run and change, as SPDX names. */
export const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/**
 * Versions that are not exact: the same commit would install something else tomorrow.
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function unpinned(manifest) {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => semver.valid(version) !== version)
    .map(([name, version]) => `${name}: "${version}" is not an exact version. Pin the one in package-lock.json.`);
}

/**
 * Whether everyone may use what is under this licence: an SPDX expression with AND, OR and parentheses.
 * @param {string} expression
 * @returns {boolean}
 */
export function isAllowedLicence(expression) {
  const words = expression.replace(/[()]/g, ' ').trim();
  // No licence in use mixes AND and OR; one that does is not understood, and not allowed.
  if (/ OR /.test(words)) return !/ AND /.test(words) && words.split(' OR ').some((one) => isAllowed(one));
  return words.split(' AND ').every((one) => isAllowed(one));
}

/** @param {string} one */
const isAllowed = (one) => ALLOWED_LICENCES.has(one.trim());

/**
 * Production packages whose licence is unknown or not allowed.
 * @param {readonly { name: string, licence: string | null }[]} packages
 * @param {Readonly<Record<string, string>>} accepted reasons by package
 * @returns {string[]}
 */
export function refusedLicences(packages, accepted) {
  const names = new Set(packages.map(({ name }) => name));
  const refused = packages
    .filter(({ name, licence }) => !(name in accepted) && (licence === null || !isAllowedLicence(licence)))
    .map(({ name, licence }) => `${name}: its licence is ${licence ?? 'not stated'}, which is not on the list.`);
  return [...refused, ...stale(accepted, (name) => names.has(name), 'licences')];
}

/**
 * Packages in the lock file that an advisory names.
 * @param {readonly { name: string, version: string, dev: boolean }[]} packages
 * @param {Readonly<Record<string, readonly Advisory[]>>} advisories by package
 * @param {Readonly<Record<string, string>>} accepted reasons by address of the advisory
 * @returns {string[]}
 */
export function vulnerable(packages, advisories, accepted) {
  const found = packages.flatMap(({ name, version, dev }) =>
    (advisories[name] ?? [])
      .filter(({ vulnerable_versions }) => semver.satisfies(version, vulnerable_versions, { includePrerelease: true }))
      .map(({ url, title, severity }) => ({
        url,
        line: `${name} ${version}${dev ? ' (development)' : ''}: ${severity}: ${title}. ${url}`,
      })),
  );
  const urls = new Set(found.map(({ url }) => url));
  return [
    ...new Set(found.filter(({ url }) => !(url in accepted)).map(({ line }) => line)),
    ...stale(accepted, (url) => urls.has(url), 'advisories'),
  ];
}

/**
 * Packages that sources import and package.json does not name, or names for development only although the product needs them; and
 * packages that it names and nothing uses.
 * @param {Manifest} manifest
 * @param {readonly { path: string, text: string, isProduct: boolean }[]} files
 * @param {Readonly<Record<string, string>>} accepted reasons by package that is used in another way
 * @returns {string[]}
 */
export function misdeclared({ dependencies = {}, devDependencies = {} }, files, accepted) {
  const declared = { ...dependencies, ...devDependencies };
  const undeclared = new Set();
  for (const { path, text, isProduct } of files) {
    for (const name of importedPackages(text)) {
      if (!(name in declared)) undeclared.add(`${name}: ${path} imports it, and package.json does not name it.`);
      else if (isProduct && !(name in dependencies))
        undeclared.add(`${name}: ${path} is part of the product; move it from devDependencies to dependencies.`);
    }
  }
  const everything = files.map(({ text }) => text).join('\n');
  const isUsed = (/** @type {string} */ name) =>
    new RegExp(`['"\`]${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?:/[^'"\`]*)?['"\`]`).test(everything);
  const unused = Object.keys(declared).filter((name) => !isUsed(name) && !isTypesOfUsed(name, declared));
  return [
    ...undeclared,
    ...unused
      .filter((name) => !(name in accepted))
      .map((name) => `${name}: nothing uses it. Remove it from package.json.`),
    ...stale(accepted, (name) => unused.includes(name), 'unused'),
  ];
}

/**
 * Types go with the package they describe, and with Node.js itself.
 * @param {string} name @param {Record<string, string>} declared
 */
function isTypesOfUsed(name, declared) {
  const of = /^@types\/(.+)$/.exec(name)?.[1];
  return of !== undefined && (of === 'node' || of in declared);
}

/**
 * The packages that a source imports, requires or loads later; not Node's own, not files, not path aliases.
 * @param {string} text
 * @returns {Set<string>}
 */
export function importedPackages(text) {
  const names = new Set();
  for (const { fileName, pos } of ts.preProcessFile(text, true, true).importedFiles) {
    // TypeScript takes a method called `require` for Node's function.
    if (/\.\s*require\(\s*['"`]?$/.test(text.slice(Math.max(0, pos - 20), pos))) continue;
    const name = /^(@[a-z0-9][\w.-]*\/[\w.-]+|[a-z][\w.-]*)(?:\/|$)/.exec(fileName)?.[1];
    if (name !== undefined && !name.startsWith('@kinloom/') && !isBuiltin(name)) names.add(name);
  }
  return names;
}

/**
 * Exceptions that nothing needs any more: a list of exceptions must not grow old.
 * @param {Readonly<Record<string, string>>} accepted @param {(key: string) => boolean} isNeeded @param {string} list
 */
const stale = (accepted, isNeeded, list) =>
  Object.keys(accepted)
    .filter((key) => !isNeeded(key))
    .map(
      (key) => `${key}: nothing needs this exception any more. Remove it from "${list}" in tools/audit/accepted.json.`,
    );
