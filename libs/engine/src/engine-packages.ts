import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `package.json` and `package-lock.json` of the engine, the script that runs it, all copied with the build. */
export const RUNTIME_SOURCES = join(__dirname, '..', 'runtime');

const LIBRARY = 'node_modules/node-llama-cpp';
const PREBUILT = 'node_modules/@node-llama-cpp/';

/** Prebuilt packages by platform and architecture. GPU packages are left out: CUDA alone takes 540 MB. */
const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

/**
 * The prebuilt package for a machine.
 * @param isGlibc only asked on Linux: there are no packages for musl, which Alpine Linux uses
 * @returns its name; null if there is none
 */
export function prebuiltPackage(
  platform: string = process.platform,
  arch: string = process.arch,
  isGlibc: () => boolean = usesGlibc,
): string | null {
  const name = PLATFORMS[`${platform}-${arch}`];
  if (name === undefined || (platform === 'linux' && !isGlibc())) return null;
  return `@node-llama-cpp/${name}`;
}

function usesGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

interface LockEntry {
  version: string;
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, LockEntry>;
}

/** The lock file of the engine as it is committed. */
export async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(join(RUNTIME_SOURCES, 'package-lock.json'), 'utf8')) as Lock;
}

/** The version of `node-llama-cpp` that a lock file states. */
export function lockedVersion({ packages }: Lock): string {
  const version = packages[LIBRARY]?.version;
  if (version === undefined) throw new Error('The lock file of the engine has no node-llama-cpp.');
  return version;
}

/**
 * Leaves only one of the prebuilt packages in a lock file. npm chooses optional packages by platform, but the GPU packages fit the same
 * platforms, so it would install all of them.
 * @param prebuilt name of the package to keep
 */
export function narrowLock(lock: Lock, prebuilt: string): Lock {
  const packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([path]) => !path.startsWith(PREBUILT) || path === `node_modules/${prebuilt}`),
  );
  const library = packages[LIBRARY];
  const version = library?.optionalDependencies?.[prebuilt];
  if (!library || version === undefined || !packages[`node_modules/${prebuilt}`]) {
    throw new Error(`The lock file of the engine has no ${prebuilt}.`);
  }
  packages[LIBRARY] = { ...library, optionalDependencies: { [prebuilt]: version } };
  return { ...lock, packages };
}
