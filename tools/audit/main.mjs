/**
 * `npm run audit`: exact versions, licences, unused and undeclared packages, known vulnerabilities. Makes no requests: the advisories are those of
 * `advisories.json`, which `npm run audit:refresh` renews. Prints a line for each problem; exits 1 if there is one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importedPackages, misdeclared, refusedLicences, unpinned, vulnerable } from './checks.mjs';
import { bundledPackages, lockedPackages, readJson } from './locked.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SOURCES = /\.(?:ts|tsx|mts|mjs|cjs|css|html)$|^nest-cli\.json$|^\.swcrc$|^tsconfig[\w.]*\.json$/;
/** What an installation runs after the build, without tests. The web app is built: its packages are development dependencies. */
const PRODUCT = /^(?:api|worker)\/src\/|^libs\/(?!testing\/)|^tools\/start\//;
const TESTS = /spec\.tsx?$|\/fixtures?(?:\/|\.ts$)|^web\/src\/testing\//;

const manifest = readJson(path.join(root, 'package.json'));
const accepted = readJson(path.join(root, 'tools/audit/accepted.json'));
const snapshot = readJson(path.join(root, 'tools/audit/advisories.json'));
const packages = lockedPackages(root);
// Installed on request only, into the data directory.
const engineFolder = path.join(root, 'libs/engine/runtime');
const enginePackages = lockedPackages(engineFolder);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => SOURCES.test(file))
  .map((file) => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
    isWeb: file.startsWith('web/src/'),
    isProduct: PRODUCT.test(file) && !TESTS.test(file) && !file.endsWith('.css'),
  }));

const web = new Set(
  files
    .filter(({ path: file, isWeb }) => isWeb && !TESTS.test(file))
    .flatMap(({ text }) => [...importedPackages(text)]),
);
const bundled = bundledPackages(root, web);
const product = packages.filter(({ name, version, dev }) => !dev || bundled.has(`${name} ${version}`));
/** @type {Record<string, string[]>} */
const checks = {
  'exact versions': [...unpinned(manifest), ...unpinned(readJson(path.join(engineFolder, 'package.json')))],
  licences: refusedLicences([...product, ...enginePackages], accepted.licences),
  'declared packages': misdeclared(manifest, files, accepted.unused),
  vulnerabilities: vulnerable([...packages, ...enginePackages], snapshot.advisories, accepted.advisories),
};
for (const [check, problems] of Object.entries(checks)) {
  process.stdout.write(`${check}: ${problems.length === 0 ? 'fine' : `${problems.length} to solve`}\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
}
process.stdout.write(
  `${product.length} packages in the product, ${packages.length} in all, ${enginePackages.length} of the engine; advisories of ${snapshot.date} (${snapshot.source})\n`,
);
const list = spawnSync(process.execPath, [path.join(root, 'tools/audit/third-party.mjs'), '--check'], {
  stdio: 'inherit',
});
if (list.status !== 0 || Object.values(checks).some(({ length }) => length > 0)) process.exitCode = 1;
