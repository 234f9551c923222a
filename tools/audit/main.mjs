/**
 * `npm run audit`: exact versions, licences, unused and undeclared packages, known vulnerabilities. Asks nobody: the advisories are those of
 * `advisories.json`, which `npm run audit:refresh` renews. Prints a line for each problem; exits 1 if there is one.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { misdeclared, refusedLicences, unpinned, vulnerable } from './checks.mjs';
import { lockedPackages, readJson } from './locked.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SOURCES = /\.(?:ts|tsx|mts|mjs|cjs|css|html)$|^nest-cli\.json$|^\.swcrc$|^tsconfig[\w.]*\.json$/;
/** What runs at a user's: sources of the processes and of the page, without tests and what only tests use. */
const PRODUCT = /^(?:api|worker|web)\/src\/|^libs\/(?!testing\/)|^tools\/start\//;
const TESTS = /spec\.tsx?$|\/fixtures?(?:\/|\.ts$)/;

const manifest = readJson(path.join(root, 'package.json'));
const accepted = readJson(path.join(root, 'tools/audit/accepted.json'));
const snapshot = readJson(path.join(root, 'tools/audit/advisories.json'));
const packages = lockedPackages(root);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => SOURCES.test(file) && file !== 'libs/mind/src/lexicon/table.ts')
  .map((file) => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
    isProduct: PRODUCT.test(file) && !TESTS.test(file) && !file.endsWith('.css'),
  }));

const product = packages.filter(({ dev }) => !dev);
/** @type {Record<string, string[]>} */
const checks = {
  'exact versions': unpinned(manifest),
  licences: refusedLicences(product, accepted.licences),
  'declared packages': misdeclared(manifest, files, accepted.unused),
  vulnerabilities: vulnerable(packages, snapshot.advisories, accepted.advisories),
};
for (const [check, problems] of Object.entries(checks)) {
  process.stdout.write(`${check}: ${problems.length === 0 ? 'fine' : `${problems.length} to solve`}\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
}
process.stdout.write(
  `${product.length} packages in the product, ${packages.length} in all; advisories of ${snapshot.date} (${snapshot.source})\n`,
);
if (Object.values(checks).some(({ length }) => length > 0)) process.exitCode = 1;
