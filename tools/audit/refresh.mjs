/**
 * `npm run audit:refresh`: asks a registry which packages of the lock files have known vulnerabilities, and writes the answer to
 * `advisories.json`. The only part of the audit that uses the network; it runs only when called.
 *
 *   npm run audit:refresh                         the registry that npm is set to
 *   npm run audit:refresh -- https://registry…    another one that speaks npm's bulk advisory protocol
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages } from './locked.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const registry = process.argv[2] ?? execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
/** @type {Record<string, string[]>} */
const versions = {};
for (const { name, version } of [...lockedPackages(root), ...lockedPackages(path.join(root, 'libs/engine/runtime'))])
  versions[name] = [...new Set([...(versions[name] ?? []), version])];

const answer = await fetch(
  new URL('-/npm/v1/security/advisories/bulk', registry.endsWith('/') ? registry : `${registry}/`),
  {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
  },
);
if (!answer.ok) {
  process.stderr.write(
    `The registry answered ${answer.status}: it may not offer advisories. Name another one behind the command.\n`,
  );
  process.exit(1);
}
const file = path.join(root, 'tools/audit/advisories.json');
const advisories = JSON.parse(readFileSync(file, 'utf8')).advisories;
/** @type {Record<string, { url: string, title: string, severity: string, vulnerable_versions: string }[]>} */
const found = JSON.parse(await answer.text());
// What is known stays: it would be found again if a version went back.
for (const [name, list] of Object.entries(found)) {
  const known = new Map((advisories[name] ?? []).map((/** @type {{ url: string }} */ one) => [one.url, one]));
  for (const { url, title, severity, vulnerable_versions } of list)
    known.set(url, { url, title, severity, vulnerable_versions });
  advisories[name] = [...known.values()];
}
const sorted = Object.fromEntries(Object.entries(advisories).sort(([one], [other]) => (one < other ? -1 : 1)));
const snapshot = {
  date: new Date().toISOString().slice(0, 10),
  source: 'GitHub Advisory Database, through the bulk protocol of the npm registry',
  advisories: sorted,
};
writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`);
process.stdout.write(`${Object.keys(found).length} packages with advisories. Now: npm run audit\n`);
