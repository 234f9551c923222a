import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../train/data.mjs';

const DATA = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/mind/data');
/** Uses of a test split on one version of the data; afterwards it is replaced by a new one. */
const MOST_USES = 10;

/**
 * Writes down that a test split was used, in `test-uses.jsonl` of its data.
 * @param {string} name of a folder below libs/mind/data that has the splits train, validation and test
 * @throws Error after ten uses on one version of the data
 */
export function recordTestUse(name) {
  const file = path.join(DATA, name, 'test-uses.jsonl');
  const data = hashOf(['train', 'validation', 'test'].map((split) => `${name}/${split}`)).slice(0, 16);
  const uses = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const use = uses.filter((one) => one.data === data).length + 1;
  if (use > MOST_USES) throw new Error(`the test split was used ${MOST_USES} times on this data: write a new one`);
  appendFileSync(file, `${JSON.stringify({ data, date: new Date().toISOString().slice(0, 10), use })}\n`);
}
