import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * What the bench uses of it.
 * @typedef {{ key: string, kind: string, stream: string, from: string, speaker: string, text: string, notes: string, at: number | null,
 *   whispered: boolean }} Entry
 * @typedef {object} Recall
 * @property {number} bytes
 * @property {(entries: Entry[]) => void} append
 * @property {(cue: { text: string, from: string, at: number, limit: number }) => { key: string }[]} search
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The recall of this checkout, compiled as it is loaded: the bench measures what stands in the sources, whether or not it was built.
 * @returns {{ RecallIndex: new (names: { person: string, soul: string }) => Recall }}
 */
export function loadRecall() {
  const extensions = /** @type {Record<string, (module: any, file: string) => void>} */ (
    /** @type {any} */ (Module)._extensions
  );
  extensions['.ts'] = (module, file) => {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      cwd: root,
      root,
      configFile: path.join(root, '.swcrc'),
      sourceMaps: 'inline',
    });
    module._compile(code, file);
  };
  return createRequire(import.meta.url)(path.join(root, 'libs/mind/src/recall/index.ts'));
}
