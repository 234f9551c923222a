import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * A module of this checkout, compiled on load: benchmarks measure the sources, not the last build.
 * @param {string} file from the root of the checkout
 * @returns {any}
 */
export function loadSource(file) {
  const extensions = /** @type {Record<string, (module: any, file: string) => void>} */ (
    /** @type {any} */ (Module)._extensions
  );
  extensions['.ts'] ??= (module, name) => {
    const { code } = transformSync(readFileSync(name, 'utf8'), {
      filename: name,
      cwd: root,
      root,
      configFile: path.join(root, '.swcrc'),
      sourceMaps: 'inline',
    });
    module._compile(code, name);
  };
  return createRequire(import.meta.url)(path.join(root, file));
}
