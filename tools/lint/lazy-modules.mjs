import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Modules of the web app that a dynamic `import()` loads, as paths without extension. `React.lazy` renders the default export of such a module.
 * @param {string} root folder that contains `web/src`
 * @returns {string[]}
 */
export function lazyModules(root) {
  const modules = new Set();
  for (const name of readdirSync(path.join(root, 'web/src'), { encoding: 'utf8', recursive: true })) {
    if (!/(?<!\.spec)\.tsx?$/.test(name)) continue;
    const file = path.posix.join('web/src', ...name.split(path.sep));
    for (const [, specifier] of readFileSync(path.join(root, file), 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g))
      modules.add(path.posix.join(path.posix.dirname(file), specifier ?? ''));
  }
  return [...modules].sort();
}
