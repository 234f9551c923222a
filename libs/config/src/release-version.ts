import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @returns the version of this release, from the product's `package.json`, which is in a parent folder of both the sources and the build output */
export function releaseVersion(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === 'kinloom' && version) return version;
  }
  throw new Error('The package.json of the product is missing.');
}
